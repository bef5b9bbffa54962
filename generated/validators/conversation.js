// @ts-self-types="./conversation.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateActor, validateExtensions, validateProtocolId } from "./common.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";

export const validateConversation = validate0;
const schema0 = {"properties":{"conversationId":{},"missionId":{},"groupId":{},"type":{},"primaryWorkItemId":{},"title":{},"access":{},"createdBy":{},"createdAt":{},"state":{},"revision":{},"extensions":{}},"allOf":[{"if":{"properties":{"type":{}}},"then":{}},{"if":{"properties":{"type":{}}},"then":{"properties":{"access":{"properties":{"mode":{}}}}}}]};
const func0 = Object.prototype.hasOwnProperty;
const func33 = isTimestamp;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mode === undefined) || (!(func0.call(data, "mode")))) && (missing0 = "mode")){
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
if(data.mode !== undefined && func0.call(data, "mode")){
if("restricted" !== data.mode){
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
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.members === undefined) || (!(func0.call(data, "members")))) && (missing1 = "members")){
validate1.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate1.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.mode === undefined) || (!(func0.call(data, "mode")))) && (missing2 = "mode")){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "mode") || (key0 === "members"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data.mode !== undefined && func0.call(data, "mode")){
let data1 = data.mode;
const _errs6 = errors;
if(!(data1 === "group" || data1 === "restricted")){
validate1.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.members !== undefined && func0.call(data, "members")){
let data2 = data.members;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
if(data2.length < 1){
validate1.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validateActor(data2[i0], {instancePath:instancePath+"/members/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
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
if("work_item" !== data.type){
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
if(((data.primaryWorkItemId === undefined) || (!(func0.call(data, "primaryWorkItemId")))) && (missing1 = "primaryWorkItemId")){
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
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing2 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
if("restricted" !== data.type){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.access !== undefined && func0.call(data, "access")){
let data2 = data.access;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.mode !== undefined && func0.call(data2, "mode")){
if("restricted" !== data2.mode){
validate0.errors = [{instancePath:instancePath+"/access/mode",schemaPath:"#/allOf/1/then/properties/access/properties/mode/const",keyword:"const",params:{allowedValue: "restricted"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
}
if(!valid3){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs6 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((((((((((data.conversationId === undefined) || (!(func0.call(data, "conversationId")))) && (missing3 = "conversationId")) || (((data.missionId === undefined) || (!(func0.call(data, "missionId")))) && (missing3 = "missionId"))) || (((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing3 = "groupId"))) || (((data.type === undefined) || (!(func0.call(data, "type")))) && (missing3 = "type"))) || (((data.title === undefined) || (!(func0.call(data, "title")))) && (missing3 = "title"))) || (((data.access === undefined) || (!(func0.call(data, "access")))) && (missing3 = "access"))) || (((data.createdBy === undefined) || (!(func0.call(data, "createdBy")))) && (missing3 = "createdBy"))) || (((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))) && (missing3 = "createdAt"))) || (((data.state === undefined) || (!(func0.call(data, "state")))) && (missing3 = "state"))) || (((data.revision === undefined) || (!(func0.call(data, "revision")))) && (missing3 = "revision"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data.conversationId !== undefined && func0.call(data, "conversationId")){
let data4 = data.conversationId;
const _errs14 = errors;
if(!(validateProtocolId(data4) || validateProtocolId(data4, {instancePath:instancePath+"/conversationId",parentData:data,parentDataProperty:"conversationId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid7 = _errs14 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.missionId !== undefined && func0.call(data, "missionId")){
let data5 = data.missionId;
const _errs15 = errors;
if(!(validateProtocolId(data5) || validateProtocolId(data5, {instancePath:instancePath+"/missionId",parentData:data,parentDataProperty:"missionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid7 = _errs15 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data6 = data.groupId;
const _errs16 = errors;
if(!(validateProtocolId(data6) || validateProtocolId(data6, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid7 = _errs16 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.type !== undefined && func0.call(data, "type")){
let data7 = data.type;
const _errs17 = errors;
if(!(data7 === "group" || data7 === "work_item" || data7 === "review" || data7 === "restricted")){
validate0.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid7 = _errs17 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.primaryWorkItemId !== undefined && func0.call(data, "primaryWorkItemId")){
let data8 = data.primaryWorkItemId;
const _errs18 = errors;
if(!(validateProtocolId(data8) || validateProtocolId(data8, {instancePath:instancePath+"/primaryWorkItemId",parentData:data,parentDataProperty:"primaryWorkItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid7 = _errs18 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.title !== undefined && func0.call(data, "title")){
let data9 = data.title;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(data9.length < 1){
validate0.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data9.length > 500 && (data9.length > 1000 || [...data9].length > 500)){
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
var valid7 = _errs19 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.access !== undefined && func0.call(data, "access")){
const _errs21 = errors;
if(!(validate1(data.access, {instancePath:instancePath+"/access",parentData:data,parentDataProperty:"access",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid7 = _errs21 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.createdBy !== undefined && func0.call(data, "createdBy")){
const _errs22 = errors;
if(!(validateActor(data.createdBy, {instancePath:instancePath+"/createdBy",parentData:data,parentDataProperty:"createdBy",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid7 = _errs22 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
let data12 = data.createdAt;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data12 === "string"){
if(!(func33(data12))){
validate0.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid7 = _errs23 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.state !== undefined && func0.call(data, "state")){
let data13 = data.state;
const _errs25 = errors;
if(!(data13 === "active" || data13 === "closed")){
validate0.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.revision !== undefined && func0.call(data, "revision")){
let data14 = data.revision;
const _errs26 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate0.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if(typeof data14 == "number"){
if(data14 > 9007199254740991 || isNaN(data14)){
validate0.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate0.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid7 = _errs26 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.extensions !== undefined && func0.call(data, "extensions")){
const _errs28 = errors;
if(!(validateExtensions(data.extensions, {instancePath:instancePath+"/extensions",parentData:data,parentDataProperty:"extensions",rootData}))){
vErrors = vErrors === null ? validateExtensions.errors : vErrors.concat(validateExtensions.errors);
errors = vErrors.length;
}
var valid7 = _errs28 === errors;
}
else {
var valid7 = true;
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
