// @ts-self-types="./mission.created.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateConversation } from "../../conversation.js";
import { validateGroup } from "../../group.js";
import { validateLease } from "../../lease.js";
import { validateMission } from "../../mission.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.mission === undefined) || (!(func0.call(data, "mission")))) && (missing0 = "mission")) || (((data.group === undefined) || (!(func0.call(data, "group")))) && (missing0 = "group"))) || (((data.conversation === undefined) || (!(func0.call(data, "conversation")))) && (missing0 = "conversation"))) || (((data.lease === undefined) || (!(func0.call(data, "lease")))) && (missing0 = "lease"))) || (((data.renewalPolicy === undefined) || (!(func0.call(data, "renewalPolicy")))) && (missing0 = "renewalPolicy"))) || (((data.priorityClass === undefined) || (!(func0.call(data, "priorityClass")))) && (missing0 = "priorityClass"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((key0 === "mission") || (key0 === "group")) || (key0 === "conversation")) || (key0 === "lease")) || (key0 === "renewalPolicy")) || (key0 === "priorityClass"))){
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
if(data.group !== undefined && func0.call(data, "group")){
const _errs3 = errors;
if(!(validateGroup(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = vErrors === null ? validateGroup.errors : vErrors.concat(validateGroup.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conversation !== undefined && func0.call(data, "conversation")){
const _errs4 = errors;
if(!(validateConversation(data.conversation, {instancePath:instancePath+"/conversation",parentData:data,parentDataProperty:"conversation",rootData}))){
vErrors = vErrors === null ? validateConversation.errors : vErrors.concat(validateConversation.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lease !== undefined && func0.call(data, "lease")){
const _errs5 = errors;
if(!(validateLease(data.lease, {instancePath:instancePath+"/lease",parentData:data,parentDataProperty:"lease",rootData}))){
vErrors = vErrors === null ? validateLease.errors : vErrors.concat(validateLease.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.renewalPolicy !== undefined && func0.call(data, "renewalPolicy")){
let data4 = data.renewalPolicy;
const _errs6 = errors;
if(errors === _errs6){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((((data4.ttlSeconds === undefined) || (!(func0.call(data4, "ttlSeconds")))) && (missing1 = "ttlSeconds")) || (((data4.renewBeforeSeconds === undefined) || (!(func0.call(data4, "renewBeforeSeconds")))) && (missing1 = "renewBeforeSeconds"))) || (((data4.graceSeconds === undefined) || (!(func0.call(data4, "graceSeconds")))) && (missing1 = "graceSeconds"))){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy",schemaPath:"#/properties/renewalPolicy/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key1 of Object.keys(data4)){
if(!(((key1 === "ttlSeconds") || (key1 === "renewBeforeSeconds")) || (key1 === "graceSeconds"))){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy",schemaPath:"#/properties/renewalPolicy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data4.ttlSeconds !== undefined && func0.call(data4, "ttlSeconds")){
let data5 = data4.ttlSeconds;
const _errs9 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy/ttlSeconds",schemaPath:"#/properties/renewalPolicy/properties/ttlSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data5 == "number"){
if(data5 > 86400 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy/ttlSeconds",schemaPath:"#/properties/renewalPolicy/properties/ttlSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy/ttlSeconds",schemaPath:"#/properties/renewalPolicy/properties/ttlSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.renewBeforeSeconds !== undefined && func0.call(data4, "renewBeforeSeconds")){
let data6 = data4.renewBeforeSeconds;
const _errs11 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy/renewBeforeSeconds",schemaPath:"#/properties/renewalPolicy/properties/renewBeforeSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data6 == "number"){
if(data6 > 86400 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy/renewBeforeSeconds",schemaPath:"#/properties/renewalPolicy/properties/renewBeforeSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy/renewBeforeSeconds",schemaPath:"#/properties/renewalPolicy/properties/renewBeforeSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.graceSeconds !== undefined && func0.call(data4, "graceSeconds")){
let data7 = data4.graceSeconds;
const _errs13 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy/graceSeconds",schemaPath:"#/properties/renewalPolicy/properties/graceSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data7 == "number"){
if(data7 > 86400 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy/graceSeconds",schemaPath:"#/properties/renewalPolicy/properties/graceSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/renewalPolicy/graceSeconds",schemaPath:"#/properties/renewalPolicy/properties/graceSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs13 === errors;
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
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priorityClass !== undefined && func0.call(data, "priorityClass")){
let data8 = data.priorityClass;
const _errs15 = errors;
if(!(data8 === "routine" || data8 === "normal" || data8 === "high" || data8 === "critical")){
validate0.errors = [{instancePath:instancePath+"/priorityClass",schemaPath:"#/properties/priorityClass/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs15 === errors;
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
