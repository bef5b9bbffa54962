// @ts-self-types="./membership.change.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateAgentActor, validateHumanActor } from "../../common.js";
import { validateContextPackage } from "../../context-package.js";
import { isTimestamp } from "../../../../lib/format/timestamp.ts";
import { allUnique } from "../../../../lib/json/unique.ts";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func12 = allUnique;
const func16 = isTimestamp;
const pattern0 = new RegExp("^[a-z][a-z0-9._:-]*$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.state === undefined) || (!(func0.call(data, "state")))) && (missing0 = "state")){
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
if(data.state !== undefined && func0.call(data, "state")){
if("provisional" !== data.state){
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
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.provisionalExpiresAt === undefined) || (!(func0.call(data, "provisionalExpiresAt")))) && (missing1 = "provisionalExpiresAt")) || (((data.contextPackage === undefined) || (!(func0.call(data, "contextPackage")))) && (missing1 = "contextPackage"))){
validate0.errors = [{instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
const _errs7 = errors;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.provisionalExpiresAt === undefined) || (!(func0.call(data, "provisionalExpiresAt")))) && (missing2 = "provisionalExpiresAt")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid3 = _errs8 === errors;
if(valid3){
validate0.errors = [{instancePath,schemaPath:"#/allOf/0/else/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate0.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((((data.member === undefined) || (!(func0.call(data, "member")))) && (missing3 = "member")) || (((data.role === undefined) || (!(func0.call(data, "role")))) && (missing3 = "role"))) || (((data.scopes === undefined) || (!(func0.call(data, "scopes")))) && (missing3 = "scopes"))) || (((data.state === undefined) || (!(func0.call(data, "state")))) && (missing3 = "state"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs9 = errors;
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "member") || (key0 === "role")) || (key0 === "scopes")) || (key0 === "state")) || (key0 === "visibilityStartSequence")) || (key0 === "provisionalExpiresAt")) || (key0 === "contextPackage"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
if(data.member !== undefined && func0.call(data, "member")){
let data1 = data.member;
const _errs10 = errors;
const _errs11 = errors;
let valid5 = false;
const _errs12 = errors;
if(!(validateAgentActor(data1, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData}))){
vErrors = vErrors === null ? validateAgentActor.errors : vErrors.concat(validateAgentActor.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs13 = errors;
if(!(validateHumanActor(data1, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData}))){
vErrors = vErrors === null ? validateHumanActor.errors : vErrors.concat(validateHumanActor.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err4 = {instancePath:instancePath+"/member",schemaPath:"#/properties/member/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.role !== undefined && func0.call(data, "role")){
let data2 = data.role;
const _errs14 = errors;
if(!(data2 === "worker" || data2 === "reviewer" || data2 === "observer" || data2 === "work_delegate")){
validate0.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.scopes !== undefined && func0.call(data, "scopes")){
let data3 = data.scopes;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data3)){
if(data3.length < 1){
validate0.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid6 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs17 = errors;
if(errors === _errs17){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate0.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9._:-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9._:-]*$"+"\""}];
return false;
}
else {
if(data4.length > 160 && (data4.length > 320 || [...data4].length > 160)){
validate0.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 160 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs17 === errors;
if(!valid6){
break;
}
}
if(valid6){
if(!(func12(data3))){
validate0.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.state !== undefined && func0.call(data, "state")){
let data5 = data.state;
const _errs19 = errors;
if(!(data5 === "provisional" || data5 === "active")){
validate0.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.visibilityStartSequence !== undefined && func0.call(data, "visibilityStartSequence")){
let data6 = data.visibilityStartSequence;
const _errs20 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate0.errors = [{instancePath:instancePath+"/visibilityStartSequence",schemaPath:"#/properties/visibilityStartSequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/visibilityStartSequence",schemaPath:"#/properties/visibilityStartSequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/visibilityStartSequence",schemaPath:"#/properties/visibilityStartSequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.provisionalExpiresAt !== undefined && func0.call(data, "provisionalExpiresAt")){
let data7 = data.provisionalExpiresAt;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(!(func16(data7))){
validate0.errors = [{instancePath:instancePath+"/provisionalExpiresAt",schemaPath:"#/properties/provisionalExpiresAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/provisionalExpiresAt",schemaPath:"#/properties/provisionalExpiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.contextPackage !== undefined && func0.call(data, "contextPackage")){
const _errs24 = errors;
if(!(validateContextPackage(data.contextPackage, {instancePath:instancePath+"/contextPackage",parentData:data,parentDataProperty:"contextPackage",rootData}))){
vErrors = vErrors === null ? validateContextPackage.errors : vErrors.concat(validateContextPackage.errors);
errors = vErrors.length;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
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
