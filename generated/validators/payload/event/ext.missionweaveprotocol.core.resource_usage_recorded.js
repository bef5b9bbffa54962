// @ts-self-types="./ext.missionweaveprotocol.core.resource_usage_recorded.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateProtocolId } from "../../common.js";
import { validateUsageDelta } from "../parts.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.workItemId === undefined) || (!(func0.call(data, "workItemId")))) && (missing0 = "workItemId")) || (((data.executionLeaseId === undefined) || (!(func0.call(data, "executionLeaseId")))) && (missing0 = "executionLeaseId"))) || (((data.ownershipEpoch === undefined) || (!(func0.call(data, "ownershipEpoch")))) && (missing0 = "ownershipEpoch"))) || (((data.delta === undefined) || (!(func0.call(data, "delta")))) && (missing0 = "delta"))) || (((data.cumulative === undefined) || (!(func0.call(data, "cumulative")))) && (missing0 = "cumulative"))) || (((data.remaining === undefined) || (!(func0.call(data, "remaining")))) && (missing0 = "remaining"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "workItemId") || (key0 === "executionLeaseId")) || (key0 === "ownershipEpoch")) || (key0 === "delta")) || (key0 === "cumulative")) || (key0 === "remaining")) || (key0 === "historicalSessionEpoch")) || (key0 === "reconcilingSessionEpoch"))){
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
if(data.delta !== undefined && func0.call(data, "delta")){
const _errs6 = errors;
if(!(validateUsageDelta(data.delta, {instancePath:instancePath+"/delta",parentData:data,parentDataProperty:"delta",rootData}))){
vErrors = vErrors === null ? validateUsageDelta.errors : vErrors.concat(validateUsageDelta.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cumulative !== undefined && func0.call(data, "cumulative")){
const _errs7 = errors;
if(!(validateUsageDelta(data.cumulative, {instancePath:instancePath+"/cumulative",parentData:data,parentDataProperty:"cumulative",rootData}))){
vErrors = vErrors === null ? validateUsageDelta.errors : vErrors.concat(validateUsageDelta.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remaining !== undefined && func0.call(data, "remaining")){
const _errs8 = errors;
if(!(validateUsageDelta(data.remaining, {instancePath:instancePath+"/remaining",parentData:data,parentDataProperty:"remaining",rootData}))){
vErrors = vErrors === null ? validateUsageDelta.errors : vErrors.concat(validateUsageDelta.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.historicalSessionEpoch !== undefined && func0.call(data, "historicalSessionEpoch")){
let data6 = data.historicalSessionEpoch;
const _errs9 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate0.errors = [{instancePath:instancePath+"/historicalSessionEpoch",schemaPath:"#/properties/historicalSessionEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/historicalSessionEpoch",schemaPath:"#/properties/historicalSessionEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/historicalSessionEpoch",schemaPath:"#/properties/historicalSessionEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.reconcilingSessionEpoch !== undefined && func0.call(data, "reconcilingSessionEpoch")){
let data7 = data.reconcilingSessionEpoch;
const _errs11 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate0.errors = [{instancePath:instancePath+"/reconcilingSessionEpoch",schemaPath:"#/properties/reconcilingSessionEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/reconcilingSessionEpoch",schemaPath:"#/properties/reconcilingSessionEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/reconcilingSessionEpoch",schemaPath:"#/properties/reconcilingSessionEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
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
