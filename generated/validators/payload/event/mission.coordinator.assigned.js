// @ts-self-types="./mission.coordinator.assigned.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateContextPackage } from "../../context-package.js";
import { validateLease } from "../../lease.js";
import { validateMission } from "../../mission.js";
import { validateRenewalPolicy } from "../parts.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.mission === undefined) || (!(func0.call(data, "mission")))) && (missing0 = "mission")) || (((data.lease === undefined) || (!(func0.call(data, "lease")))) && (missing0 = "lease"))) || (((data.previousLease === undefined) || (!(func0.call(data, "previousLease")))) && (missing0 = "previousLease"))) || (((data.renewalPolicy === undefined) || (!(func0.call(data, "renewalPolicy")))) && (missing0 = "renewalPolicy"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((key0 === "mission") || (key0 === "lease")) || (key0 === "previousLease")) || (key0 === "renewalPolicy")) || (key0 === "contextPackage")) || (key0 === "reason"))){
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
if(data.lease !== undefined && func0.call(data, "lease")){
const _errs3 = errors;
if(!(validateLease(data.lease, {instancePath:instancePath+"/lease",parentData:data,parentDataProperty:"lease",rootData}))){
vErrors = vErrors === null ? validateLease.errors : vErrors.concat(validateLease.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previousLease !== undefined && func0.call(data, "previousLease")){
const _errs4 = errors;
if(!(validateLease(data.previousLease, {instancePath:instancePath+"/previousLease",parentData:data,parentDataProperty:"previousLease",rootData}))){
vErrors = vErrors === null ? validateLease.errors : vErrors.concat(validateLease.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.renewalPolicy !== undefined && func0.call(data, "renewalPolicy")){
const _errs5 = errors;
if(!(validateRenewalPolicy(data.renewalPolicy, {instancePath:instancePath+"/renewalPolicy",parentData:data,parentDataProperty:"renewalPolicy",rootData}))){
vErrors = vErrors === null ? validateRenewalPolicy.errors : vErrors.concat(validateRenewalPolicy.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contextPackage !== undefined && func0.call(data, "contextPackage")){
const _errs6 = errors;
if(!(validateContextPackage(data.contextPackage, {instancePath:instancePath+"/contextPackage",parentData:data,parentDataProperty:"contextPackage",rootData}))){
vErrors = vErrors === null ? validateContextPackage.errors : vErrors.concat(validateContextPackage.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined && func0.call(data, "reason")){
let data5 = data.reason;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data5 === "string"){
if(data5.length < 1){
validate0.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data5.length > 4000 && (data5.length > 8000 || [...data5].length > 4000)){
validate0.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
