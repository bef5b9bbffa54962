// @ts-self-types="./mission.renew_coordinator.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateProtocolId } from "../../common.js";
import { validateContextPackage } from "../../context-package.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "leaseId") || (key0 === "contextPackage")) || (key0 === "contextPackageId")) || (key0 === "reconciledThroughSequence"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.leaseId !== undefined && func0.call(data, "leaseId")){
let data0 = data.leaseId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/leaseId",parentData:data,parentDataProperty:"leaseId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
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
if(data.contextPackageId !== undefined && func0.call(data, "contextPackageId")){
let data2 = data.contextPackageId;
const _errs4 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/contextPackageId",parentData:data,parentDataProperty:"contextPackageId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reconciledThroughSequence !== undefined && func0.call(data, "reconciledThroughSequence")){
let data3 = data.reconciledThroughSequence;
const _errs5 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate0.errors = [{instancePath:instancePath+"/reconciledThroughSequence",schemaPath:"#/properties/reconciledThroughSequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/reconciledThroughSequence",schemaPath:"#/properties/reconciledThroughSequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/reconciledThroughSequence",schemaPath:"#/properties/reconciledThroughSequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
