// @ts-self-types="./error.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateProtocolId } from "./common.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";

export const validateProtocolError = validate0;
const schema0 = {"properties":{"code":{},"message":{},"retryable":{},"fatal":{},"relatedFrameId":{},"relatedActionId":{},"groupId":{},"expectedRevision":{},"currentRevision":{},"retryAfterMs":{},"snapshotArtifactHash":{},"details":{},"occurredAt":{}}};
const func0 = Object.prototype.hasOwnProperty;
const func18 = isTimestamp;
const obj0 = new Set(["UNSUPPORTED_VERSION","AUTH_REQUIRED","AUTH_INVALID_SIGNATURE","AUTH_STALE_SESSION","AUTH_STALE_COORDINATOR","AUTH_FORBIDDEN","GROUP_NOT_FOUND","MEMBERSHIP_REQUIRED","MEMBERSHIP_STALE","SCHEMA_VALIDATION_FAILED","INVALID_COMMAND","INVALID_STATE_TRANSITION","REVISION_CONFLICT","ACTION_ID_COLLISION","UNKNOWN_CRITICAL_EXTENSION","WORK_CONTRACT_INCOMPLETE","WORK_OFFER_EXPIRED","WORK_ALREADY_OWNED","WORK_LEASE_EXPIRED","WORK_STALE_OWNERSHIP","APPROVAL_REQUIRED","BUDGET_EXCEEDED","RATE_LIMITED","BACKPRESSURE","CURSOR_TOO_OLD","PROTOCOL_VIOLATION","INTERNAL_ERROR"]);
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(obj0.has(data))){
validate1.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
validate1.errors = vErrors;
return errors === 0;
}
const pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) || (!(func0.call(data, "code")))) && (missing0 = "code")) || (((data.message === undefined) || (!(func0.call(data, "message")))) && (missing0 = "message"))) || (((data.retryable === undefined) || (!(func0.call(data, "retryable")))) && (missing0 = "retryable"))) || (((data.occurredAt === undefined) || (!(func0.call(data, "occurredAt")))) && (missing0 = "occurredAt"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined && func0.call(data, "code")){
const _errs2 = errors;
if(!(validate1(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined && func0.call(data, "message")){
let data1 = data.message;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate0.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 2000 && (data1.length > 4000 || [...data1].length > 2000)){
validate0.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 2000 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined && func0.call(data, "retryable")){
const _errs5 = errors;
if(typeof data.retryable !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/retryable",schemaPath:"#/properties/retryable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fatal !== undefined && func0.call(data, "fatal")){
const _errs7 = errors;
if(typeof data.fatal !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/fatal",schemaPath:"#/properties/fatal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.relatedFrameId !== undefined && func0.call(data, "relatedFrameId")){
let data4 = data.relatedFrameId;
const _errs9 = errors;
if(!(validateProtocolId(data4) || validateProtocolId(data4, {instancePath:instancePath+"/relatedFrameId",parentData:data,parentDataProperty:"relatedFrameId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.relatedActionId !== undefined && func0.call(data, "relatedActionId")){
let data5 = data.relatedActionId;
const _errs10 = errors;
if(!(validateProtocolId(data5) || validateProtocolId(data5, {instancePath:instancePath+"/relatedActionId",parentData:data,parentDataProperty:"relatedActionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data6 = data.groupId;
const _errs11 = errors;
if(!(validateProtocolId(data6) || validateProtocolId(data6, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expectedRevision !== undefined && func0.call(data, "expectedRevision")){
let data7 = data.expectedRevision;
const _errs12 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate0.errors = [{instancePath:instancePath+"/expectedRevision",schemaPath:"#/properties/expectedRevision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/expectedRevision",schemaPath:"#/properties/expectedRevision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/expectedRevision",schemaPath:"#/properties/expectedRevision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.currentRevision !== undefined && func0.call(data, "currentRevision")){
let data8 = data.currentRevision;
const _errs14 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate0.errors = [{instancePath:instancePath+"/currentRevision",schemaPath:"#/properties/currentRevision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/currentRevision",schemaPath:"#/properties/currentRevision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/currentRevision",schemaPath:"#/properties/currentRevision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryAfterMs !== undefined && func0.call(data, "retryAfterMs")){
let data9 = data.retryAfterMs;
const _errs16 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate0.errors = [{instancePath:instancePath+"/retryAfterMs",schemaPath:"#/properties/retryAfterMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/retryAfterMs",schemaPath:"#/properties/retryAfterMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/retryAfterMs",schemaPath:"#/properties/retryAfterMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snapshotArtifactHash !== undefined && func0.call(data, "snapshotArtifactHash")){
let data10 = data.snapshotArtifactHash;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
validate0.errors = [{instancePath:instancePath+"/snapshotArtifactHash",schemaPath:"#/properties/snapshotArtifactHash/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/snapshotArtifactHash",schemaPath:"#/properties/snapshotArtifactHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined && func0.call(data, "details")){
let data11 = data.details;
const _errs20 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
validate0.errors = [{instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.occurredAt !== undefined && func0.call(data, "occurredAt")){
let data12 = data.occurredAt;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data12 === "string"){
if(!(func18(data12))){
validate0.errors = [{instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
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
