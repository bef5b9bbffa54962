// @ts-self-types="./context-package.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateAgentActor, validateExtensions, validateProtocolId, validateSignature } from "./common.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";
import { allUnique } from "../../lib/json/unique.ts";

export const validateContextPackage = validate0;
const schema0 = {"properties":{"contextPackageId":{},"version":{},"previousContextPackageId":{},"missionId":{},"groupId":{},"workItemId":{},"sourceEventRange":{},"artifactHashes":{"items":{}},"summary":{},"decisions":{"items":{}},"constraints":{"items":{}},"unresolvedQuestions":{"items":{}},"generatedBy":{},"generatedAt":{},"extensions":{},"signature":{}}};
const func0 = Object.prototype.hasOwnProperty;
const func27 = allUnique;
const func41 = isTimestamp;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.fromSequence === undefined) || (!(func0.call(data, "fromSequence")))) && (missing0 = "fromSequence")) || (((data.toSequence === undefined) || (!(func0.call(data, "toSequence")))) && (missing0 = "toSequence"))) || (((data.eventIds === undefined) || (!(func0.call(data, "eventIds")))) && (missing0 = "eventIds"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "fromSequence") || (key0 === "toSequence")) || (key0 === "eventIds"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.fromSequence !== undefined && func0.call(data, "fromSequence")){
let data0 = data.fromSequence;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate1.errors = [{instancePath:instancePath+"/fromSequence",schemaPath:"#/properties/fromSequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate1.errors = [{instancePath:instancePath+"/fromSequence",schemaPath:"#/properties/fromSequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate1.errors = [{instancePath:instancePath+"/fromSequence",schemaPath:"#/properties/fromSequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.toSequence !== undefined && func0.call(data, "toSequence")){
let data1 = data.toSequence;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate1.errors = [{instancePath:instancePath+"/toSequence",schemaPath:"#/properties/toSequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/toSequence",schemaPath:"#/properties/toSequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/toSequence",schemaPath:"#/properties/toSequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eventIds !== undefined && func0.call(data, "eventIds")){
let data2 = data.eventIds;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length < 1){
validate1.errors = [{instancePath:instancePath+"/eventIds",schemaPath:"#/properties/eventIds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/eventIds/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func27(data2))){
validate1.errors = [{instancePath:instancePath+"/eventIds",schemaPath:"#/properties/eventIds/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/eventIds",schemaPath:"#/properties/eventIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
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
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.description === undefined) || (!(func0.call(data, "description")))) && (missing0 = "description")) || (((data.sourceEventIds === undefined) || (!(func0.call(data, "sourceEventIds")))) && (missing0 = "sourceEventIds"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "description") || (key0 === "sourceEventIds"))){
validate3.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.description !== undefined && func0.call(data, "description")){
let data0 = data.description;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate3.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data0.length > 4000 && (data0.length > 8000 || [...data0].length > 4000)){
validate3.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceEventIds !== undefined && func0.call(data, "sourceEventIds")){
let data1 = data.sourceEventIds;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length < 1){
validate3.errors = [{instancePath:instancePath+"/sourceEventIds",schemaPath:"#/properties/sourceEventIds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/sourceEventIds/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func27(data1))){
validate3.errors = [{instancePath:instancePath+"/sourceEventIds",schemaPath:"#/properties/sourceEventIds/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/sourceEventIds",schemaPath:"#/properties/sourceEventIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
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
const pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.contextPackageId === undefined) || (!(func0.call(data, "contextPackageId")))) && (missing0 = "contextPackageId")) || (((data.version === undefined) || (!(func0.call(data, "version")))) && (missing0 = "version"))) || (((data.missionId === undefined) || (!(func0.call(data, "missionId")))) && (missing0 = "missionId"))) || (((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing0 = "groupId"))) || (((data.sourceEventRange === undefined) || (!(func0.call(data, "sourceEventRange")))) && (missing0 = "sourceEventRange"))) || (((data.artifactHashes === undefined) || (!(func0.call(data, "artifactHashes")))) && (missing0 = "artifactHashes"))) || (((data.summary === undefined) || (!(func0.call(data, "summary")))) && (missing0 = "summary"))) || (((data.decisions === undefined) || (!(func0.call(data, "decisions")))) && (missing0 = "decisions"))) || (((data.constraints === undefined) || (!(func0.call(data, "constraints")))) && (missing0 = "constraints"))) || (((data.unresolvedQuestions === undefined) || (!(func0.call(data, "unresolvedQuestions")))) && (missing0 = "unresolvedQuestions"))) || (((data.generatedBy === undefined) || (!(func0.call(data, "generatedBy")))) && (missing0 = "generatedBy"))) || (((data.generatedAt === undefined) || (!(func0.call(data, "generatedAt")))) && (missing0 = "generatedAt"))) || (((data.signature === undefined) || (!(func0.call(data, "signature")))) && (missing0 = "signature"))){
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
if(data.contextPackageId !== undefined && func0.call(data, "contextPackageId")){
let data0 = data.contextPackageId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/contextPackageId",parentData:data,parentDataProperty:"contextPackageId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate0.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previousContextPackageId !== undefined && func0.call(data, "previousContextPackageId")){
let data2 = data.previousContextPackageId;
const _errs5 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/previousContextPackageId",parentData:data,parentDataProperty:"previousContextPackageId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.missionId !== undefined && func0.call(data, "missionId")){
let data3 = data.missionId;
const _errs6 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/missionId",parentData:data,parentDataProperty:"missionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data4 = data.groupId;
const _errs7 = errors;
if(!(validateProtocolId(data4) || validateProtocolId(data4, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workItemId !== undefined && func0.call(data, "workItemId")){
let data5 = data.workItemId;
const _errs8 = errors;
if(!(validateProtocolId(data5) || validateProtocolId(data5, {instancePath:instancePath+"/workItemId",parentData:data,parentDataProperty:"workItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceEventRange !== undefined && func0.call(data, "sourceEventRange")){
const _errs9 = errors;
if(!(validate1(data.sourceEventRange, {instancePath:instancePath+"/sourceEventRange",parentData:data,parentDataProperty:"sourceEventRange",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.artifactHashes !== undefined && func0.call(data, "artifactHashes")){
let data7 = data.artifactHashes;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs12 = errors;
if(errors === _errs12){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
validate0.errors = [{instancePath:instancePath+"/artifactHashes/" + i0,schemaPath:"#/properties/artifactHashes/items/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/artifactHashes/" + i0,schemaPath:"#/properties/artifactHashes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func27(data7))){
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
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined && func0.call(data, "summary")){
let data9 = data.summary;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data9 === "string"){
if(data9.length < 1){
validate0.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data9.length > 50000 && (data9.length > 100000 || [...data9].length > 50000)){
validate0.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 50000 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decisions !== undefined && func0.call(data, "decisions")){
let data10 = data.decisions;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data10)){
var valid2 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs18 = errors;
if(!(validate3(data10[i1], {instancePath:instancePath+"/decisions/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid2 = _errs18 === errors;
if(!valid2){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/decisions",schemaPath:"#/properties/decisions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.constraints !== undefined && func0.call(data, "constraints")){
let data12 = data.constraints;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data12)){
var valid3 = true;
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
const _errs21 = errors;
if(errors === _errs21){
if(typeof data13 === "string"){
if(data13.length < 1){
validate0.errors = [{instancePath:instancePath+"/constraints/" + i2,schemaPath:"#/properties/constraints/items/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data13.length > 4000 && (data13.length > 8000 || [...data13].length > 4000)){
validate0.errors = [{instancePath:instancePath+"/constraints/" + i2,schemaPath:"#/properties/constraints/items/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/constraints/" + i2,schemaPath:"#/properties/constraints/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/constraints",schemaPath:"#/properties/constraints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unresolvedQuestions !== undefined && func0.call(data, "unresolvedQuestions")){
let data14 = data.unresolvedQuestions;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data14)){
var valid4 = true;
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
let data15 = data14[i3];
const _errs25 = errors;
if(errors === _errs25){
if(typeof data15 === "string"){
if(data15.length < 1){
validate0.errors = [{instancePath:instancePath+"/unresolvedQuestions/" + i3,schemaPath:"#/properties/unresolvedQuestions/items/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data15.length > 4000 && (data15.length > 8000 || [...data15].length > 4000)){
validate0.errors = [{instancePath:instancePath+"/unresolvedQuestions/" + i3,schemaPath:"#/properties/unresolvedQuestions/items/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/unresolvedQuestions/" + i3,schemaPath:"#/properties/unresolvedQuestions/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs25 === errors;
if(!valid4){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/unresolvedQuestions",schemaPath:"#/properties/unresolvedQuestions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generatedBy !== undefined && func0.call(data, "generatedBy")){
const _errs27 = errors;
if(!(validateAgentActor(data.generatedBy, {instancePath:instancePath+"/generatedBy",parentData:data,parentDataProperty:"generatedBy",rootData}))){
vErrors = vErrors === null ? validateAgentActor.errors : vErrors.concat(validateAgentActor.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generatedAt !== undefined && func0.call(data, "generatedAt")){
let data17 = data.generatedAt;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data17 === "string"){
if(!(func41(data17))){
validate0.errors = [{instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/generatedAt",schemaPath:"#/properties/generatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extensions !== undefined && func0.call(data, "extensions")){
const _errs30 = errors;
if(!(validateExtensions(data.extensions, {instancePath:instancePath+"/extensions",parentData:data,parentDataProperty:"extensions",rootData}))){
vErrors = vErrors === null ? validateExtensions.errors : vErrors.concat(validateExtensions.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined && func0.call(data, "signature")){
const _errs31 = errors;
if(!(validateSignature(data.signature, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validateSignature.errors : vErrors.concat(validateSignature.errors);
errors = vErrors.length;
}
var valid0 = _errs31 === errors;
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
