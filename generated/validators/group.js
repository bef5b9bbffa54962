// @ts-self-types="./group.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateExtensions, validateProtocolId } from "./common.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";

export const validateGroup = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func16 = isTimestamp;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
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
if("archived" !== data.state){
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
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.archivedAt === undefined) || (!(func0.call(data, "archivedAt")))) && (missing1 = "archivedAt")) || (((data.archiveSnapshotId === undefined) || (!(func0.call(data, "archiveSnapshotId")))) && (missing1 = "archiveSnapshotId"))){
validate0.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.archivedAt !== undefined && func0.call(data, "archivedAt")){
var valid2 = false;
validate0.errors = [{instancePath:instancePath+"/archivedAt",schemaPath:"#/else/properties/archivedAt/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid2 = true;
}
if(valid2){
if(data.archiveSnapshotId !== undefined && func0.call(data, "archiveSnapshotId")){
var valid2 = false;
validate0.errors = [{instancePath:instancePath+"/archiveSnapshotId",schemaPath:"#/else/properties/archiveSnapshotId/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid2 = true;
}
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
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
if(((((((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing2 = "groupId")) || (((data.missionId === undefined) || (!(func0.call(data, "missionId")))) && (missing2 = "missionId"))) || (((data.state === undefined) || (!(func0.call(data, "state")))) && (missing2 = "state"))) || (((data.mainConversationId === undefined) || (!(func0.call(data, "mainConversationId")))) && (missing2 = "mainConversationId"))) || (((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))) && (missing2 = "createdAt"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "groupId") || (key0 === "missionId")) || (key0 === "state")) || (key0 === "mainConversationId")) || (key0 === "createdAt")) || (key0 === "archivedAt")) || (key0 === "archiveSnapshotId")) || (key0 === "extensions"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data3 = data.groupId;
const _errs7 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.missionId !== undefined && func0.call(data, "missionId")){
let data4 = data.missionId;
const _errs8 = errors;
if(!(validateProtocolId(data4) || validateProtocolId(data4, {instancePath:instancePath+"/missionId",parentData:data,parentDataProperty:"missionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.state !== undefined && func0.call(data, "state")){
let data5 = data.state;
const _errs9 = errors;
if(!(data5 === "active" || data5 === "archived")){
validate0.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.mainConversationId !== undefined && func0.call(data, "mainConversationId")){
let data6 = data.mainConversationId;
const _errs10 = errors;
if(!(validateProtocolId(data6) || validateProtocolId(data6, {instancePath:instancePath+"/mainConversationId",parentData:data,parentDataProperty:"mainConversationId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
let data7 = data.createdAt;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data7 === "string"){
if(!(func16(data7))){
validate0.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.archivedAt !== undefined && func0.call(data, "archivedAt")){
let data8 = data.archivedAt;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data8 === "string"){
if(!(func16(data8))){
validate0.errors = [{instancePath:instancePath+"/archivedAt",schemaPath:"#/properties/archivedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/archivedAt",schemaPath:"#/properties/archivedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.archiveSnapshotId !== undefined && func0.call(data, "archiveSnapshotId")){
let data9 = data.archiveSnapshotId;
const _errs15 = errors;
if(!(validateProtocolId(data9) || validateProtocolId(data9, {instancePath:instancePath+"/archiveSnapshotId",parentData:data,parentDataProperty:"archiveSnapshotId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.extensions !== undefined && func0.call(data, "extensions")){
const _errs16 = errors;
if(!(validateExtensions(data.extensions, {instancePath:instancePath+"/extensions",parentData:data,parentDataProperty:"extensions",rootData}))){
vErrors = vErrors === null ? validateExtensions.errors : vErrors.concat(validateExtensions.errors);
errors = vErrors.length;
}
var valid3 = _errs16 === errors;
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
