// @ts-self-types="./mission.create_child.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateAcceptanceCriterion, validateBudget, validateProtocolId } from "../../common.js";
import { validateApprovalPolicy, validatePinnedProfile } from "../../mission.js";
import { validateRenewalPolicy } from "../parts.js";
import { validateSelectionBasis } from "../../work-item.js";
import { isTimestamp } from "../../../../lib/format/timestamp.ts";
import { allUnique } from "../../../../lib/json/unique.ts";

export const validate = validate0;
const schema0 = {"properties":{"workItemId":{},"missionId":{},"groupId":{},"conversationId":{},"coordinatorAgentId":{},"objective":{},"definitionOfDone":{"items":{}},"budget":{},"deadline":{},"approvalPolicy":{},"priorityClass":{},"renewalPolicy":{},"pinnedProfiles":{"items":{}},"selectionBasis":{},"rootApprovalRequired":{}}};
const func0 = Object.prototype.hasOwnProperty;
const func20 = isTimestamp;
const func25 = allUnique;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.workItemId === undefined) || (!(func0.call(data, "workItemId")))) && (missing0 = "workItemId")) || (((data.missionId === undefined) || (!(func0.call(data, "missionId")))) && (missing0 = "missionId"))) || (((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing0 = "groupId"))) || (((data.coordinatorAgentId === undefined) || (!(func0.call(data, "coordinatorAgentId")))) && (missing0 = "coordinatorAgentId"))) || (((data.objective === undefined) || (!(func0.call(data, "objective")))) && (missing0 = "objective"))) || (((data.definitionOfDone === undefined) || (!(func0.call(data, "definitionOfDone")))) && (missing0 = "definitionOfDone"))) || (((data.budget === undefined) || (!(func0.call(data, "budget")))) && (missing0 = "budget"))) || (((data.deadline === undefined) || (!(func0.call(data, "deadline")))) && (missing0 = "deadline"))) || (((data.approvalPolicy === undefined) || (!(func0.call(data, "approvalPolicy")))) && (missing0 = "approvalPolicy"))) || (((data.selectionBasis === undefined) || (!(func0.call(data, "selectionBasis")))) && (missing0 = "selectionBasis"))){
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
if(data.conversationId !== undefined && func0.call(data, "conversationId")){
let data3 = data.conversationId;
const _errs5 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/conversationId",parentData:data,parentDataProperty:"conversationId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.coordinatorAgentId !== undefined && func0.call(data, "coordinatorAgentId")){
let data4 = data.coordinatorAgentId;
const _errs6 = errors;
if(!(validateProtocolId(data4) || validateProtocolId(data4, {instancePath:instancePath+"/coordinatorAgentId",parentData:data,parentDataProperty:"coordinatorAgentId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.objective !== undefined && func0.call(data, "objective")){
let data5 = data.objective;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data5 === "string"){
if(data5.length < 1){
validate0.errors = [{instancePath:instancePath+"/objective",schemaPath:"#/properties/objective/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data5.length > 10000 && (data5.length > 20000 || [...data5].length > 10000)){
validate0.errors = [{instancePath:instancePath+"/objective",schemaPath:"#/properties/objective/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 10000 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/objective",schemaPath:"#/properties/objective/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.definitionOfDone !== undefined && func0.call(data, "definitionOfDone")){
let data6 = data.definitionOfDone;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data6)){
if(data6.length < 1){
validate0.errors = [{instancePath:instancePath+"/definitionOfDone",schemaPath:"#/properties/definitionOfDone/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validateAcceptanceCriterion(data6[i0], {instancePath:instancePath+"/definitionOfDone/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateAcceptanceCriterion.errors : vErrors.concat(validateAcceptanceCriterion.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/definitionOfDone",schemaPath:"#/properties/definitionOfDone/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget !== undefined && func0.call(data, "budget")){
const _errs12 = errors;
if(!(validateBudget(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validateBudget.errors : vErrors.concat(validateBudget.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deadline !== undefined && func0.call(data, "deadline")){
let data9 = data.deadline;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data9 === "string"){
if(!(func20(data9))){
validate0.errors = [{instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approvalPolicy !== undefined && func0.call(data, "approvalPolicy")){
const _errs15 = errors;
if(!(validateApprovalPolicy(data.approvalPolicy, {instancePath:instancePath+"/approvalPolicy",parentData:data,parentDataProperty:"approvalPolicy",rootData}))){
vErrors = vErrors === null ? validateApprovalPolicy.errors : vErrors.concat(validateApprovalPolicy.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priorityClass !== undefined && func0.call(data, "priorityClass")){
let data11 = data.priorityClass;
const _errs16 = errors;
if(!(data11 === "routine" || data11 === "normal" || data11 === "high" || data11 === "critical")){
validate0.errors = [{instancePath:instancePath+"/priorityClass",schemaPath:"#/properties/priorityClass/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.renewalPolicy !== undefined && func0.call(data, "renewalPolicy")){
const _errs17 = errors;
if(!(validateRenewalPolicy(data.renewalPolicy, {instancePath:instancePath+"/renewalPolicy",parentData:data,parentDataProperty:"renewalPolicy",rootData}))){
vErrors = vErrors === null ? validateRenewalPolicy.errors : vErrors.concat(validateRenewalPolicy.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pinnedProfiles !== undefined && func0.call(data, "pinnedProfiles")){
let data13 = data.pinnedProfiles;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data13)){
var valid2 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors;
if(!(validatePinnedProfile(data13[i1], {instancePath:instancePath+"/pinnedProfiles/" + i1,parentData:data13,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validatePinnedProfile.errors : vErrors.concat(validatePinnedProfile.errors);
errors = vErrors.length;
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
if(valid2){
if(!(func25(data13))){
validate0.errors = [{instancePath:instancePath+"/pinnedProfiles",schemaPath:"#/properties/pinnedProfiles/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/pinnedProfiles",schemaPath:"#/properties/pinnedProfiles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.selectionBasis !== undefined && func0.call(data, "selectionBasis")){
const _errs21 = errors;
if(!(validateSelectionBasis(data.selectionBasis, {instancePath:instancePath+"/selectionBasis",parentData:data,parentDataProperty:"selectionBasis",rootData}))){
vErrors = vErrors === null ? validateSelectionBasis.errors : vErrors.concat(validateSelectionBasis.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rootApprovalRequired !== undefined && func0.call(data, "rootApprovalRequired")){
const _errs22 = errors;
if(typeof data.rootApprovalRequired !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/rootApprovalRequired",schemaPath:"#/properties/rootApprovalRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs22 === errors;
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
