// @ts-self-types="./work.submitted.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateEvidence } from "../../evidence.js";
import { validateLease } from "../../lease.js";
import { validateWorkItem } from "../../work-item.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.workItem === undefined) || (!(func0.call(data, "workItem")))) && (missing0 = "workItem")) || (((data.evidence === undefined) || (!(func0.call(data, "evidence")))) && (missing0 = "evidence"))) || (((data.executionLease === undefined) || (!(func0.call(data, "executionLease")))) && (missing0 = "executionLease"))) || (((data.ownershipLease === undefined) || (!(func0.call(data, "ownershipLease")))) && (missing0 = "ownershipLease"))) || (((data.missionRevision === undefined) || (!(func0.call(data, "missionRevision")))) && (missing0 = "missionRevision"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "workItem") || (key0 === "evidence")) || (key0 === "executionLease")) || (key0 === "ownershipLease")) || (key0 === "missionRevision"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.workItem !== undefined && func0.call(data, "workItem")){
const _errs2 = errors;
if(!(validateWorkItem(data.workItem, {instancePath:instancePath+"/workItem",parentData:data,parentDataProperty:"workItem",rootData}))){
vErrors = vErrors === null ? validateWorkItem.errors : vErrors.concat(validateWorkItem.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data1 = data.evidence;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
validate0.errors = [{instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validateEvidence(data1[i0], {instancePath:instancePath+"/evidence/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateEvidence.errors : vErrors.concat(validateEvidence.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
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
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.executionLease !== undefined && func0.call(data, "executionLease")){
const _errs6 = errors;
if(!(validateLease(data.executionLease, {instancePath:instancePath+"/executionLease",parentData:data,parentDataProperty:"executionLease",rootData}))){
vErrors = vErrors === null ? validateLease.errors : vErrors.concat(validateLease.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ownershipLease !== undefined && func0.call(data, "ownershipLease")){
const _errs7 = errors;
if(!(validateLease(data.ownershipLease, {instancePath:instancePath+"/ownershipLease",parentData:data,parentDataProperty:"ownershipLease",rootData}))){
vErrors = vErrors === null ? validateLease.errors : vErrors.concat(validateLease.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.missionRevision !== undefined && func0.call(data, "missionRevision")){
let data5 = data.missionRevision;
const _errs8 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate0.errors = [{instancePath:instancePath+"/missionRevision",schemaPath:"#/properties/missionRevision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/missionRevision",schemaPath:"#/properties/missionRevision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/missionRevision",schemaPath:"#/properties/missionRevision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
