// @ts-self-types="./mission.approve.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateApproval } from "../../approval.js";
import { validateEvidence } from "../../evidence.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.approval === undefined) || (!(func0.call(data, "approval")))) && (missing0 = "approval")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "approval") || (key0 === "rootApproval")) || (key0 === "parentEvidence")) || (key0 === "parentCoordinatorEpoch"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.approval !== undefined && func0.call(data, "approval")){
const _errs2 = errors;
if(!(validateApproval(data.approval, {instancePath:instancePath+"/approval",parentData:data,parentDataProperty:"approval",rootData}))){
vErrors = vErrors === null ? validateApproval.errors : vErrors.concat(validateApproval.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rootApproval !== undefined && func0.call(data, "rootApproval")){
const _errs3 = errors;
if(!(validateApproval(data.rootApproval, {instancePath:instancePath+"/rootApproval",parentData:data,parentDataProperty:"rootApproval",rootData}))){
vErrors = vErrors === null ? validateApproval.errors : vErrors.concat(validateApproval.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentEvidence !== undefined && func0.call(data, "parentEvidence")){
let data2 = data.parentEvidence;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
if(data2.length < 1){
validate0.errors = [{instancePath:instancePath+"/parentEvidence",schemaPath:"#/properties/parentEvidence/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validateEvidence(data2[i0], {instancePath:instancePath+"/parentEvidence/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateEvidence.errors : vErrors.concat(validateEvidence.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
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
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentCoordinatorEpoch !== undefined && func0.call(data, "parentCoordinatorEpoch")){
let data4 = data.parentCoordinatorEpoch;
const _errs7 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate0.errors = [{instancePath:instancePath+"/parentCoordinatorEpoch",schemaPath:"#/properties/parentCoordinatorEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/parentCoordinatorEpoch",schemaPath:"#/properties/parentCoordinatorEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/parentCoordinatorEpoch",schemaPath:"#/properties/parentCoordinatorEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
