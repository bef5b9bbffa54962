// @ts-self-types="./ext.mwp.toolkit.conversation_open.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateActor, validateProtocolId } from "../../common.js";
import { allUnique } from "../../../../lib/json/unique.ts";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func9 = allUnique;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
if("restricted" !== data.type){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.members === undefined) || (!(func0.call(data, "members")))) && (missing1 = "members")){
validate0.errors = [{instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate0.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.type === undefined) || (!(func0.call(data, "type")))) && (missing2 = "type")) || (((data.title === undefined) || (!(func0.call(data, "title")))) && (missing2 = "title"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "conversationId") || (key0 === "type")) || (key0 === "title")) || (key0 === "members")) || (key0 === "primaryWorkItemId"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data.conversationId !== undefined && func0.call(data, "conversationId")){
let data1 = data.conversationId;
const _errs7 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/conversationId",parentData:data,parentDataProperty:"conversationId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.type !== undefined && func0.call(data, "type")){
let data2 = data.type;
const _errs8 = errors;
if(!(data2 === "review" || data2 === "restricted")){
validate0.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.title !== undefined && func0.call(data, "title")){
let data3 = data.title;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length < 1){
validate0.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data3.length > 500 && (data3.length > 1000 || [...data3].length > 500)){
validate0.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.members !== undefined && func0.call(data, "members")){
let data4 = data.members;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length < 1){
validate0.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validateActor(data4[i0], {instancePath:instancePath+"/members/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
if(valid4){
if(!(func9(data4))){
validate0.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.primaryWorkItemId !== undefined && func0.call(data, "primaryWorkItemId")){
let data6 = data.primaryWorkItemId;
const _errs14 = errors;
if(!(validateProtocolId(data6) || validateProtocolId(data6, {instancePath:instancePath+"/primaryWorkItemId",parentData:data,parentDataProperty:"primaryWorkItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
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
