// @ts-self-types="./mission.approved.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateApproval } from "../../approval.js";
import { validateEvidence } from "../../evidence.js";
import { validateLease } from "../../lease.js";
import { validateMission } from "../../mission.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.mission === undefined) || (!(func0.call(data, "mission")))) && (missing0 = "mission")) || (((data.lease === undefined) || (!(func0.call(data, "lease")))) && (missing0 = "lease"))) || (((data.approval === undefined) || (!(func0.call(data, "approval")))) && (missing0 = "approval"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "mission") || (key0 === "lease")) || (key0 === "approval")) || (key0 === "rootApproval")) || (key0 === "parentEvidence"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mission !== undefined && func0.call(data, "mission")){
const _errs2 = errors;
if(!(validateMission(data.mission, {instancePath:instancePath+"/mission",parentData:data,parentDataProperty:"mission",rootData}))){
vErrors = vErrors === null ? validateMission.errors : vErrors.concat(validateMission.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lease !== undefined && func0.call(data, "lease")){
const _errs3 = errors;
if(!(validateLease(data.lease, {instancePath:instancePath+"/lease",parentData:data,parentDataProperty:"lease",rootData}))){
vErrors = vErrors === null ? validateLease.errors : vErrors.concat(validateLease.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approval !== undefined && func0.call(data, "approval")){
const _errs4 = errors;
if(!(validateApproval(data.approval, {instancePath:instancePath+"/approval",parentData:data,parentDataProperty:"approval",rootData}))){
vErrors = vErrors === null ? validateApproval.errors : vErrors.concat(validateApproval.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rootApproval !== undefined && func0.call(data, "rootApproval")){
const _errs5 = errors;
if(!(validateApproval(data.rootApproval, {instancePath:instancePath+"/rootApproval",parentData:data,parentDataProperty:"rootApproval",rootData}))){
vErrors = vErrors === null ? validateApproval.errors : vErrors.concat(validateApproval.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentEvidence !== undefined && func0.call(data, "parentEvidence")){
let data4 = data.parentEvidence;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data4)){
if(data4.length < 1){
validate0.errors = [{instancePath:instancePath+"/parentEvidence",schemaPath:"#/properties/parentEvidence/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validateEvidence(data4[i0], {instancePath:instancePath+"/parentEvidence/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateEvidence.errors : vErrors.concat(validateEvidence.errors);
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
validate0.errors = [{instancePath:instancePath+"/parentEvidence",schemaPath:"#/properties/parentEvidence/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
