// @ts-self-types="./work.failed.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateEvidence } from "../../evidence.js";
import { validateLease } from "../../lease.js";
import { validateChildLink } from "../parts.js";
import { validateWorkItem } from "../../work-item.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[A-Z][A-Z0-9_]{1,127}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.workItem === undefined) || (!(func0.call(data, "workItem")))) && (missing0 = "workItem")) || (((data.reason === undefined) || (!(func0.call(data, "reason")))) && (missing0 = "reason"))) || (((data.failureCode === undefined) || (!(func0.call(data, "failureCode")))) && (missing0 = "failureCode"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "workItem") || (key0 === "reason")) || (key0 === "failureCode")) || (key0 === "evidence")) || (key0 === "closedLeases")) || (key0 === "attempt")) || (key0 === "retryable")) || (key0 === "child"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.workItem !== undefined && func0.call(data, "workItem")){
const _errs2 = errors;
if(!(validateWorkItem(data.workItem, {instancePath:instancePath+"/workItem",parentData:data,parentDataProperty:"workItem",rootData}))){
vErrors = vErrors === null ? validateWorkItem.errors : vErrors.concat(validateWorkItem.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined && func0.call(data, "reason")){
let data1 = data.reason;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate0.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 4000 && (data1.length > 8000 || [...data1].length > 4000)){
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
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureCode !== undefined && func0.call(data, "failureCode")){
let data2 = data.failureCode;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate0.errors = [{instancePath:instancePath+"/failureCode",schemaPath:"#/properties/failureCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]{1,127}$"},message:"must match pattern \""+"^[A-Z][A-Z0-9_]{1,127}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/failureCode",schemaPath:"#/properties/failureCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data3 = data.evidence;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length < 1){
validate0.errors = [{instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validateEvidence(data3[i0], {instancePath:instancePath+"/evidence/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateEvidence.errors : vErrors.concat(validateEvidence.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.closedLeases !== undefined && func0.call(data, "closedLeases")){
let data5 = data.closedLeases;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validateLease(data5[i1], {instancePath:instancePath+"/closedLeases/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validateLease.errors : vErrors.concat(validateLease.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/closedLeases",schemaPath:"#/properties/closedLeases/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined && func0.call(data, "attempt")){
let data7 = data.attempt;
const _errs13 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate0.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined && func0.call(data, "retryable")){
const _errs15 = errors;
if(typeof data.retryable !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/retryable",schemaPath:"#/properties/retryable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.child !== undefined && func0.call(data, "child")){
const _errs17 = errors;
if(!(validateChildLink(data.child, {instancePath:instancePath+"/child",parentData:data,parentDataProperty:"child",rootData}))){
vErrors = vErrors === null ? validateChildLink.errors : vErrors.concat(validateChildLink.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
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
