// @ts-self-types="./message.posted.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateProtocolId } from "../../common.js";
import { validateMessage } from "../../message.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^hmac-sha256:[0-9a-f]{64}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validateMessage(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateMessage.errors : vErrors.concat(validateMessage.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.messageId === undefined) || (!(func0.call(data, "messageId")))) && (missing0 = "messageId")) || (((data.authority === undefined) || (!(func0.call(data, "authority")))) && (missing0 = "authority"))) || (((data.redacted === undefined) || (!(func0.call(data, "redacted")))) && (missing0 = "redacted"))){
const err0 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs4 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "messageId") || (key0 === "authority")) || (key0 === "redacted"))){
const err1 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs4 === errors){
if(data.messageId !== undefined && func0.call(data, "messageId")){
let data0 = data.messageId;
const _errs5 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/messageId",parentData:data,parentDataProperty:"messageId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.authority !== undefined && func0.call(data, "authority")){
const _errs6 = errors;
if(false !== data.authority){
const err2 = {instancePath:instancePath+"/authority",schemaPath:"#/oneOf/1/properties/authority/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.redacted !== undefined && func0.call(data, "redacted")){
let data2 = data.redacted;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.byEventId === undefined) || (!(func0.call(data2, "byEventId")))) && (missing1 = "byEventId")) || (((data2.commitment === undefined) || (!(func0.call(data2, "commitment")))) && (missing1 = "commitment"))){
const err3 = {instancePath:instancePath+"/redacted",schemaPath:"#/oneOf/1/properties/redacted/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 of Object.keys(data2)){
if(!((key1 === "byEventId") || (key1 === "commitment"))){
const err4 = {instancePath:instancePath+"/redacted",schemaPath:"#/oneOf/1/properties/redacted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
}
if(_errs9 === errors){
if(data2.byEventId !== undefined && func0.call(data2, "byEventId")){
let data3 = data2.byEventId;
const _errs10 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/redacted/byEventId",parentData:data2,parentDataProperty:"byEventId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.commitment !== undefined && func0.call(data2, "commitment")){
let data4 = data2.commitment;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err5 = {instancePath:instancePath+"/redacted/commitment",schemaPath:"#/oneOf/1/properties/redacted/properties/commitment/pattern",keyword:"pattern",params:{pattern: "^hmac-sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^hmac-sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/redacted/commitment",schemaPath:"#/oneOf/1/properties/redacted/properties/commitment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/redacted",schemaPath:"#/oneOf/1/properties/redacted/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid1 = _errs7 === errors;
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
const err8 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
