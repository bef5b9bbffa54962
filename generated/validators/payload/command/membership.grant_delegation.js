// @ts-self-types="./membership.grant_delegation.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateBudget, validateCapabilityRef, validateProtocolId } from "../../common.js";
import { isTimestamp } from "../../../../lib/format/timestamp.ts";
import { allUnique } from "../../../../lib/json/unique.ts";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func11 = allUnique;
const func23 = isTimestamp;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.granteeAgentId === undefined) || (!(func0.call(data, "granteeAgentId")))) && (missing0 = "granteeAgentId")) || (((data.targetWorkItemId === undefined) || (!(func0.call(data, "targetWorkItemId")))) && (missing0 = "targetWorkItemId"))) || (((data.allowedCapabilities === undefined) || (!(func0.call(data, "allowedCapabilities")))) && (missing0 = "allowedCapabilities"))) || (((data.budget === undefined) || (!(func0.call(data, "budget")))) && (missing0 = "budget"))) || (((data.maxDescendantDepth === undefined) || (!(func0.call(data, "maxDescendantDepth")))) && (missing0 = "maxDescendantDepth"))) || (((data.granteeMembershipEpoch === undefined) || (!(func0.call(data, "granteeMembershipEpoch")))) && (missing0 = "granteeMembershipEpoch"))) || (((data.expiresAt === undefined) || (!(func0.call(data, "expiresAt")))) && (missing0 = "expiresAt"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "grantId") || (key0 === "granteeAgentId")) || (key0 === "targetWorkItemId")) || (key0 === "allowedCapabilities")) || (key0 === "budget")) || (key0 === "maxDescendantDepth")) || (key0 === "granteeMembershipEpoch")) || (key0 === "expiresAt"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.grantId !== undefined && func0.call(data, "grantId")){
let data0 = data.grantId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/grantId",parentData:data,parentDataProperty:"grantId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.granteeAgentId !== undefined && func0.call(data, "granteeAgentId")){
let data1 = data.granteeAgentId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/granteeAgentId",parentData:data,parentDataProperty:"granteeAgentId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.targetWorkItemId !== undefined && func0.call(data, "targetWorkItemId")){
let data2 = data.targetWorkItemId;
const _errs4 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/targetWorkItemId",parentData:data,parentDataProperty:"targetWorkItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowedCapabilities !== undefined && func0.call(data, "allowedCapabilities")){
let data3 = data.allowedCapabilities;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length < 1){
validate0.errors = [{instancePath:instancePath+"/allowedCapabilities",schemaPath:"#/properties/allowedCapabilities/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validateCapabilityRef(data3[i0], {instancePath:instancePath+"/allowedCapabilities/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateCapabilityRef.errors : vErrors.concat(validateCapabilityRef.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func11(data3))){
validate0.errors = [{instancePath:instancePath+"/allowedCapabilities",schemaPath:"#/properties/allowedCapabilities/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/allowedCapabilities",schemaPath:"#/properties/allowedCapabilities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget !== undefined && func0.call(data, "budget")){
let data5 = data.budget;
const _errs8 = errors;
if(!(validateBudget(data5, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validateBudget.errors : vErrors.concat(validateBudget.errors);
errors = vErrors.length;
}
if(errors === _errs8){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((((((((data5.currency === undefined) || (!(func0.call(data5, "currency")))) && (missing1 = "currency")) || (((data5.financialLimit === undefined) || (!(func0.call(data5, "financialLimit")))) && (missing1 = "financialLimit"))) || (((data5.modelTokenLimit === undefined) || (!(func0.call(data5, "modelTokenLimit")))) && (missing1 = "modelTokenLimit"))) || (((data5.toolCallLimit === undefined) || (!(func0.call(data5, "toolCallLimit")))) && (missing1 = "toolCallLimit"))) || (((data5.computeSecondsLimit === undefined) || (!(func0.call(data5, "computeSecondsLimit")))) && (missing1 = "computeSecondsLimit"))) || (((data5.wallClockSecondsLimit === undefined) || (!(func0.call(data5, "wallClockSecondsLimit")))) && (missing1 = "wallClockSecondsLimit"))) || (((data5.externalSideEffectLimit === undefined) || (!(func0.call(data5, "externalSideEffectLimit")))) && (missing1 = "externalSideEffectLimit"))){
validate0.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxDescendantDepth !== undefined && func0.call(data, "maxDescendantDepth")){
let data6 = data.maxDescendantDepth;
const _errs10 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate0.errors = [{instancePath:instancePath+"/maxDescendantDepth",schemaPath:"#/properties/maxDescendantDepth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/maxDescendantDepth",schemaPath:"#/properties/maxDescendantDepth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/maxDescendantDepth",schemaPath:"#/properties/maxDescendantDepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.granteeMembershipEpoch !== undefined && func0.call(data, "granteeMembershipEpoch")){
let data7 = data.granteeMembershipEpoch;
const _errs12 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate0.errors = [{instancePath:instancePath+"/granteeMembershipEpoch",schemaPath:"#/properties/granteeMembershipEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/granteeMembershipEpoch",schemaPath:"#/properties/granteeMembershipEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/granteeMembershipEpoch",schemaPath:"#/properties/granteeMembershipEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
let data8 = data.expiresAt;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data8 === "string"){
if(!(func23(data8))){
validate0.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
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
