// @ts-self-types="./work.authorize.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateProtocolId } from "../../common.js";
import { validateConstrainedContract, validateEmergencyOverride } from "../parts.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.contract === undefined) || (!(func0.call(data, "contract")))) && (missing0 = "contract")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "workItemId") || (key0 === "conversationId")) || (key0 === "proposalId")) || (key0 === "parentWorkItemId")) || (key0 === "contract")) || (key0 === "exclusive")) || (key0 === "delegationGrantId")) || (key0 === "emergencyOverride"))){
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
if(data.conversationId !== undefined && func0.call(data, "conversationId")){
let data1 = data.conversationId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/conversationId",parentData:data,parentDataProperty:"conversationId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proposalId !== undefined && func0.call(data, "proposalId")){
let data2 = data.proposalId;
const _errs4 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/proposalId",parentData:data,parentDataProperty:"proposalId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentWorkItemId !== undefined && func0.call(data, "parentWorkItemId")){
let data3 = data.parentWorkItemId;
const _errs5 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/parentWorkItemId",parentData:data,parentDataProperty:"parentWorkItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contract !== undefined && func0.call(data, "contract")){
const _errs6 = errors;
if(!(validateConstrainedContract(data.contract, {instancePath:instancePath+"/contract",parentData:data,parentDataProperty:"contract",rootData}))){
vErrors = vErrors === null ? validateConstrainedContract.errors : vErrors.concat(validateConstrainedContract.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exclusive !== undefined && func0.call(data, "exclusive")){
const _errs7 = errors;
if(typeof data.exclusive !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/exclusive",schemaPath:"#/properties/exclusive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delegationGrantId !== undefined && func0.call(data, "delegationGrantId")){
let data6 = data.delegationGrantId;
const _errs9 = errors;
if(!(validateProtocolId(data6) || validateProtocolId(data6, {instancePath:instancePath+"/delegationGrantId",parentData:data,parentDataProperty:"delegationGrantId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.emergencyOverride !== undefined && func0.call(data, "emergencyOverride")){
const _errs10 = errors;
if(!(validateEmergencyOverride(data.emergencyOverride, {instancePath:instancePath+"/emergencyOverride",parentData:data,parentDataProperty:"emergencyOverride",rootData}))){
vErrors = vErrors === null ? validateEmergencyOverride.errors : vErrors.concat(validateEmergencyOverride.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
