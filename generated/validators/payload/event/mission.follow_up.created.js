// @ts-self-types="./mission.follow_up.created.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateApproval } from "../../approval.js";
import { validateConversation } from "../../conversation.js";
import { validateGroup } from "../../group.js";
import { validateLease } from "../../lease.js";
import { validateMission } from "../../mission.js";
import { validateRenewalPolicy } from "../parts.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.mission === undefined) || (!(func0.call(data, "mission")))) && (missing0 = "mission")) || (((data.group === undefined) || (!(func0.call(data, "group")))) && (missing0 = "group"))) || (((data.conversation === undefined) || (!(func0.call(data, "conversation")))) && (missing0 = "conversation"))) || (((data.lease === undefined) || (!(func0.call(data, "lease")))) && (missing0 = "lease"))) || (((data.renewalPolicy === undefined) || (!(func0.call(data, "renewalPolicy")))) && (missing0 = "renewalPolicy"))) || (((data.priorityClass === undefined) || (!(func0.call(data, "priorityClass")))) && (missing0 = "priorityClass"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "mission") || (key0 === "group")) || (key0 === "conversation")) || (key0 === "lease")) || (key0 === "renewalPolicy")) || (key0 === "priorityClass")) || (key0 === "revocation"))){
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
if(data.group !== undefined && func0.call(data, "group")){
const _errs3 = errors;
if(!(validateGroup(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = vErrors === null ? validateGroup.errors : vErrors.concat(validateGroup.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conversation !== undefined && func0.call(data, "conversation")){
const _errs4 = errors;
if(!(validateConversation(data.conversation, {instancePath:instancePath+"/conversation",parentData:data,parentDataProperty:"conversation",rootData}))){
vErrors = vErrors === null ? validateConversation.errors : vErrors.concat(validateConversation.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lease !== undefined && func0.call(data, "lease")){
const _errs5 = errors;
if(!(validateLease(data.lease, {instancePath:instancePath+"/lease",parentData:data,parentDataProperty:"lease",rootData}))){
vErrors = vErrors === null ? validateLease.errors : vErrors.concat(validateLease.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.renewalPolicy !== undefined && func0.call(data, "renewalPolicy")){
const _errs6 = errors;
if(!(validateRenewalPolicy(data.renewalPolicy, {instancePath:instancePath+"/renewalPolicy",parentData:data,parentDataProperty:"renewalPolicy",rootData}))){
vErrors = vErrors === null ? validateRenewalPolicy.errors : vErrors.concat(validateRenewalPolicy.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priorityClass !== undefined && func0.call(data, "priorityClass")){
let data5 = data.priorityClass;
const _errs7 = errors;
if(!(data5 === "routine" || data5 === "normal" || data5 === "high" || data5 === "critical")){
validate0.errors = [{instancePath:instancePath+"/priorityClass",schemaPath:"#/properties/priorityClass/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revocation !== undefined && func0.call(data, "revocation")){
const _errs8 = errors;
if(!(validateApproval(data.revocation, {instancePath:instancePath+"/revocation",parentData:data,parentDataProperty:"revocation",rootData}))){
vErrors = vErrors === null ? validateApproval.errors : vErrors.concat(validateApproval.errors);
errors = vErrors.length;
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
