// @ts-self-types="./work.authorized.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateProtocolId } from "../../common.js";
import { validateConversation } from "../../conversation.js";
import { validateEmergencyOverride, validateWorkProposal } from "../parts.js";
import { validateWorkItem } from "../../work-item.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.workItem === undefined) || (!(func0.call(data, "workItem")))) && (missing0 = "workItem")) || (((data.conversation === undefined) || (!(func0.call(data, "conversation")))) && (missing0 = "conversation"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "workItem") || (key0 === "conversation")) || (key0 === "parentWorkItemId")) || (key0 === "proposal")) || (key0 === "delegationGrantId")) || (key0 === "emergencyOverride")) || (key0 === "compensatesWorkItemId"))){
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
if(data.conversation !== undefined && func0.call(data, "conversation")){
const _errs3 = errors;
if(!(validateConversation(data.conversation, {instancePath:instancePath+"/conversation",parentData:data,parentDataProperty:"conversation",rootData}))){
vErrors = vErrors === null ? validateConversation.errors : vErrors.concat(validateConversation.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentWorkItemId !== undefined && func0.call(data, "parentWorkItemId")){
let data2 = data.parentWorkItemId;
const _errs4 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/parentWorkItemId",parentData:data,parentDataProperty:"parentWorkItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proposal !== undefined && func0.call(data, "proposal")){
const _errs5 = errors;
if(!(validateWorkProposal(data.proposal, {instancePath:instancePath+"/proposal",parentData:data,parentDataProperty:"proposal",rootData}))){
vErrors = vErrors === null ? validateWorkProposal.errors : vErrors.concat(validateWorkProposal.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delegationGrantId !== undefined && func0.call(data, "delegationGrantId")){
let data4 = data.delegationGrantId;
const _errs6 = errors;
if(!(validateProtocolId(data4) || validateProtocolId(data4, {instancePath:instancePath+"/delegationGrantId",parentData:data,parentDataProperty:"delegationGrantId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
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
if(valid0){
if(data.compensatesWorkItemId !== undefined && func0.call(data, "compensatesWorkItemId")){
let data6 = data.compensatesWorkItemId;
const _errs8 = errors;
if(!(validateProtocolId(data6) || validateProtocolId(data6, {instancePath:instancePath+"/compensatesWorkItemId",parentData:data,parentDataProperty:"compensatesWorkItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
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
