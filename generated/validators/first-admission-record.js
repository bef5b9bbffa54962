// @ts-self-types="./first-admission-record.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateActor, validateProtocolId, validateServiceActor } from "./common.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";

export const validateFirstAdmissionRecord = validate0;
const schema0 = {"properties":{"protocolVersion":{},"admissionRecordId":{},"organizationId":{},"documentKind":{},"signingHash":{},"keyId":{},"principal":{},"trustedAcceptedAt":{},"acceptedBy":{}}};
const func0 = Object.prototype.hasOwnProperty;
const func18 = isTimestamp;
const obj0 = new Set(["agent-card","approval","artifact","command","context-package","event","evidence","extension-profile","group-snapshot"]);
const pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.protocolVersion === undefined) || (!(func0.call(data, "protocolVersion")))) && (missing0 = "protocolVersion")) || (((data.admissionRecordId === undefined) || (!(func0.call(data, "admissionRecordId")))) && (missing0 = "admissionRecordId"))) || (((data.organizationId === undefined) || (!(func0.call(data, "organizationId")))) && (missing0 = "organizationId"))) || (((data.documentKind === undefined) || (!(func0.call(data, "documentKind")))) && (missing0 = "documentKind"))) || (((data.signingHash === undefined) || (!(func0.call(data, "signingHash")))) && (missing0 = "signingHash"))) || (((data.keyId === undefined) || (!(func0.call(data, "keyId")))) && (missing0 = "keyId"))) || (((data.principal === undefined) || (!(func0.call(data, "principal")))) && (missing0 = "principal"))) || (((data.trustedAcceptedAt === undefined) || (!(func0.call(data, "trustedAcceptedAt")))) && (missing0 = "trustedAcceptedAt"))) || (((data.acceptedBy === undefined) || (!(func0.call(data, "acceptedBy")))) && (missing0 = "acceptedBy"))){
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
if(data.protocolVersion !== undefined && func0.call(data, "protocolVersion")){
const _errs2 = errors;
if("0.1" !== data.protocolVersion){
validate0.errors = [{instancePath:instancePath+"/protocolVersion",schemaPath:"#/properties/protocolVersion/const",keyword:"const",params:{allowedValue: "0.1"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.admissionRecordId !== undefined && func0.call(data, "admissionRecordId")){
let data1 = data.admissionRecordId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/admissionRecordId",parentData:data,parentDataProperty:"admissionRecordId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organizationId !== undefined && func0.call(data, "organizationId")){
let data2 = data.organizationId;
const _errs4 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/organizationId",parentData:data,parentDataProperty:"organizationId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentKind !== undefined && func0.call(data, "documentKind")){
const _errs5 = errors;
if(!(obj0.has(data.documentKind))){
validate0.errors = [{instancePath:instancePath+"/documentKind",schemaPath:"#/properties/documentKind/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signingHash !== undefined && func0.call(data, "signingHash")){
let data4 = data.signingHash;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate0.errors = [{instancePath:instancePath+"/signingHash",schemaPath:"#/properties/signingHash/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/signingHash",schemaPath:"#/properties/signingHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keyId !== undefined && func0.call(data, "keyId")){
let data5 = data.keyId;
const _errs8 = errors;
if(!(validateProtocolId(data5) || validateProtocolId(data5, {instancePath:instancePath+"/keyId",parentData:data,parentDataProperty:"keyId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.principal !== undefined && func0.call(data, "principal")){
const _errs9 = errors;
if(!(validateActor(data.principal, {instancePath:instancePath+"/principal",parentData:data,parentDataProperty:"principal",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trustedAcceptedAt !== undefined && func0.call(data, "trustedAcceptedAt")){
let data7 = data.trustedAcceptedAt;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data7 === "string"){
if(!(func18(data7))){
validate0.errors = [{instancePath:instancePath+"/trustedAcceptedAt",schemaPath:"#/properties/trustedAcceptedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/trustedAcceptedAt",schemaPath:"#/properties/trustedAcceptedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acceptedBy !== undefined && func0.call(data, "acceptedBy")){
const _errs12 = errors;
if(!(validateServiceActor(data.acceptedBy, {instancePath:instancePath+"/acceptedBy",parentData:data,parentDataProperty:"acceptedBy",rootData}))){
vErrors = vErrors === null ? validateServiceActor.errors : vErrors.concat(validateServiceActor.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
