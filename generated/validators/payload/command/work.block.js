// @ts-self-types="./work.block.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateProtocolId } from "../../common.js";
import { validateCheckpointContent } from "../parts.js";
import { validateScheduleEstimate, validateWorkProgress } from "../../work-item.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.executionLeaseId === undefined) || (!(func0.call(data, "executionLeaseId")))) && (missing0 = "executionLeaseId")) || (((data.ownershipEpoch === undefined) || (!(func0.call(data, "ownershipEpoch")))) && (missing0 = "ownershipEpoch"))) || (((data.checkpoint === undefined) || (!(func0.call(data, "checkpoint")))) && (missing0 = "checkpoint"))) || (((data.requiredResolution === undefined) || (!(func0.call(data, "requiredResolution")))) && (missing0 = "requiredResolution"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "workItemId") || (key0 === "executionLeaseId")) || (key0 === "ownershipEpoch")) || (key0 === "checkpoint")) || (key0 === "requiredResolution")) || (key0 === "progress")) || (key0 === "scheduleEstimate"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.workItemId !== undefined && func0.call(data, "workItemId")){
let data0 = data.workItemId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/workItemId",parentData:data,parentDataProperty:"workItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.executionLeaseId !== undefined && func0.call(data, "executionLeaseId")){
let data1 = data.executionLeaseId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/executionLeaseId",parentData:data,parentDataProperty:"executionLeaseId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ownershipEpoch !== undefined && func0.call(data, "ownershipEpoch")){
let data2 = data.ownershipEpoch;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate0.errors = [{instancePath:instancePath+"/ownershipEpoch",schemaPath:"#/properties/ownershipEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/ownershipEpoch",schemaPath:"#/properties/ownershipEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/ownershipEpoch",schemaPath:"#/properties/ownershipEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkpoint !== undefined && func0.call(data, "checkpoint")){
const _errs6 = errors;
if(!(validateCheckpointContent(data.checkpoint, {instancePath:instancePath+"/checkpoint",parentData:data,parentDataProperty:"checkpoint",rootData}))){
vErrors = vErrors === null ? validateCheckpointContent.errors : vErrors.concat(validateCheckpointContent.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredResolution !== undefined && func0.call(data, "requiredResolution")){
let data4 = data.requiredResolution;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(data4.length < 1){
validate0.errors = [{instancePath:instancePath+"/requiredResolution",schemaPath:"#/properties/requiredResolution/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data4.length > 4000 && (data4.length > 8000 || [...data4].length > 4000)){
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
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined && func0.call(data, "progress")){
const _errs9 = errors;
if(!(validateWorkProgress(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
vErrors = vErrors === null ? validateWorkProgress.errors : vErrors.concat(validateWorkProgress.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scheduleEstimate !== undefined && func0.call(data, "scheduleEstimate")){
const _errs10 = errors;
if(!(validateScheduleEstimate(data.scheduleEstimate, {instancePath:instancePath+"/scheduleEstimate",parentData:data,parentDataProperty:"scheduleEstimate",rootData}))){
vErrors = vErrors === null ? validateScheduleEstimate.errors : vErrors.concat(validateScheduleEstimate.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
