// @ts-self-types="./work.blocked.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateEvidence } from "../../evidence.js";
import { validateLease } from "../../lease.js";
import { validateCheckpoint, validateChildLink } from "../parts.js";
import { validateWorkItem } from "../../work-item.js";

export const validate = validate0;
const schema0 = {"properties":{"workItem":{},"checkpoint":{},"requiredResolution":{},"executionLease":{},"ownershipLease":{},"blockedLease":{},"closedLeases":{"items":{}},"child":{},"evidence":{"items":{}}}};
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.workItem === undefined) || (!(func0.call(data, "workItem")))) && (missing0 = "workItem")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0.properties, key0))){
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
if(data.checkpoint !== undefined && func0.call(data, "checkpoint")){
const _errs3 = errors;
if(!(validateCheckpoint(data.checkpoint, {instancePath:instancePath+"/checkpoint",parentData:data,parentDataProperty:"checkpoint",rootData}))){
vErrors = vErrors === null ? validateCheckpoint.errors : vErrors.concat(validateCheckpoint.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredResolution !== undefined && func0.call(data, "requiredResolution")){
let data2 = data.requiredResolution;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
validate0.errors = [{instancePath:instancePath+"/requiredResolution",schemaPath:"#/properties/requiredResolution/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data2.length > 4000 && (data2.length > 8000 || [...data2].length > 4000)){
validate0.errors = [{instancePath:instancePath+"/requiredResolution",schemaPath:"#/properties/requiredResolution/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/requiredResolution",schemaPath:"#/properties/requiredResolution/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.executionLease !== undefined && func0.call(data, "executionLease")){
const _errs6 = errors;
if(!(validateLease(data.executionLease, {instancePath:instancePath+"/executionLease",parentData:data,parentDataProperty:"executionLease",rootData}))){
vErrors = vErrors === null ? validateLease.errors : vErrors.concat(validateLease.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ownershipLease !== undefined && func0.call(data, "ownershipLease")){
const _errs7 = errors;
if(!(validateLease(data.ownershipLease, {instancePath:instancePath+"/ownershipLease",parentData:data,parentDataProperty:"ownershipLease",rootData}))){
vErrors = vErrors === null ? validateLease.errors : vErrors.concat(validateLease.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockedLease !== undefined && func0.call(data, "blockedLease")){
const _errs8 = errors;
if(!(validateLease(data.blockedLease, {instancePath:instancePath+"/blockedLease",parentData:data,parentDataProperty:"blockedLease",rootData}))){
vErrors = vErrors === null ? validateLease.errors : vErrors.concat(validateLease.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.closedLeases !== undefined && func0.call(data, "closedLeases")){
let data6 = data.closedLeases;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validateLease(data6[i0], {instancePath:instancePath+"/closedLeases/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateLease.errors : vErrors.concat(validateLease.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/closedLeases",schemaPath:"#/properties/closedLeases/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.child !== undefined && func0.call(data, "child")){
const _errs12 = errors;
if(!(validateChildLink(data.child, {instancePath:instancePath+"/child",parentData:data,parentDataProperty:"child",rootData}))){
vErrors = vErrors === null ? validateChildLink.errors : vErrors.concat(validateChildLink.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data9 = data.evidence;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data9)){
if(data9.length < 1){
validate0.errors = [{instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(!(validateEvidence(data9[i1], {instancePath:instancePath+"/evidence/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validateEvidence.errors : vErrors.concat(validateEvidence.errors);
errors = vErrors.length;
}
var valid2 = _errs15 === errors;
if(!valid2){
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
var valid0 = _errs13 === errors;
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
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
