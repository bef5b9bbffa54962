// @ts-self-types="./mission.created.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateHumanActor, validateProtocolId } from "../../common.js";
import { validateConversation } from "../../conversation.js";
import { validateGroup } from "../../group.js";
import { validateLease } from "../../lease.js";
import { validateMission } from "../../mission.js";
import { validateParentContract, validateRenewalPolicy } from "../parts.js";

export const validate = validate0;
const schema0 = {"properties":{"mission":{},"group":{},"conversation":{},"lease":{},"renewalPolicy":{},"priorityClass":{},"parentGroupId":{},"rootMissionOwner":{},"rootApprovalRequired":{},"failurePolicy":{},"parentContract":{},"parentCoordinatorEpoch":{}}};
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
if(!(func0.call(schema0.properties, key0))){
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
if(data.parentGroupId !== undefined && func0.call(data, "parentGroupId")){
let data6 = data.parentGroupId;
const _errs8 = errors;
if(!(validateProtocolId(data6) || validateProtocolId(data6, {instancePath:instancePath+"/parentGroupId",parentData:data,parentDataProperty:"parentGroupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rootMissionOwner !== undefined && func0.call(data, "rootMissionOwner")){
const _errs9 = errors;
if(!(validateHumanActor(data.rootMissionOwner, {instancePath:instancePath+"/rootMissionOwner",parentData:data,parentDataProperty:"rootMissionOwner",rootData}))){
vErrors = vErrors === null ? validateHumanActor.errors : vErrors.concat(validateHumanActor.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rootApprovalRequired !== undefined && func0.call(data, "rootApprovalRequired")){
const _errs10 = errors;
if(typeof data.rootApprovalRequired !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/rootApprovalRequired",schemaPath:"#/properties/rootApprovalRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failurePolicy !== undefined && func0.call(data, "failurePolicy")){
let data9 = data.failurePolicy;
const _errs12 = errors;
if(!(data9 === "block" || data9 === "fail" || data9 === "fail_mission")){
validate0.errors = [{instancePath:instancePath+"/failurePolicy",schemaPath:"#/properties/failurePolicy/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentContract !== undefined && func0.call(data, "parentContract")){
const _errs13 = errors;
if(!(validateParentContract(data.parentContract, {instancePath:instancePath+"/parentContract",parentData:data,parentDataProperty:"parentContract",rootData}))){
vErrors = vErrors === null ? validateParentContract.errors : vErrors.concat(validateParentContract.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentCoordinatorEpoch !== undefined && func0.call(data, "parentCoordinatorEpoch")){
let data11 = data.parentCoordinatorEpoch;
const _errs14 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate0.errors = [{instancePath:instancePath+"/parentCoordinatorEpoch",schemaPath:"#/properties/parentCoordinatorEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data11 == "number"){
if(data11 > 9007199254740991 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/parentCoordinatorEpoch",schemaPath:"#/properties/parentCoordinatorEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data11 < 1 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/parentCoordinatorEpoch",schemaPath:"#/properties/parentCoordinatorEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
