// @ts-self-types="./mission.coordinator.renewed.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateProtocolId } from "../../common.js";
import { validateContextPackage } from "../../context-package.js";
import { validateLease } from "../../lease.js";
import { validateRenewalPolicy } from "../parts.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.lease === undefined) || (!(func0.call(data, "lease")))) && (missing0 = "lease")) || (((data.renewalPolicy === undefined) || (!(func0.call(data, "renewalPolicy")))) && (missing0 = "renewalPolicy"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "lease") || (key0 === "renewalPolicy")) || (key0 === "contextPackage")) || (key0 === "contextPackageId")) || (key0 === "reconciledThroughSequence"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.lease !== undefined && func0.call(data, "lease")){
const _errs2 = errors;
if(!(validateLease(data.lease, {instancePath:instancePath+"/lease",parentData:data,parentDataProperty:"lease",rootData}))){
vErrors = vErrors === null ? validateLease.errors : vErrors.concat(validateLease.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.renewalPolicy !== undefined && func0.call(data, "renewalPolicy")){
const _errs3 = errors;
if(!(validateRenewalPolicy(data.renewalPolicy, {instancePath:instancePath+"/renewalPolicy",parentData:data,parentDataProperty:"renewalPolicy",rootData}))){
vErrors = vErrors === null ? validateRenewalPolicy.errors : vErrors.concat(validateRenewalPolicy.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contextPackage !== undefined && func0.call(data, "contextPackage")){
const _errs4 = errors;
if(!(validateContextPackage(data.contextPackage, {instancePath:instancePath+"/contextPackage",parentData:data,parentDataProperty:"contextPackage",rootData}))){
vErrors = vErrors === null ? validateContextPackage.errors : vErrors.concat(validateContextPackage.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contextPackageId !== undefined && func0.call(data, "contextPackageId")){
let data3 = data.contextPackageId;
const _errs5 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/contextPackageId",parentData:data,parentDataProperty:"contextPackageId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reconciledThroughSequence !== undefined && func0.call(data, "reconciledThroughSequence")){
let data4 = data.reconciledThroughSequence;
const _errs6 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate0.errors = [{instancePath:instancePath+"/reconciledThroughSequence",schemaPath:"#/properties/reconciledThroughSequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/reconciledThroughSequence",schemaPath:"#/properties/reconciledThroughSequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/reconciledThroughSequence",schemaPath:"#/properties/reconciledThroughSequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
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
