// @ts-self-types="./work.accept_offer.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateCapabilityRef, validateProtocolId } from "../../common.js";
import { validateScheduleEstimate } from "../../work-item.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.offerId === undefined) || (!(func0.call(data, "offerId")))) && (missing0 = "offerId")) || (((data.agentCardVersion === undefined) || (!(func0.call(data, "agentCardVersion")))) && (missing0 = "agentCardVersion"))) || (((data.capabilityPins === undefined) || (!(func0.call(data, "capabilityPins")))) && (missing0 = "capabilityPins"))) || (((data.contractVersion === undefined) || (!(func0.call(data, "contractVersion")))) && (missing0 = "contractVersion"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((key0 === "workItemId") || (key0 === "offerId")) || (key0 === "agentCardVersion")) || (key0 === "capabilityPins")) || (key0 === "contractVersion")) || (key0 === "scheduleEstimate"))){
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
if(data.offerId !== undefined && func0.call(data, "offerId")){
let data1 = data.offerId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/offerId",parentData:data,parentDataProperty:"offerId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentCardVersion !== undefined && func0.call(data, "agentCardVersion")){
let data2 = data.agentCardVersion;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate0.errors = [{instancePath:instancePath+"/agentCardVersion",schemaPath:"#/properties/agentCardVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/agentCardVersion",schemaPath:"#/properties/agentCardVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/agentCardVersion",schemaPath:"#/properties/agentCardVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.capabilityPins !== undefined && func0.call(data, "capabilityPins")){
let data3 = data.capabilityPins;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
if(data3.length < 1){
validate0.errors = [{instancePath:instancePath+"/capabilityPins",schemaPath:"#/properties/capabilityPins/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validateCapabilityRef(data3[i0], {instancePath:instancePath+"/capabilityPins/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateCapabilityRef.errors : vErrors.concat(validateCapabilityRef.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/capabilityPins",schemaPath:"#/properties/capabilityPins/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contractVersion !== undefined && func0.call(data, "contractVersion")){
let data5 = data.contractVersion;
const _errs9 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate0.errors = [{instancePath:instancePath+"/contractVersion",schemaPath:"#/properties/contractVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/contractVersion",schemaPath:"#/properties/contractVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/contractVersion",schemaPath:"#/properties/contractVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scheduleEstimate !== undefined && func0.call(data, "scheduleEstimate")){
const _errs11 = errors;
if(!(validateScheduleEstimate(data.scheduleEstimate, {instancePath:instancePath+"/scheduleEstimate",parentData:data,parentDataProperty:"scheduleEstimate",rootData}))){
vErrors = vErrors === null ? validateScheduleEstimate.errors : vErrors.concat(validateScheduleEstimate.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
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
