// @ts-self-types="./work-contract.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateAcceptanceCriterion, validateBudget, validateCapabilityRef, validateExtensions, validateProtocolId, validateResourceGrant } from "./common.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";
import { isAbsoluteUri } from "../../lib/format/uri.ts";
import { allUnique } from "../../lib/json/unique.ts";

export const validateWorkContract = validate0;
const schema0 = {"properties":{"contractVersion":{},"goal":{},"requiredDeliverables":{"items":{}},"acceptanceCriteria":{"items":{}},"inputArtifacts":{"items":{}},"dependencyWorkItemIds":{"items":{}},"allowedResources":{"items":{}},"requiredCapabilities":{"items":{}},"deadline":{},"requestedUrgency":{},"businessImpact":{},"retryPolicy":{},"budget":{},"sideEffectRisk":{},"executionApproval":{},"constraints":{},"extensions":{}}};
const func0 = Object.prototype.hasOwnProperty;
const func30 = allUnique;
const func36 = isTimestamp;
const func27 = isAbsoluteUri;
const pattern0 = new RegExp("^[a-zA-Z0-9][a-zA-Z0-9._-]{0,127}$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.deliverableId === undefined) || (!(func0.call(data, "deliverableId")))) && (missing0 = "deliverableId")) || (((data.description === undefined) || (!(func0.call(data, "description")))) && (missing0 = "description"))) || (((data.mediaType === undefined) || (!(func0.call(data, "mediaType")))) && (missing0 = "mediaType"))) || (((data.schema === undefined) || (!(func0.call(data, "schema")))) && (missing0 = "schema"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "deliverableId") || (key0 === "description")) || (key0 === "mediaType")) || (key0 === "schema"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.deliverableId !== undefined && func0.call(data, "deliverableId")){
let data0 = data.deliverableId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate1.errors = [{instancePath:instancePath+"/deliverableId",schemaPath:"#/properties/deliverableId/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9._-]{0,127}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9._-]{0,127}$"+"\""}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/deliverableId",schemaPath:"#/properties/deliverableId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
let data1 = data.description;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate1.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 4000 && (data1.length > 8000 || [...data1].length > 4000)){
validate1.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mediaType !== undefined && func0.call(data, "mediaType")){
let data2 = data.mediaType;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
validate1.errors = [{instancePath:instancePath+"/mediaType",schemaPath:"#/properties/mediaType/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$"},message:"must match pattern \""+"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$"+"\""}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/mediaType",schemaPath:"#/properties/mediaType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined && func0.call(data, "schema")){
let data3 = data.schema;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(func27(data3))){
validate1.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/format",keyword:"format",params:{},message:"must match format \"uri\""}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
const pattern3 = new RegExp("^P(?!$)(?:[0-9]+D)?(?:T(?=[0-9])(?:[0-9]+H)?(?:[0-9]+M)?(?:[0-9]+(?:\\.[0-9]+)?S)?)?$", "u");
const pattern4 = new RegExp("^[A-Z][A-Z0-9_]{1,127}$", "u");
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.maxAttempts === undefined) || (!(func0.call(data, "maxAttempts")))) && (missing0 = "maxAttempts")) || (((data.backoff === undefined) || (!(func0.call(data, "backoff")))) && (missing0 = "backoff"))) || (((data.maxDelay === undefined) || (!(func0.call(data, "maxDelay")))) && (missing0 = "maxDelay"))) || (((data.retryableFailures === undefined) || (!(func0.call(data, "retryableFailures")))) && (missing0 = "retryableFailures"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "maxAttempts") || (key0 === "backoff")) || (key0 === "maxDelay")) || (key0 === "retryableFailures"))){
validate3.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.maxAttempts !== undefined && func0.call(data, "maxAttempts")){
let data0 = data.maxAttempts;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate3.errors = [{instancePath:instancePath+"/maxAttempts",schemaPath:"#/properties/maxAttempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate3.errors = [{instancePath:instancePath+"/maxAttempts",schemaPath:"#/properties/maxAttempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate3.errors = [{instancePath:instancePath+"/maxAttempts",schemaPath:"#/properties/maxAttempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backoff !== undefined && func0.call(data, "backoff")){
let data1 = data.backoff;
const _errs4 = errors;
if(!(data1 === "none" || data1 === "fixed" || data1 === "exponential")){
validate3.errors = [{instancePath:instancePath+"/backoff",schemaPath:"#/properties/backoff/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxDelay !== undefined && func0.call(data, "maxDelay")){
let data2 = data.maxDelay;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
validate3.errors = [{instancePath:instancePath+"/maxDelay",schemaPath:"#/properties/maxDelay/pattern",keyword:"pattern",params:{pattern: "^P(?!$)(?:[0-9]+D)?(?:T(?=[0-9])(?:[0-9]+H)?(?:[0-9]+M)?(?:[0-9]+(?:\\.[0-9]+)?S)?)?$"},message:"must match pattern \""+"^P(?!$)(?:[0-9]+D)?(?:T(?=[0-9])(?:[0-9]+H)?(?:[0-9]+M)?(?:[0-9]+(?:\\.[0-9]+)?S)?)?$"+"\""}];
return false;
}
else {
if(data2.length > 64 && (data2.length > 128 || [...data2].length > 64)){
validate3.errors = [{instancePath:instancePath+"/maxDelay",schemaPath:"#/properties/maxDelay/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 64 characters"}];
return false;
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/maxDelay",schemaPath:"#/properties/maxDelay/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryableFailures !== undefined && func0.call(data, "retryableFailures")){
let data3 = data.retryableFailures;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate3.errors = [{instancePath:instancePath+"/retryableFailures/" + i0,schemaPath:"#/properties/retryableFailures/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]{1,127}$"},message:"must match pattern \""+"^[A-Z][A-Z0-9_]{1,127}$"+"\""}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/retryableFailures/" + i0,schemaPath:"#/properties/retryableFailures/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func30(data3))){
validate3.errors = [{instancePath:instancePath+"/retryableFailures",schemaPath:"#/properties/retryableFailures/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/retryableFailures",schemaPath:"#/properties/retryableFailures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
const pattern2 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.contractVersion === undefined) || (!(func0.call(data, "contractVersion")))) && (missing0 = "contractVersion")) || (((data.goal === undefined) || (!(func0.call(data, "goal")))) && (missing0 = "goal"))) || (((data.requiredDeliverables === undefined) || (!(func0.call(data, "requiredDeliverables")))) && (missing0 = "requiredDeliverables"))) || (((data.acceptanceCriteria === undefined) || (!(func0.call(data, "acceptanceCriteria")))) && (missing0 = "acceptanceCriteria"))) || (((data.inputArtifacts === undefined) || (!(func0.call(data, "inputArtifacts")))) && (missing0 = "inputArtifacts"))) || (((data.dependencyWorkItemIds === undefined) || (!(func0.call(data, "dependencyWorkItemIds")))) && (missing0 = "dependencyWorkItemIds"))) || (((data.allowedResources === undefined) || (!(func0.call(data, "allowedResources")))) && (missing0 = "allowedResources"))) || (((data.requiredCapabilities === undefined) || (!(func0.call(data, "requiredCapabilities")))) && (missing0 = "requiredCapabilities"))) || (((data.deadline === undefined) || (!(func0.call(data, "deadline")))) && (missing0 = "deadline"))) || (((data.requestedUrgency === undefined) || (!(func0.call(data, "requestedUrgency")))) && (missing0 = "requestedUrgency"))) || (((data.businessImpact === undefined) || (!(func0.call(data, "businessImpact")))) && (missing0 = "businessImpact"))) || (((data.retryPolicy === undefined) || (!(func0.call(data, "retryPolicy")))) && (missing0 = "retryPolicy"))) || (((data.budget === undefined) || (!(func0.call(data, "budget")))) && (missing0 = "budget"))) || (((data.sideEffectRisk === undefined) || (!(func0.call(data, "sideEffectRisk")))) && (missing0 = "sideEffectRisk"))) || (((data.executionApproval === undefined) || (!(func0.call(data, "executionApproval")))) && (missing0 = "executionApproval"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.contractVersion !== undefined && func0.call(data, "contractVersion")){
let data0 = data.contractVersion;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate0.errors = [{instancePath:instancePath+"/contractVersion",schemaPath:"#/properties/contractVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/contractVersion",schemaPath:"#/properties/contractVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/contractVersion",schemaPath:"#/properties/contractVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goal !== undefined && func0.call(data, "goal")){
let data1 = data.goal;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate0.errors = [{instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 10000 && (data1.length > 20000 || [...data1].length > 10000)){
validate0.errors = [{instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 10000 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredDeliverables !== undefined && func0.call(data, "requiredDeliverables")){
let data2 = data.requiredDeliverables;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length < 1){
validate0.errors = [{instancePath:instancePath+"/requiredDeliverables",schemaPath:"#/properties/requiredDeliverables/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate1(data2[i0], {instancePath:instancePath+"/requiredDeliverables/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/requiredDeliverables",schemaPath:"#/properties/requiredDeliverables/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acceptanceCriteria !== undefined && func0.call(data, "acceptanceCriteria")){
let data4 = data.acceptanceCriteria;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length < 1){
validate0.errors = [{instancePath:instancePath+"/acceptanceCriteria",schemaPath:"#/properties/acceptanceCriteria/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(!(validateAcceptanceCriterion(data4[i1], {instancePath:instancePath+"/acceptanceCriteria/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validateAcceptanceCriterion.errors : vErrors.concat(validateAcceptanceCriterion.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/acceptanceCriteria",schemaPath:"#/properties/acceptanceCriteria/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inputArtifacts !== undefined && func0.call(data, "inputArtifacts")){
let data6 = data.inputArtifacts;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data6)){
var valid3 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
const _errs14 = errors;
if(errors === _errs14){
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
validate0.errors = [{instancePath:instancePath+"/inputArtifacts/" + i2,schemaPath:"#/properties/inputArtifacts/items/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/inputArtifacts/" + i2,schemaPath:"#/properties/inputArtifacts/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
if(valid3){
if(!(func30(data6))){
validate0.errors = [{instancePath:instancePath+"/inputArtifacts",schemaPath:"#/properties/inputArtifacts/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/inputArtifacts",schemaPath:"#/properties/inputArtifacts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dependencyWorkItemIds !== undefined && func0.call(data, "dependencyWorkItemIds")){
let data8 = data.dependencyWorkItemIds;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data8)){
var valid4 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
const _errs18 = errors;
if(!(validateProtocolId(data9) || validateProtocolId(data9, {instancePath:instancePath+"/dependencyWorkItemIds/" + i3,parentData:data8,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid4 = _errs18 === errors;
if(!valid4){
break;
}
}
if(valid4){
if(!(func30(data8))){
validate0.errors = [{instancePath:instancePath+"/dependencyWorkItemIds",schemaPath:"#/properties/dependencyWorkItemIds/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/dependencyWorkItemIds",schemaPath:"#/properties/dependencyWorkItemIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowedResources !== undefined && func0.call(data, "allowedResources")){
let data10 = data.allowedResources;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data10)){
var valid5 = true;
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
const _errs21 = errors;
if(!(validateResourceGrant(data10[i4], {instancePath:instancePath+"/allowedResources/" + i4,parentData:data10,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validateResourceGrant.errors : vErrors.concat(validateResourceGrant.errors);
errors = vErrors.length;
}
var valid5 = _errs21 === errors;
if(!valid5){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/allowedResources",schemaPath:"#/properties/allowedResources/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredCapabilities !== undefined && func0.call(data, "requiredCapabilities")){
let data12 = data.requiredCapabilities;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data12)){
if(data12.length < 1){
validate0.errors = [{instancePath:instancePath+"/requiredCapabilities",schemaPath:"#/properties/requiredCapabilities/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid6 = true;
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
const _errs24 = errors;
if(!(validateCapabilityRef(data12[i5], {instancePath:instancePath+"/requiredCapabilities/" + i5,parentData:data12,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validateCapabilityRef.errors : vErrors.concat(validateCapabilityRef.errors);
errors = vErrors.length;
}
var valid6 = _errs24 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/requiredCapabilities",schemaPath:"#/properties/requiredCapabilities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deadline !== undefined && func0.call(data, "deadline")){
let data14 = data.deadline;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data14 === "string"){
if(!(func36(data14))){
validate0.errors = [{instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requestedUrgency !== undefined && func0.call(data, "requestedUrgency")){
let data15 = data.requestedUrgency;
const _errs27 = errors;
if(!(data15 === "routine" || data15 === "normal" || data15 === "high" || data15 === "critical")){
validate0.errors = [{instancePath:instancePath+"/requestedUrgency",schemaPath:"#/properties/requestedUrgency/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.businessImpact !== undefined && func0.call(data, "businessImpact")){
let data16 = data.businessImpact;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data16 === "string"){
if(data16.length < 1){
validate0.errors = [{instancePath:instancePath+"/businessImpact",schemaPath:"#/properties/businessImpact/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data16.length > 4000 && (data16.length > 8000 || [...data16].length > 4000)){
validate0.errors = [{instancePath:instancePath+"/businessImpact",schemaPath:"#/properties/businessImpact/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/businessImpact",schemaPath:"#/properties/businessImpact/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryPolicy !== undefined && func0.call(data, "retryPolicy")){
const _errs30 = errors;
if(!(validate3(data.retryPolicy, {instancePath:instancePath+"/retryPolicy",parentData:data,parentDataProperty:"retryPolicy",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget !== undefined && func0.call(data, "budget")){
const _errs31 = errors;
if(!(validateBudget(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validateBudget.errors : vErrors.concat(validateBudget.errors);
errors = vErrors.length;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sideEffectRisk !== undefined && func0.call(data, "sideEffectRisk")){
let data19 = data.sideEffectRisk;
const _errs32 = errors;
if(!(data19 === "none" || data19 === "reversible" || data19 === "external" || data19 === "high_risk" || data19 === "destructive")){
validate0.errors = [{instancePath:instancePath+"/sideEffectRisk",schemaPath:"#/properties/sideEffectRisk/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.executionApproval !== undefined && func0.call(data, "executionApproval")){
let data20 = data.executionApproval;
const _errs33 = errors;
if(!(data20 === "not_required" || data20 === "policy_required" || data20 === "human_required")){
validate0.errors = [{instancePath:instancePath+"/executionApproval",schemaPath:"#/properties/executionApproval/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.constraints !== undefined && func0.call(data, "constraints")){
let data21 = data.constraints;
const _errs34 = errors;
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))){
validate0.errors = [{instancePath:instancePath+"/constraints",schemaPath:"#/properties/constraints/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extensions !== undefined && func0.call(data, "extensions")){
const _errs36 = errors;
if(!(validateExtensions(data.extensions, {instancePath:instancePath+"/extensions",parentData:data,parentDataProperty:"extensions",rootData}))){
vErrors = vErrors === null ? validateExtensions.errors : vErrors.concat(validateExtensions.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
