// @ts-self-types="./membership.changed.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateContextPackage } from "../../context-package.js";
import { validateMembership } from "../../membership.js";
import { validateMission } from "../../mission.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.membership === undefined) || (!(func0.call(data, "membership")))) && (missing0 = "membership")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "membership") || (key0 === "contextPackage")) || (key0 === "mission")) || (key0 === "parentCoordinatorEpoch"))){
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
if(data.contextPackage !== undefined && func0.call(data, "contextPackage")){
const _errs3 = errors;
if(!(validateContextPackage(data.contextPackage, {instancePath:instancePath+"/contextPackage",parentData:data,parentDataProperty:"contextPackage",rootData}))){
vErrors = vErrors === null ? validateContextPackage.errors : vErrors.concat(validateContextPackage.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mission !== undefined && func0.call(data, "mission")){
const _errs4 = errors;
if(!(validateMission(data.mission, {instancePath:instancePath+"/mission",parentData:data,parentDataProperty:"mission",rootData}))){
vErrors = vErrors === null ? validateMission.errors : vErrors.concat(validateMission.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentCoordinatorEpoch !== undefined && func0.call(data, "parentCoordinatorEpoch")){
let data3 = data.parentCoordinatorEpoch;
const _errs5 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate0.errors = [{instancePath:instancePath+"/parentCoordinatorEpoch",schemaPath:"#/properties/parentCoordinatorEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/parentCoordinatorEpoch",schemaPath:"#/properties/parentCoordinatorEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/parentCoordinatorEpoch",schemaPath:"#/properties/parentCoordinatorEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
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
