// @ts-self-types="./mission.coordinator.renewed.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateContextPackage } from "../../context-package.js";
import { validateLease } from "../../lease.js";

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
if(!(((key0 === "lease") || (key0 === "renewalPolicy")) || (key0 === "contextPackage"))){
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
let data1 = data.renewalPolicy;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.ttlSeconds === undefined) || (!(func0.call(data1, "ttlSeconds")))) && (missing1 = "ttlSeconds")) || (((data1.renewBeforeSeconds === undefined) || (!(func0.call(data1, "renewBeforeSeconds")))) && (missing1 = "renewBeforeSeconds"))) || (((data1.graceSeconds === undefined) || (!(func0.call(data1, "graceSeconds")))) && (missing1 = "graceSeconds"))){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy",schemaPath:"#/properties/renewalPolicy/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 of Object.keys(data1)){
if(!(((key1 === "ttlSeconds") || (key1 === "renewBeforeSeconds")) || (key1 === "graceSeconds"))){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy",schemaPath:"#/properties/renewalPolicy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.ttlSeconds !== undefined && func0.call(data1, "ttlSeconds")){
let data2 = data1.ttlSeconds;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy/ttlSeconds",schemaPath:"#/properties/renewalPolicy/properties/ttlSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 86400 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy/ttlSeconds",schemaPath:"#/properties/renewalPolicy/properties/ttlSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy/ttlSeconds",schemaPath:"#/properties/renewalPolicy/properties/ttlSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.renewBeforeSeconds !== undefined && func0.call(data1, "renewBeforeSeconds")){
let data3 = data1.renewBeforeSeconds;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy/renewBeforeSeconds",schemaPath:"#/properties/renewalPolicy/properties/renewBeforeSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 86400 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy/renewBeforeSeconds",schemaPath:"#/properties/renewalPolicy/properties/renewBeforeSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy/renewBeforeSeconds",schemaPath:"#/properties/renewalPolicy/properties/renewBeforeSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.graceSeconds !== undefined && func0.call(data1, "graceSeconds")){
let data4 = data1.graceSeconds;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy/graceSeconds",schemaPath:"#/properties/renewalPolicy/properties/graceSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 86400 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy/graceSeconds",schemaPath:"#/properties/renewalPolicy/properties/graceSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy/graceSeconds",schemaPath:"#/properties/renewalPolicy/properties/graceSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/renewalPolicy",schemaPath:"#/properties/renewalPolicy/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contextPackage !== undefined && func0.call(data, "contextPackage")){
const _errs12 = errors;
if(!(validateContextPackage(data.contextPackage, {instancePath:instancePath+"/contextPackage",parentData:data,parentDataProperty:"contextPackage",rootData}))){
vErrors = vErrors === null ? validateContextPackage.errors : vErrors.concat(validateContextPackage.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
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
