// @ts-self-types="./mission.create.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateAcceptanceCriterion, validateBudget, validateProtocolId } from "../../common.js";
import { validatePinnedProfile } from "../../mission.js";
import { validateRenewalPolicy } from "../parts.js";
import { isTimestamp } from "../../../../lib/format/timestamp.ts";
import { allUnique } from "../../../../lib/json/unique.ts";

export const validate = validate0;
const schema0 = {"properties":{"missionId":{},"groupId":{},"conversationId":{},"coordinatorAgentId":{},"objective":{},"definitionOfDone":{"items":{}},"budget":{},"deadline":{},"approvalPolicy":{"properties":{"finalHumanApproval":{},"highRiskExecutionApproval":{},"policyVersion":{}}},"priorityClass":{},"renewalPolicy":{},"pinnedProfiles":{"items":{}}}};
const func0 = Object.prototype.hasOwnProperty;
const func17 = isTimestamp;
const func27 = allUnique;
const pattern0 = new RegExp("^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.missionId === undefined) || (!(func0.call(data, "missionId")))) && (missing0 = "missionId")) || (((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing0 = "groupId"))) || (((data.coordinatorAgentId === undefined) || (!(func0.call(data, "coordinatorAgentId")))) && (missing0 = "coordinatorAgentId"))) || (((data.objective === undefined) || (!(func0.call(data, "objective")))) && (missing0 = "objective"))) || (((data.definitionOfDone === undefined) || (!(func0.call(data, "definitionOfDone")))) && (missing0 = "definitionOfDone"))) || (((data.budget === undefined) || (!(func0.call(data, "budget")))) && (missing0 = "budget"))) || (((data.deadline === undefined) || (!(func0.call(data, "deadline")))) && (missing0 = "deadline"))) || (((data.approvalPolicy === undefined) || (!(func0.call(data, "approvalPolicy")))) && (missing0 = "approvalPolicy"))){
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
if(data.missionId !== undefined && func0.call(data, "missionId")){
let data0 = data.missionId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/missionId",parentData:data,parentDataProperty:"missionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data1 = data.groupId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conversationId !== undefined && func0.call(data, "conversationId")){
let data2 = data.conversationId;
const _errs4 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/conversationId",parentData:data,parentDataProperty:"conversationId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.coordinatorAgentId !== undefined && func0.call(data, "coordinatorAgentId")){
let data3 = data.coordinatorAgentId;
const _errs5 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/coordinatorAgentId",parentData:data,parentDataProperty:"coordinatorAgentId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.objective !== undefined && func0.call(data, "objective")){
let data4 = data.objective;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data4 === "string"){
if(data4.length < 1){
validate0.errors = [{instancePath:instancePath+"/objective",schemaPath:"#/properties/objective/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data4.length > 10000 && (data4.length > 20000 || [...data4].length > 10000)){
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
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.definitionOfDone !== undefined && func0.call(data, "definitionOfDone")){
let data5 = data.definitionOfDone;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data5)){
if(data5.length < 1){
validate0.errors = [{instancePath:instancePath+"/definitionOfDone",schemaPath:"#/properties/definitionOfDone/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validateAcceptanceCriterion(data5[i0], {instancePath:instancePath+"/definitionOfDone/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateAcceptanceCriterion.errors : vErrors.concat(validateAcceptanceCriterion.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
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
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget !== undefined && func0.call(data, "budget")){
const _errs11 = errors;
if(!(validateBudget(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validateBudget.errors : vErrors.concat(validateBudget.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deadline !== undefined && func0.call(data, "deadline")){
let data8 = data.deadline;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data8 === "string"){
if(!(func17(data8))){
validate0.errors = [{instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approvalPolicy !== undefined && func0.call(data, "approvalPolicy")){
let data9 = data.approvalPolicy;
const _errs14 = errors;
if(errors === _errs14){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((((data9.finalHumanApproval === undefined) || (!(func0.call(data9, "finalHumanApproval")))) && (missing1 = "finalHumanApproval")) || (((data9.highRiskExecutionApproval === undefined) || (!(func0.call(data9, "highRiskExecutionApproval")))) && (missing1 = "highRiskExecutionApproval"))){
validate0.errors = [{instancePath:instancePath+"/approvalPolicy",schemaPath:"#/properties/approvalPolicy/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs16 = errors;
for(const key1 of Object.keys(data9)){
if(!(((key1 === "finalHumanApproval") || (key1 === "highRiskExecutionApproval")) || (key1 === "policyVersion"))){
validate0.errors = [{instancePath:instancePath+"/approvalPolicy",schemaPath:"#/properties/approvalPolicy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs16 === errors){
if(data9.finalHumanApproval !== undefined && func0.call(data9, "finalHumanApproval")){
const _errs17 = errors;
if(true !== data9.finalHumanApproval){
validate0.errors = [{instancePath:instancePath+"/approvalPolicy/finalHumanApproval",schemaPath:"#/properties/approvalPolicy/properties/finalHumanApproval/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.highRiskExecutionApproval !== undefined && func0.call(data9, "highRiskExecutionApproval")){
const _errs18 = errors;
if(typeof data9.highRiskExecutionApproval !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/approvalPolicy/highRiskExecutionApproval",schemaPath:"#/properties/approvalPolicy/properties/highRiskExecutionApproval/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.policyVersion !== undefined && func0.call(data9, "policyVersion")){
let data12 = data9.policyVersion;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
validate0.errors = [{instancePath:instancePath+"/approvalPolicy/policyVersion",schemaPath:"#/properties/approvalPolicy/properties/policyVersion/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$"+"\""}];
return false;
}
else {
if(data12.length > 128 && (data12.length > 256 || [...data12].length > 128)){
validate0.errors = [{instancePath:instancePath+"/approvalPolicy/policyVersion",schemaPath:"#/properties/approvalPolicy/properties/policyVersion/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 128 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/approvalPolicy/policyVersion",schemaPath:"#/properties/approvalPolicy/properties/policyVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/approvalPolicy",schemaPath:"#/properties/approvalPolicy/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priorityClass !== undefined && func0.call(data, "priorityClass")){
let data13 = data.priorityClass;
const _errs22 = errors;
if(!(data13 === "routine" || data13 === "normal" || data13 === "high" || data13 === "critical")){
validate0.errors = [{instancePath:instancePath+"/priorityClass",schemaPath:"#/properties/priorityClass/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.renewalPolicy !== undefined && func0.call(data, "renewalPolicy")){
const _errs23 = errors;
if(!(validateRenewalPolicy(data.renewalPolicy, {instancePath:instancePath+"/renewalPolicy",parentData:data,parentDataProperty:"renewalPolicy",rootData}))){
vErrors = vErrors === null ? validateRenewalPolicy.errors : vErrors.concat(validateRenewalPolicy.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pinnedProfiles !== undefined && func0.call(data, "pinnedProfiles")){
let data15 = data.pinnedProfiles;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data15)){
var valid3 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
const _errs26 = errors;
if(!(validatePinnedProfile(data15[i1], {instancePath:instancePath+"/pinnedProfiles/" + i1,parentData:data15,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validatePinnedProfile.errors : vErrors.concat(validatePinnedProfile.errors);
errors = vErrors.length;
}
var valid3 = _errs26 === errors;
if(!valid3){
break;
}
}
if(valid3){
if(!(func27(data15))){
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
var valid0 = _errs24 === errors;
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
