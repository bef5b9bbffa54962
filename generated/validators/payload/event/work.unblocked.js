// @ts-self-types="./work.unblocked.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateLease } from "../../lease.js";
import { validateEmergencyOverride } from "../parts.js";
import { validateWorkItem } from "../../work-item.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.workItem === undefined) || (!(func0.call(data, "workItem")))) && (missing0 = "workItem")) || (((data.resolution === undefined) || (!(func0.call(data, "resolution")))) && (missing0 = "resolution"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "workItem") || (key0 === "resolution")) || (key0 === "blockedLease")) || (key0 === "ownershipLease")) || (key0 === "emergencyOverride"))){
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
if(data.resolution !== undefined && func0.call(data, "resolution")){
let data1 = data.resolution;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate0.errors = [{instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 4000 && (data1.length > 8000 || [...data1].length > 4000)){
validate0.errors = [{instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockedLease !== undefined && func0.call(data, "blockedLease")){
const _errs5 = errors;
if(!(validateLease(data.blockedLease, {instancePath:instancePath+"/blockedLease",parentData:data,parentDataProperty:"blockedLease",rootData}))){
vErrors = vErrors === null ? validateLease.errors : vErrors.concat(validateLease.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ownershipLease !== undefined && func0.call(data, "ownershipLease")){
const _errs6 = errors;
if(!(validateLease(data.ownershipLease, {instancePath:instancePath+"/ownershipLease",parentData:data,parentDataProperty:"ownershipLease",rootData}))){
vErrors = vErrors === null ? validateLease.errors : vErrors.concat(validateLease.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.emergencyOverride !== undefined && func0.call(data, "emergencyOverride")){
const _errs7 = errors;
if(!(validateEmergencyOverride(data.emergencyOverride, {instancePath:instancePath+"/emergencyOverride",parentData:data,parentDataProperty:"emergencyOverride",rootData}))){
vErrors = vErrors === null ? validateEmergencyOverride.errors : vErrors.concat(validateEmergencyOverride.errors);
errors = vErrors.length;
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
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
