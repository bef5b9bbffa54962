// @ts-self-types="./evidence.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateActor, validateProtocolId, validateSignature } from "./common.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";
import { allUnique } from "../../lib/json/unique.ts";

export const validateEvidence = validate0;
const schema0 = {"properties":{"evidenceId":{},"missionId":{},"groupId":{},"workItemId":{},"type":{},"subject":{},"criterionIds":{"items":{}},"method":{},"result":{},"details":{},"artifactHashes":{"items":{}},"generatedBy":{},"toolVersion":{},"modelVersion":{},"createdAt":{},"signature":{}}};
const func0 = Object.prototype.hasOwnProperty;
const func25 = allUnique;
const func35 = isTimestamp;
const pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")) || (((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "type") || (key0 === "id"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
const _errs2 = errors;
if(!(data0 === "work_item" || data0 === "artifact" || data0 === "mission")){
validate1.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate1.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
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
const pattern1 = new RegExp("^[a-zA-Z0-9][a-zA-Z0-9._-]{0,127}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.evidenceId === undefined) || (!(func0.call(data, "evidenceId")))) && (missing0 = "evidenceId")) || (((data.missionId === undefined) || (!(func0.call(data, "missionId")))) && (missing0 = "missionId"))) || (((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing0 = "groupId"))) || (((data.workItemId === undefined) || (!(func0.call(data, "workItemId")))) && (missing0 = "workItemId"))) || (((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type"))) || (((data.subject === undefined) || (!(func0.call(data, "subject")))) && (missing0 = "subject"))) || (((data.criterionIds === undefined) || (!(func0.call(data, "criterionIds")))) && (missing0 = "criterionIds"))) || (((data.method === undefined) || (!(func0.call(data, "method")))) && (missing0 = "method"))) || (((data.result === undefined) || (!(func0.call(data, "result")))) && (missing0 = "result"))) || (((data.artifactHashes === undefined) || (!(func0.call(data, "artifactHashes")))) && (missing0 = "artifactHashes"))) || (((data.generatedBy === undefined) || (!(func0.call(data, "generatedBy")))) && (missing0 = "generatedBy"))) || (((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))) && (missing0 = "createdAt"))) || (((data.signature === undefined) || (!(func0.call(data, "signature")))) && (missing0 = "signature"))){
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
if(data.evidenceId !== undefined && func0.call(data, "evidenceId")){
let data0 = data.evidenceId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/evidenceId",parentData:data,parentDataProperty:"evidenceId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.missionId !== undefined && func0.call(data, "missionId")){
let data1 = data.missionId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/missionId",parentData:data,parentDataProperty:"missionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data2 = data.groupId;
const _errs4 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workItemId !== undefined && func0.call(data, "workItemId")){
let data3 = data.workItemId;
const _errs5 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/workItemId",parentData:data,parentDataProperty:"workItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined && func0.call(data, "type")){
let data4 = data.type;
const _errs6 = errors;
if(!(data4 === "artifact_integrity" || data4 === "schema_validation" || data4 === "deterministic_test" || data4 === "business_rule" || data4 === "reviewer_assessment" || data4 === "human_review" || data4 === "policy_check" || data4 === "failure_report")){
validate0.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined && func0.call(data, "subject")){
const _errs7 = errors;
if(!(validate1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criterionIds !== undefined && func0.call(data, "criterionIds")){
let data6 = data.criterionIds;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data6)){
if(data6.length < 1){
validate0.errors = [{instancePath:instancePath+"/criterionIds",schemaPath:"#/properties/criterionIds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
validate0.errors = [{instancePath:instancePath+"/criterionIds/" + i0,schemaPath:"#/properties/criterionIds/items/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z0-9][a-zA-Z0-9._-]{0,127}$"},message:"must match pattern \""+"^[a-zA-Z0-9][a-zA-Z0-9._-]{0,127}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/criterionIds/" + i0,schemaPath:"#/properties/criterionIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func25(data6))){
validate0.errors = [{instancePath:instancePath+"/criterionIds",schemaPath:"#/properties/criterionIds/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/criterionIds",schemaPath:"#/properties/criterionIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined && func0.call(data, "method")){
let data8 = data.method;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data8 === "string"){
if(data8.length < 1){
validate0.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data8.length > 4000 && (data8.length > 8000 || [...data8].length > 4000)){
validate0.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined && func0.call(data, "result")){
let data9 = data.result;
const _errs14 = errors;
if(!(data9 === "passed" || data9 === "failed" || data9 === "inconclusive")){
validate0.errors = [{instancePath:instancePath+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined && func0.call(data, "details")){
let data10 = data.details;
const _errs15 = errors;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
validate0.errors = [{instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.artifactHashes !== undefined && func0.call(data, "artifactHashes")){
let data11 = data.artifactHashes;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data11)){
var valid2 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs19 = errors;
if(errors === _errs19){
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
validate0.errors = [{instancePath:instancePath+"/artifactHashes/" + i1,schemaPath:"#/properties/artifactHashes/items/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/artifactHashes/" + i1,schemaPath:"#/properties/artifactHashes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs19 === errors;
if(!valid2){
break;
}
}
if(valid2){
if(!(func25(data11))){
validate0.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generatedBy !== undefined && func0.call(data, "generatedBy")){
const _errs21 = errors;
if(!(validateActor(data.generatedBy, {instancePath:instancePath+"/generatedBy",parentData:data,parentDataProperty:"generatedBy",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolVersion !== undefined && func0.call(data, "toolVersion")){
let data14 = data.toolVersion;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data14 === "string"){
if(data14.length > 500 && (data14.length > 1000 || [...data14].length > 500)){
validate0.errors = [{instancePath:instancePath+"/toolVersion",schemaPath:"#/properties/toolVersion/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/toolVersion",schemaPath:"#/properties/toolVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modelVersion !== undefined && func0.call(data, "modelVersion")){
let data15 = data.modelVersion;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data15 === "string"){
if(data15.length > 500 && (data15.length > 1000 || [...data15].length > 500)){
validate0.errors = [{instancePath:instancePath+"/modelVersion",schemaPath:"#/properties/modelVersion/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/modelVersion",schemaPath:"#/properties/modelVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
let data16 = data.createdAt;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data16 === "string"){
if(!(func35(data16))){
validate0.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined && func0.call(data, "signature")){
const _errs28 = errors;
if(!(validateSignature(data.signature, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validateSignature.errors : vErrors.concat(validateSignature.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
