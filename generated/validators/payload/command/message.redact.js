// @ts-self-types="./message.redact.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateProtocolId } from "../../common.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.targetMessageId === undefined) || (!(func0.call(data, "targetMessageId")))) && (missing0 = "targetMessageId")) || (((data.reason === undefined) || (!(func0.call(data, "reason")))) && (missing0 = "reason"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "messageId") || (key0 === "targetMessageId")) || (key0 === "reason")) || (key0 === "keepAuditCopy")) || (key0 === "authority"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.messageId !== undefined && func0.call(data, "messageId")){
let data0 = data.messageId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/messageId",parentData:data,parentDataProperty:"messageId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.targetMessageId !== undefined && func0.call(data, "targetMessageId")){
let data1 = data.targetMessageId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/targetMessageId",parentData:data,parentDataProperty:"targetMessageId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined && func0.call(data, "reason")){
let data2 = data.reason;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
validate0.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data2.length > 4000 && (data2.length > 8000 || [...data2].length > 4000)){
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
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keepAuditCopy !== undefined && func0.call(data, "keepAuditCopy")){
const _errs6 = errors;
if(typeof data.keepAuditCopy !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/keepAuditCopy",schemaPath:"#/properties/keepAuditCopy/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authority !== undefined && func0.call(data, "authority")){
const _errs8 = errors;
if(false !== data.authority){
validate0.errors = [{instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs8 === errors;
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
