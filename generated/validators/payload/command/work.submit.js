// @ts-self-types="./work.submit.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateProtocolId } from "../../common.js";
import { validateEvidence } from "../../evidence.js";
import { validateWorkProgress } from "../../work-item.js";
import { allUnique } from "../../../../lib/json/unique.ts";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func8 = allUnique;
const pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.executionLeaseId === undefined) || (!(func0.call(data, "executionLeaseId")))) && (missing0 = "executionLeaseId")) || (((data.ownershipEpoch === undefined) || (!(func0.call(data, "ownershipEpoch")))) && (missing0 = "ownershipEpoch"))) || (((data.artifactHashes === undefined) || (!(func0.call(data, "artifactHashes")))) && (missing0 = "artifactHashes"))) || (((data.evidence === undefined) || (!(func0.call(data, "evidence")))) && (missing0 = "evidence"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((key0 === "workItemId") || (key0 === "executionLeaseId")) || (key0 === "ownershipEpoch")) || (key0 === "artifactHashes")) || (key0 === "evidence")) || (key0 === "progress"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.workItemId !== undefined && func0.call(data, "workItemId")){
let data0 = data.workItemId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/workItemId",parentData:data,parentDataProperty:"workItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.executionLeaseId !== undefined && func0.call(data, "executionLeaseId")){
let data1 = data.executionLeaseId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/executionLeaseId",parentData:data,parentDataProperty:"executionLeaseId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ownershipEpoch !== undefined && func0.call(data, "ownershipEpoch")){
let data2 = data.ownershipEpoch;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate0.errors = [{instancePath:instancePath+"/ownershipEpoch",schemaPath:"#/properties/ownershipEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/ownershipEpoch",schemaPath:"#/properties/ownershipEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/ownershipEpoch",schemaPath:"#/properties/ownershipEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.artifactHashes !== undefined && func0.call(data, "artifactHashes")){
let data3 = data.artifactHashes;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
if(data3.length < 1){
validate0.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate0.errors = [{instancePath:instancePath+"/artifactHashes/" + i0,schemaPath:"#/properties/artifactHashes/items/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/artifactHashes/" + i0,schemaPath:"#/properties/artifactHashes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func8(data3))){
validate0.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data5 = data.evidence;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
if(data5.length < 1){
validate0.errors = [{instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validateEvidence(data5[i1], {instancePath:instancePath+"/evidence/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validateEvidence.errors : vErrors.concat(validateEvidence.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined && func0.call(data, "progress")){
const _errs13 = errors;
if(!(validateWorkProgress(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
vErrors = vErrors === null ? validateWorkProgress.errors : vErrors.concat(validateWorkProgress.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
