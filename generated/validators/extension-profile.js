// @ts-self-types="./extension-profile.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateActor, validateCapabilityRef, validateProtocolId, validateSignature } from "./common.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";
import { isAbsoluteUri } from "../../lib/format/uri.ts";
import { allUnique } from "../../lib/json/unique.ts";

export const validateExtensionProfile = validate0;
const schema0 = {"properties":{"profileUri":{},"name":{},"version":{},"schemaUri":{},"schemaHash":{},"requiredCapabilities":{"items":{}},"critical":{},"commandKinds":{"items":{}},"eventKinds":{"items":{}},"overridesCoreInvariants":{},"approvedBy":{},"approvedAt":{},"signature":{}}};
const func0 = Object.prototype.hasOwnProperty;
const func18 = isAbsoluteUri;
const func23 = allUnique;
const func29 = isTimestamp;
const pattern0 = new RegExp("^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$", "u");
const pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern2 = new RegExp("^ext\\.[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9][a-z0-9_-]*){2,}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.profileUri === undefined) || (!(func0.call(data, "profileUri")))) && (missing0 = "profileUri")) || (((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name"))) || (((data.version === undefined) || (!(func0.call(data, "version")))) && (missing0 = "version"))) || (((data.schemaUri === undefined) || (!(func0.call(data, "schemaUri")))) && (missing0 = "schemaUri"))) || (((data.schemaHash === undefined) || (!(func0.call(data, "schemaHash")))) && (missing0 = "schemaHash"))) || (((data.requiredCapabilities === undefined) || (!(func0.call(data, "requiredCapabilities")))) && (missing0 = "requiredCapabilities"))) || (((data.critical === undefined) || (!(func0.call(data, "critical")))) && (missing0 = "critical"))) || (((data.commandKinds === undefined) || (!(func0.call(data, "commandKinds")))) && (missing0 = "commandKinds"))) || (((data.eventKinds === undefined) || (!(func0.call(data, "eventKinds")))) && (missing0 = "eventKinds"))) || (((data.overridesCoreInvariants === undefined) || (!(func0.call(data, "overridesCoreInvariants")))) && (missing0 = "overridesCoreInvariants"))) || (((data.approvedBy === undefined) || (!(func0.call(data, "approvedBy")))) && (missing0 = "approvedBy"))) || (((data.approvedAt === undefined) || (!(func0.call(data, "approvedAt")))) && (missing0 = "approvedAt"))) || (((data.signature === undefined) || (!(func0.call(data, "signature")))) && (missing0 = "signature"))){
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
if(data.profileUri !== undefined && func0.call(data, "profileUri")){
let data0 = data.profileUri;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/profileUri",parentData:data,parentDataProperty:"profileUri",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate0.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 200 && (data1.length > 400 || [...data1].length > 200)){
validate0.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate0.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$"+"\""}];
return false;
}
else {
if(data2.length > 128 && (data2.length > 256 || [...data2].length > 128)){
validate0.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 128 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemaUri !== undefined && func0.call(data, "schemaUri")){
let data3 = data.schemaUri;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(func18(data3))){
validate0.errors = [{instancePath:instancePath+"/schemaUri",schemaPath:"#/properties/schemaUri/format",keyword:"format",params:{},message:"must match format \"uri\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/schemaUri",schemaPath:"#/properties/schemaUri/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemaHash !== undefined && func0.call(data, "schemaHash")){
let data4 = data.schemaHash;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate0.errors = [{instancePath:instancePath+"/schemaHash",schemaPath:"#/properties/schemaHash/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/schemaHash",schemaPath:"#/properties/schemaHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredCapabilities !== undefined && func0.call(data, "requiredCapabilities")){
let data5 = data.requiredCapabilities;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validateCapabilityRef(data5[i0], {instancePath:instancePath+"/requiredCapabilities/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateCapabilityRef.errors : vErrors.concat(validateCapabilityRef.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/requiredCapabilities",schemaPath:"#/properties/requiredCapabilities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.critical !== undefined && func0.call(data, "critical")){
const _errs14 = errors;
if(typeof data.critical !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/critical",schemaPath:"#/properties/critical/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commandKinds !== undefined && func0.call(data, "commandKinds")){
let data8 = data.commandKinds;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs18 = errors;
if(errors === _errs18){
if(typeof data9 === "string"){
if(!pattern2.test(data9)){
validate0.errors = [{instancePath:instancePath+"/commandKinds/" + i1,schemaPath:"#/properties/commandKinds/items/pattern",keyword:"pattern",params:{pattern: "^ext\\.[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9][a-z0-9_-]*){2,}$"},message:"must match pattern \""+"^ext\\.[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9][a-z0-9_-]*){2,}$"+"\""}];
return false;
}
else {
if(data9.length > 160 && (data9.length > 320 || [...data9].length > 160)){
validate0.errors = [{instancePath:instancePath+"/commandKinds/" + i1,schemaPath:"#/properties/commandKinds/items/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 160 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/commandKinds/" + i1,schemaPath:"#/properties/commandKinds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs18 === errors;
if(!valid2){
break;
}
}
if(valid2){
if(!(func23(data8))){
validate0.errors = [{instancePath:instancePath+"/commandKinds",schemaPath:"#/properties/commandKinds/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/commandKinds",schemaPath:"#/properties/commandKinds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eventKinds !== undefined && func0.call(data, "eventKinds")){
let data10 = data.eventKinds;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data10)){
var valid3 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
const _errs22 = errors;
if(errors === _errs22){
if(typeof data11 === "string"){
if(!pattern2.test(data11)){
validate0.errors = [{instancePath:instancePath+"/eventKinds/" + i2,schemaPath:"#/properties/eventKinds/items/pattern",keyword:"pattern",params:{pattern: "^ext\\.[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9][a-z0-9_-]*){2,}$"},message:"must match pattern \""+"^ext\\.[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9][a-z0-9_-]*){2,}$"+"\""}];
return false;
}
else {
if(data11.length > 160 && (data11.length > 320 || [...data11].length > 160)){
validate0.errors = [{instancePath:instancePath+"/eventKinds/" + i2,schemaPath:"#/properties/eventKinds/items/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 160 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/eventKinds/" + i2,schemaPath:"#/properties/eventKinds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs22 === errors;
if(!valid3){
break;
}
}
if(valid3){
if(!(func23(data10))){
validate0.errors = [{instancePath:instancePath+"/eventKinds",schemaPath:"#/properties/eventKinds/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/eventKinds",schemaPath:"#/properties/eventKinds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overridesCoreInvariants !== undefined && func0.call(data, "overridesCoreInvariants")){
const _errs24 = errors;
if(false !== data.overridesCoreInvariants){
validate0.errors = [{instancePath:instancePath+"/overridesCoreInvariants",schemaPath:"#/properties/overridesCoreInvariants/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approvedBy !== undefined && func0.call(data, "approvedBy")){
const _errs25 = errors;
if(!(validateActor(data.approvedBy, {instancePath:instancePath+"/approvedBy",parentData:data,parentDataProperty:"approvedBy",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approvedAt !== undefined && func0.call(data, "approvedAt")){
let data14 = data.approvedAt;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data14 === "string"){
if(!(func29(data14))){
validate0.errors = [{instancePath:instancePath+"/approvedAt",schemaPath:"#/properties/approvedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/approvedAt",schemaPath:"#/properties/approvedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined && func0.call(data, "signature")){
const _errs28 = errors;
if(!(validateSignature(data.signature, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validateSignature.errors : vErrors.concat(validateSignature.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
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
