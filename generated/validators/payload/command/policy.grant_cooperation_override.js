// @ts-self-types="./policy.grant_cooperation_override.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateActor, validateProtocolId } from "../../common.js";
import { isTimestamp } from "../../../../lib/format/timestamp.ts";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func12 = isTimestamp;
const pattern0 = new RegExp("^[a-z][a-z0-9_]*(?:\\.[a-z][a-z0-9_]*)+$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.grantee === undefined) || (!(func0.call(data, "grantee")))) && (missing0 = "grantee")) || (((data.targetActionId === undefined) || (!(func0.call(data, "targetActionId")))) && (missing0 = "targetActionId"))) || (((data.targetKind === undefined) || (!(func0.call(data, "targetKind")))) && (missing0 = "targetKind"))) || (((data.limit === undefined) || (!(func0.call(data, "limit")))) && (missing0 = "limit"))) || (((data.expiresAt === undefined) || (!(func0.call(data, "expiresAt")))) && (missing0 = "expiresAt"))) || (((data.reason === undefined) || (!(func0.call(data, "reason")))) && (missing0 = "reason"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "grantId") || (key0 === "grantee")) || (key0 === "targetActionId")) || (key0 === "targetKind")) || (key0 === "limit")) || (key0 === "expiresAt")) || (key0 === "reason"))){
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
if(data.grantee !== undefined && func0.call(data, "grantee")){
const _errs3 = errors;
if(!(validateActor(data.grantee, {instancePath:instancePath+"/grantee",parentData:data,parentDataProperty:"grantee",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.targetActionId !== undefined && func0.call(data, "targetActionId")){
let data2 = data.targetActionId;
const _errs4 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/targetActionId",parentData:data,parentDataProperty:"targetActionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.targetKind !== undefined && func0.call(data, "targetKind")){
let data3 = data.targetKind;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate0.errors = [{instancePath:instancePath+"/targetKind",schemaPath:"#/properties/targetKind/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(?:\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*(?:\\.[a-z][a-z0-9_]*)+$"+"\""}];
return false;
}
else {
if(data3.length > 160 && (data3.length > 320 || [...data3].length > 160)){
validate0.errors = [{instancePath:instancePath+"/targetKind",schemaPath:"#/properties/targetKind/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 160 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/targetKind",schemaPath:"#/properties/targetKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined && func0.call(data, "limit")){
let data4 = data.limit;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(data4.length < 1){
validate0.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data4.length > 160 && (data4.length > 320 || [...data4].length > 160)){
validate0.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 160 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
let data5 = data.expiresAt;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data5 === "string"){
if(!(func12(data5))){
validate0.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined && func0.call(data, "reason")){
let data6 = data.reason;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data6 === "string"){
if(data6.length < 1){
validate0.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data6.length > 4000 && (data6.length > 8000 || [...data6].length > 4000)){
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
