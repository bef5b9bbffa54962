// @ts-self-types="./membership.delegation.granted.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateProtocolId } from "../../common.js";
import { validateDelegationGrant, validateMembership } from "../../membership.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.membership === undefined) || (!(func0.call(data, "membership")))) && (missing0 = "membership")) || (((data.grant === undefined) || (!(func0.call(data, "grant")))) && (missing0 = "grant"))) || (((data.targetWorkItemId === undefined) || (!(func0.call(data, "targetWorkItemId")))) && (missing0 = "targetWorkItemId"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "membership") || (key0 === "grant")) || (key0 === "targetWorkItemId"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.membership !== undefined && func0.call(data, "membership")){
const _errs2 = errors;
if(!(validateMembership(data.membership, {instancePath:instancePath+"/membership",parentData:data,parentDataProperty:"membership",rootData}))){
vErrors = vErrors === null ? validateMembership.errors : vErrors.concat(validateMembership.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grant !== undefined && func0.call(data, "grant")){
const _errs3 = errors;
if(!(validateDelegationGrant(data.grant, {instancePath:instancePath+"/grant",parentData:data,parentDataProperty:"grant",rootData}))){
vErrors = vErrors === null ? validateDelegationGrant.errors : vErrors.concat(validateDelegationGrant.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.targetWorkItemId !== undefined && func0.call(data, "targetWorkItemId")){
let data2 = data.targetWorkItemId;
const _errs4 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/targetWorkItemId",parentData:data,parentDataProperty:"targetWorkItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
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
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
