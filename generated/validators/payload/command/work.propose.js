// @ts-self-types="./work.propose.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateProtocolId } from "../../common.js";
import { validateWorkContract } from "../../work-contract.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.goal === undefined) || (!(func0.call(data, "goal")))) && (missing0 = "goal")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "proposalId") || (key0 === "goal")) || (key0 === "rationale")) || (key0 === "parentWorkItemId")) || (key0 === "contract"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.proposalId !== undefined && func0.call(data, "proposalId")){
let data0 = data.proposalId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/proposalId",parentData:data,parentDataProperty:"proposalId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goal !== undefined && func0.call(data, "goal")){
let data1 = data.goal;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate0.errors = [{instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 10000 && (data1.length > 20000 || [...data1].length > 10000)){
validate0.errors = [{instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 10000 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rationale !== undefined && func0.call(data, "rationale")){
let data2 = data.rationale;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate0.errors = [{instancePath:instancePath+"/rationale",schemaPath:"#/properties/rationale/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data2.length > 10000 && (data2.length > 20000 || [...data2].length > 10000)){
validate0.errors = [{instancePath:instancePath+"/rationale",schemaPath:"#/properties/rationale/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 10000 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/rationale",schemaPath:"#/properties/rationale/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentWorkItemId !== undefined && func0.call(data, "parentWorkItemId")){
let data3 = data.parentWorkItemId;
const _errs7 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/parentWorkItemId",parentData:data,parentDataProperty:"parentWorkItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contract !== undefined && func0.call(data, "contract")){
const _errs8 = errors;
if(!(validateWorkContract(data.contract, {instancePath:instancePath+"/contract",parentData:data,parentDataProperty:"contract",rootData}))){
vErrors = vErrors === null ? validateWorkContract.errors : vErrors.concat(validateWorkContract.errors);
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
