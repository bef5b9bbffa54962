// @ts-self-types="./websocket-frame.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateCommand } from "./command.js";
import { validateBase64UrlText, validateProtocolId } from "./common.js";
import { validateProtocolError } from "./error.js";
import { validateEvent } from "./event.js";
import { validatePresenceRecord } from "./presence-record.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";
import { allUnique } from "../../lib/json/unique.ts";

export const validateFrame = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func19 = allUnique;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.protocolVersion === undefined) || (!(func0.call(data, "protocolVersion")))) && (missing0 = "protocolVersion")) || (((data.frameId === undefined) || (!(func0.call(data, "frameId")))) && (missing0 = "frameId"))) || (((data.frameType === undefined) || (!(func0.call(data, "frameType")))) && (missing0 = "frameType"))) || (((data.phase === undefined) || (!(func0.call(data, "phase")))) && (missing0 = "phase"))) || (((data.agentId === undefined) || (!(func0.call(data, "agentId")))) && (missing0 = "agentId"))) || (((data.keyId === undefined) || (!(func0.call(data, "keyId")))) && (missing0 = "keyId"))) || (((data.clientNonce === undefined) || (!(func0.call(data, "clientNonce")))) && (missing0 = "clientNonce"))) || (((data.supportedVersions === undefined) || (!(func0.call(data, "supportedVersions")))) && (missing0 = "supportedVersions"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "protocolVersion") || (key0 === "frameId")) || (key0 === "frameType")) || (key0 === "phase")) || (key0 === "agentId")) || (key0 === "keyId")) || (key0 === "clientNonce")) || (key0 === "supportedVersions"))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocolVersion !== undefined && func0.call(data, "protocolVersion")){
const _errs2 = errors;
if("0.1" !== data.protocolVersion){
validate2.errors = [{instancePath:instancePath+"/protocolVersion",schemaPath:"#/properties/protocolVersion/const",keyword:"const",params:{allowedValue: "0.1"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameId !== undefined && func0.call(data, "frameId")){
let data1 = data.frameId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/frameId",parentData:data,parentDataProperty:"frameId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameType !== undefined && func0.call(data, "frameType")){
const _errs4 = errors;
if("HELLO" !== data.frameType){
validate2.errors = [{instancePath:instancePath+"/frameType",schemaPath:"#/properties/frameType/const",keyword:"const",params:{allowedValue: "HELLO"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phase !== undefined && func0.call(data, "phase")){
const _errs5 = errors;
if("client_init" !== data.phase){
validate2.errors = [{instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/const",keyword:"const",params:{allowedValue: "client_init"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentId !== undefined && func0.call(data, "agentId")){
let data4 = data.agentId;
const _errs6 = errors;
if(!(validateProtocolId(data4) || validateProtocolId(data4, {instancePath:instancePath+"/agentId",parentData:data,parentDataProperty:"agentId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keyId !== undefined && func0.call(data, "keyId")){
let data5 = data.keyId;
const _errs7 = errors;
if(!(validateProtocolId(data5) || validateProtocolId(data5, {instancePath:instancePath+"/keyId",parentData:data,parentDataProperty:"keyId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clientNonce !== undefined && func0.call(data, "clientNonce")){
let data6 = data.clientNonce;
const _errs8 = errors;
if(!(validateBase64UrlText(data6) || validateBase64UrlText(data6, {instancePath:instancePath+"/clientNonce",parentData:data,parentDataProperty:"clientNonce",rootData}))){
vErrors = vErrors === null ? validateBase64UrlText.errors : vErrors.concat(validateBase64UrlText.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supportedVersions !== undefined && func0.call(data, "supportedVersions")){
let data7 = data.supportedVersions;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data7)){
if(data7.length < 1){
validate2.errors = [{instancePath:instancePath+"/supportedVersions",schemaPath:"#/properties/supportedVersions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if("0.1" !== data7[i0]){
validate2.errors = [{instancePath:instancePath+"/supportedVersions/" + i0,schemaPath:"#/properties/supportedVersions/items/const",keyword:"const",params:{allowedValue: "0.1"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func19(data7))){
validate2.errors = [{instancePath:instancePath+"/supportedVersions",schemaPath:"#/properties/supportedVersions/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/supportedVersions",schemaPath:"#/properties/supportedVersions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
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
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.protocolVersion === undefined) || (!(func0.call(data, "protocolVersion")))) && (missing0 = "protocolVersion")) || (((data.frameId === undefined) || (!(func0.call(data, "frameId")))) && (missing0 = "frameId"))) || (((data.frameType === undefined) || (!(func0.call(data, "frameType")))) && (missing0 = "frameType"))) || (((data.phase === undefined) || (!(func0.call(data, "phase")))) && (missing0 = "phase"))) || (((data.selectedVersion === undefined) || (!(func0.call(data, "selectedVersion")))) && (missing0 = "selectedVersion"))) || (((data.clientNonce === undefined) || (!(func0.call(data, "clientNonce")))) && (missing0 = "clientNonce"))) || (((data.serverNonce === undefined) || (!(func0.call(data, "serverNonce")))) && (missing0 = "serverNonce"))) || (((data.challenge === undefined) || (!(func0.call(data, "challenge")))) && (missing0 = "challenge"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "protocolVersion") || (key0 === "frameId")) || (key0 === "frameType")) || (key0 === "phase")) || (key0 === "selectedVersion")) || (key0 === "clientNonce")) || (key0 === "serverNonce")) || (key0 === "challenge"))){
validate3.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocolVersion !== undefined && func0.call(data, "protocolVersion")){
const _errs2 = errors;
if("0.1" !== data.protocolVersion){
validate3.errors = [{instancePath:instancePath+"/protocolVersion",schemaPath:"#/properties/protocolVersion/const",keyword:"const",params:{allowedValue: "0.1"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameId !== undefined && func0.call(data, "frameId")){
let data1 = data.frameId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/frameId",parentData:data,parentDataProperty:"frameId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameType !== undefined && func0.call(data, "frameType")){
const _errs4 = errors;
if("HELLO" !== data.frameType){
validate3.errors = [{instancePath:instancePath+"/frameType",schemaPath:"#/properties/frameType/const",keyword:"const",params:{allowedValue: "HELLO"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phase !== undefined && func0.call(data, "phase")){
const _errs5 = errors;
if("server_challenge" !== data.phase){
validate3.errors = [{instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/const",keyword:"const",params:{allowedValue: "server_challenge"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.selectedVersion !== undefined && func0.call(data, "selectedVersion")){
const _errs6 = errors;
if("0.1" !== data.selectedVersion){
validate3.errors = [{instancePath:instancePath+"/selectedVersion",schemaPath:"#/properties/selectedVersion/const",keyword:"const",params:{allowedValue: "0.1"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clientNonce !== undefined && func0.call(data, "clientNonce")){
let data5 = data.clientNonce;
const _errs7 = errors;
if(!(validateBase64UrlText(data5) || validateBase64UrlText(data5, {instancePath:instancePath+"/clientNonce",parentData:data,parentDataProperty:"clientNonce",rootData}))){
vErrors = vErrors === null ? validateBase64UrlText.errors : vErrors.concat(validateBase64UrlText.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverNonce !== undefined && func0.call(data, "serverNonce")){
let data6 = data.serverNonce;
const _errs8 = errors;
if(!(validateBase64UrlText(data6) || validateBase64UrlText(data6, {instancePath:instancePath+"/serverNonce",parentData:data,parentDataProperty:"serverNonce",rootData}))){
vErrors = vErrors === null ? validateBase64UrlText.errors : vErrors.concat(validateBase64UrlText.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.challenge !== undefined && func0.call(data, "challenge")){
let data7 = data.challenge;
const _errs9 = errors;
if(!(validateBase64UrlText(data7) || validateBase64UrlText(data7, {instancePath:instancePath+"/challenge",parentData:data,parentDataProperty:"challenge",rootData}))){
vErrors = vErrors === null ? validateBase64UrlText.errors : vErrors.concat(validateBase64UrlText.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
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
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
const schema4 = {"properties":{"protocolVersion":{},"frameId":{},"frameType":{},"phase":{},"agentId":{},"keyId":{},"clientNonce":{},"serverNonce":{},"challengeSignature":{}}};
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.protocolVersion === undefined) || (!(func0.call(data, "protocolVersion")))) && (missing0 = "protocolVersion")) || (((data.frameId === undefined) || (!(func0.call(data, "frameId")))) && (missing0 = "frameId"))) || (((data.frameType === undefined) || (!(func0.call(data, "frameType")))) && (missing0 = "frameType"))) || (((data.phase === undefined) || (!(func0.call(data, "phase")))) && (missing0 = "phase"))) || (((data.agentId === undefined) || (!(func0.call(data, "agentId")))) && (missing0 = "agentId"))) || (((data.keyId === undefined) || (!(func0.call(data, "keyId")))) && (missing0 = "keyId"))) || (((data.clientNonce === undefined) || (!(func0.call(data, "clientNonce")))) && (missing0 = "clientNonce"))) || (((data.serverNonce === undefined) || (!(func0.call(data, "serverNonce")))) && (missing0 = "serverNonce"))) || (((data.challengeSignature === undefined) || (!(func0.call(data, "challengeSignature")))) && (missing0 = "challengeSignature"))){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema4.properties, key0))){
validate4.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocolVersion !== undefined && func0.call(data, "protocolVersion")){
const _errs2 = errors;
if("0.1" !== data.protocolVersion){
validate4.errors = [{instancePath:instancePath+"/protocolVersion",schemaPath:"#/properties/protocolVersion/const",keyword:"const",params:{allowedValue: "0.1"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameId !== undefined && func0.call(data, "frameId")){
let data1 = data.frameId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/frameId",parentData:data,parentDataProperty:"frameId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameType !== undefined && func0.call(data, "frameType")){
const _errs4 = errors;
if("HELLO" !== data.frameType){
validate4.errors = [{instancePath:instancePath+"/frameType",schemaPath:"#/properties/frameType/const",keyword:"const",params:{allowedValue: "HELLO"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phase !== undefined && func0.call(data, "phase")){
const _errs5 = errors;
if("client_response" !== data.phase){
validate4.errors = [{instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/const",keyword:"const",params:{allowedValue: "client_response"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentId !== undefined && func0.call(data, "agentId")){
let data4 = data.agentId;
const _errs6 = errors;
if(!(validateProtocolId(data4) || validateProtocolId(data4, {instancePath:instancePath+"/agentId",parentData:data,parentDataProperty:"agentId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keyId !== undefined && func0.call(data, "keyId")){
let data5 = data.keyId;
const _errs7 = errors;
if(!(validateProtocolId(data5) || validateProtocolId(data5, {instancePath:instancePath+"/keyId",parentData:data,parentDataProperty:"keyId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clientNonce !== undefined && func0.call(data, "clientNonce")){
let data6 = data.clientNonce;
const _errs8 = errors;
if(!(validateBase64UrlText(data6) || validateBase64UrlText(data6, {instancePath:instancePath+"/clientNonce",parentData:data,parentDataProperty:"clientNonce",rootData}))){
vErrors = vErrors === null ? validateBase64UrlText.errors : vErrors.concat(validateBase64UrlText.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverNonce !== undefined && func0.call(data, "serverNonce")){
let data7 = data.serverNonce;
const _errs9 = errors;
if(!(validateBase64UrlText(data7) || validateBase64UrlText(data7, {instancePath:instancePath+"/serverNonce",parentData:data,parentDataProperty:"serverNonce",rootData}))){
vErrors = vErrors === null ? validateBase64UrlText.errors : vErrors.concat(validateBase64UrlText.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.challengeSignature !== undefined && func0.call(data, "challengeSignature")){
let data8 = data.challengeSignature;
const _errs10 = errors;
if(!(validateBase64UrlText(data8) || validateBase64UrlText(data8, {instancePath:instancePath+"/challengeSignature",parentData:data,parentDataProperty:"challengeSignature",rootData}))){
vErrors = vErrors === null ? validateBase64UrlText.errors : vErrors.concat(validateBase64UrlText.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
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
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
const func71 = isTimestamp;
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.protocolVersion === undefined) || (!(func0.call(data, "protocolVersion")))) && (missing0 = "protocolVersion")) || (((data.frameId === undefined) || (!(func0.call(data, "frameId")))) && (missing0 = "frameId"))) || (((data.frameType === undefined) || (!(func0.call(data, "frameType")))) && (missing0 = "frameType"))) || (((data.phase === undefined) || (!(func0.call(data, "phase")))) && (missing0 = "phase"))) || (((data.selectedVersion === undefined) || (!(func0.call(data, "selectedVersion")))) && (missing0 = "selectedVersion"))) || (((data.sessionToken === undefined) || (!(func0.call(data, "sessionToken")))) && (missing0 = "sessionToken"))) || (((data.sessionEpoch === undefined) || (!(func0.call(data, "sessionEpoch")))) && (missing0 = "sessionEpoch"))) || (((data.expiresAt === undefined) || (!(func0.call(data, "expiresAt")))) && (missing0 = "expiresAt"))){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "protocolVersion") || (key0 === "frameId")) || (key0 === "frameType")) || (key0 === "phase")) || (key0 === "selectedVersion")) || (key0 === "sessionToken")) || (key0 === "sessionEpoch")) || (key0 === "expiresAt"))){
validate5.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocolVersion !== undefined && func0.call(data, "protocolVersion")){
const _errs2 = errors;
if("0.1" !== data.protocolVersion){
validate5.errors = [{instancePath:instancePath+"/protocolVersion",schemaPath:"#/properties/protocolVersion/const",keyword:"const",params:{allowedValue: "0.1"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameId !== undefined && func0.call(data, "frameId")){
let data1 = data.frameId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/frameId",parentData:data,parentDataProperty:"frameId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameType !== undefined && func0.call(data, "frameType")){
const _errs4 = errors;
if("HELLO" !== data.frameType){
validate5.errors = [{instancePath:instancePath+"/frameType",schemaPath:"#/properties/frameType/const",keyword:"const",params:{allowedValue: "HELLO"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phase !== undefined && func0.call(data, "phase")){
const _errs5 = errors;
if("server_accept" !== data.phase){
validate5.errors = [{instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/const",keyword:"const",params:{allowedValue: "server_accept"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.selectedVersion !== undefined && func0.call(data, "selectedVersion")){
const _errs6 = errors;
if("0.1" !== data.selectedVersion){
validate5.errors = [{instancePath:instancePath+"/selectedVersion",schemaPath:"#/properties/selectedVersion/const",keyword:"const",params:{allowedValue: "0.1"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sessionToken !== undefined && func0.call(data, "sessionToken")){
let data5 = data.sessionToken;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data5 === "string"){
if(data5.length < 16 || (data5.length < 32 && [...data5].length < 16)){
validate5.errors = [{instancePath:instancePath+"/sessionToken",schemaPath:"#/properties/sessionToken/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 16 characters"}];
return false;
}
else {
if(data5.length > 8192 && (data5.length > 16384 || [...data5].length > 8192)){
validate5.errors = [{instancePath:instancePath+"/sessionToken",schemaPath:"#/properties/sessionToken/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 8192 characters"}];
return false;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/sessionToken",schemaPath:"#/properties/sessionToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sessionEpoch !== undefined && func0.call(data, "sessionEpoch")){
let data6 = data.sessionEpoch;
const _errs9 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate5.errors = [{instancePath:instancePath+"/sessionEpoch",schemaPath:"#/properties/sessionEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate5.errors = [{instancePath:instancePath+"/sessionEpoch",schemaPath:"#/properties/sessionEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate5.errors = [{instancePath:instancePath+"/sessionEpoch",schemaPath:"#/properties/sessionEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
let data7 = data.expiresAt;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data7 === "string"){
if(!(func71(data7))){
validate5.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.phase === undefined) || (!(func0.call(data, "phase")))) && (missing0 = "phase")){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.frameType !== undefined && func0.call(data, "frameType")){
const _errs2 = errors;
if("HELLO" !== data.frameType){
validate1.errors = [{instancePath:instancePath+"/frameType",schemaPath:"#/properties/frameType/const",keyword:"const",params:{allowedValue: "HELLO"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.phase;
if(typeof tag0 == "string"){
if(tag0 === "client_init"){
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
else if(tag0 === "server_challenge"){
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
else if(tag0 === "client_response"){
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
else if(tag0 === "server_accept"){
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "phase", tagValue: tag0},message:"value of tag \"phase\" must be in oneOf"}];
return false;
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "phase", tagValue: tag0},message:"tag \"phase\" must be string"}];
return false;
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
const pattern0 = new RegExp("^[a-z][a-z0-9_]*(?:\\.[a-z][a-z0-9_]*)+$", "u");
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "eventKinds") || (key0 === "conversationIds")) || (key0 === "workItemIds")) || (key0 === "mentionsOnly")) || (key0 === "announcements"))){
validate12.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.eventKinds !== undefined && func0.call(data, "eventKinds")){
let data0 = data.eventKinds;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate12.errors = [{instancePath:instancePath+"/eventKinds/" + i0,schemaPath:"#/properties/eventKinds/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(?:\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*(?:\\.[a-z][a-z0-9_]*)+$"+"\""}];
return false;
}
else {
if(data1.length > 160 && (data1.length > 320 || [...data1].length > 160)){
validate12.errors = [{instancePath:instancePath+"/eventKinds/" + i0,schemaPath:"#/properties/eventKinds/items/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 160 characters"}];
return false;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/eventKinds/" + i0,schemaPath:"#/properties/eventKinds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func19(data0))){
validate12.errors = [{instancePath:instancePath+"/eventKinds",schemaPath:"#/properties/eventKinds/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/eventKinds",schemaPath:"#/properties/eventKinds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conversationIds !== undefined && func0.call(data, "conversationIds")){
let data2 = data.conversationIds;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/conversationIds/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
if(valid2){
if(!(func19(data2))){
validate12.errors = [{instancePath:instancePath+"/conversationIds",schemaPath:"#/properties/conversationIds/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/conversationIds",schemaPath:"#/properties/conversationIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workItemIds !== undefined && func0.call(data, "workItemIds")){
let data4 = data.workItemIds;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs11 = errors;
if(!(validateProtocolId(data5) || validateProtocolId(data5, {instancePath:instancePath+"/workItemIds/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
if(valid3){
if(!(func19(data4))){
validate12.errors = [{instancePath:instancePath+"/workItemIds",schemaPath:"#/properties/workItemIds/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/workItemIds",schemaPath:"#/properties/workItemIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mentionsOnly !== undefined && func0.call(data, "mentionsOnly")){
const _errs12 = errors;
if(typeof data.mentionsOnly !== "boolean"){
validate12.errors = [{instancePath:instancePath+"/mentionsOnly",schemaPath:"#/properties/mentionsOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.announcements !== undefined && func0.call(data, "announcements")){
const _errs14 = errors;
if(typeof data.announcements !== "boolean"){
validate12.errors = [{instancePath:instancePath+"/announcements",schemaPath:"#/properties/announcements/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
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
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing0 = "groupId")) || (((data.afterSequence === undefined) || (!(func0.call(data, "afterSequence")))) && (missing0 = "afterSequence"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "groupId") || (key0 === "afterSequence")) || (key0 === "attention"))){
validate11.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data0 = data.groupId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.afterSequence !== undefined && func0.call(data, "afterSequence")){
let data1 = data.afterSequence;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate11.errors = [{instancePath:instancePath+"/afterSequence",schemaPath:"#/properties/afterSequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate11.errors = [{instancePath:instancePath+"/afterSequence",schemaPath:"#/properties/afterSequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate11.errors = [{instancePath:instancePath+"/afterSequence",schemaPath:"#/properties/afterSequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attention !== undefined && func0.call(data, "attention")){
const _errs5 = errors;
if(!(validate12(data.attention, {instancePath:instancePath+"/attention",parentData:data,parentDataProperty:"attention",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.protocolVersion === undefined) || (!(func0.call(data, "protocolVersion")))) && (missing0 = "protocolVersion")) || (((data.frameId === undefined) || (!(func0.call(data, "frameId")))) && (missing0 = "frameId"))) || (((data.frameType === undefined) || (!(func0.call(data, "frameType")))) && (missing0 = "frameType"))) || (((data.subscriptionId === undefined) || (!(func0.call(data, "subscriptionId")))) && (missing0 = "subscriptionId"))) || (((data.groups === undefined) || (!(func0.call(data, "groups")))) && (missing0 = "groups"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "protocolVersion") || (key0 === "frameId")) || (key0 === "frameType")) || (key0 === "subscriptionId")) || (key0 === "groups"))){
validate10.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocolVersion !== undefined && func0.call(data, "protocolVersion")){
const _errs2 = errors;
if("0.1" !== data.protocolVersion){
validate10.errors = [{instancePath:instancePath+"/protocolVersion",schemaPath:"#/properties/protocolVersion/const",keyword:"const",params:{allowedValue: "0.1"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameId !== undefined && func0.call(data, "frameId")){
let data1 = data.frameId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/frameId",parentData:data,parentDataProperty:"frameId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameType !== undefined && func0.call(data, "frameType")){
const _errs4 = errors;
if("SUBSCRIBE" !== data.frameType){
validate10.errors = [{instancePath:instancePath+"/frameType",schemaPath:"#/properties/frameType/const",keyword:"const",params:{allowedValue: "SUBSCRIBE"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscriptionId !== undefined && func0.call(data, "subscriptionId")){
let data3 = data.subscriptionId;
const _errs5 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/subscriptionId",parentData:data,parentDataProperty:"subscriptionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groups !== undefined && func0.call(data, "groups")){
let data4 = data.groups;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data4)){
if(data4.length < 1){
validate10.errors = [{instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate11(data4[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
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
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}
function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.protocolVersion === undefined) || (!(func0.call(data, "protocolVersion")))) && (missing0 = "protocolVersion")) || (((data.frameId === undefined) || (!(func0.call(data, "frameId")))) && (missing0 = "frameId"))) || (((data.frameType === undefined) || (!(func0.call(data, "frameType")))) && (missing0 = "frameType"))) || (((data.command === undefined) || (!(func0.call(data, "command")))) && (missing0 = "command"))){
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "protocolVersion") || (key0 === "frameId")) || (key0 === "frameType")) || (key0 === "command"))){
validate15.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocolVersion !== undefined && func0.call(data, "protocolVersion")){
const _errs2 = errors;
if("0.1" !== data.protocolVersion){
validate15.errors = [{instancePath:instancePath+"/protocolVersion",schemaPath:"#/properties/protocolVersion/const",keyword:"const",params:{allowedValue: "0.1"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameId !== undefined && func0.call(data, "frameId")){
let data1 = data.frameId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/frameId",parentData:data,parentDataProperty:"frameId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameType !== undefined && func0.call(data, "frameType")){
const _errs4 = errors;
if("COMMAND" !== data.frameType){
validate15.errors = [{instancePath:instancePath+"/frameType",schemaPath:"#/properties/frameType/const",keyword:"const",params:{allowedValue: "COMMAND"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.command !== undefined && func0.call(data, "command")){
const _errs5 = errors;
if(!(validateCommand(data.command, {instancePath:instancePath+"/command",parentData:data,parentDataProperty:"command",rootData}))){
vErrors = vErrors === null ? validateCommand.errors : vErrors.concat(validateCommand.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
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
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}
function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.protocolVersion === undefined) || (!(func0.call(data, "protocolVersion")))) && (missing0 = "protocolVersion")) || (((data.frameId === undefined) || (!(func0.call(data, "frameId")))) && (missing0 = "frameId"))) || (((data.frameType === undefined) || (!(func0.call(data, "frameType")))) && (missing0 = "frameType"))) || (((data.event === undefined) || (!(func0.call(data, "event")))) && (missing0 = "event"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "protocolVersion") || (key0 === "frameId")) || (key0 === "frameType")) || (key0 === "event"))){
validate16.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocolVersion !== undefined && func0.call(data, "protocolVersion")){
const _errs2 = errors;
if("0.1" !== data.protocolVersion){
validate16.errors = [{instancePath:instancePath+"/protocolVersion",schemaPath:"#/properties/protocolVersion/const",keyword:"const",params:{allowedValue: "0.1"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameId !== undefined && func0.call(data, "frameId")){
let data1 = data.frameId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/frameId",parentData:data,parentDataProperty:"frameId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameType !== undefined && func0.call(data, "frameType")){
const _errs4 = errors;
if("EVENT" !== data.frameType){
validate16.errors = [{instancePath:instancePath+"/frameType",schemaPath:"#/properties/frameType/const",keyword:"const",params:{allowedValue: "EVENT"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined && func0.call(data, "event")){
const _errs5 = errors;
if(!(validateEvent(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData}))){
vErrors = vErrors === null ? validateEvent.errors : vErrors.concat(validateEvent.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
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
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}
function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing0 = "groupId")) || (((data.sequence === undefined) || (!(func0.call(data, "sequence")))) && (missing0 = "sequence"))){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "groupId") || (key0 === "sequence"))){
validate18.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data0 = data.groupId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence !== undefined && func0.call(data, "sequence")){
let data1 = data.sequence;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate18.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate18.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate18.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}
function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.protocolVersion === undefined) || (!(func0.call(data, "protocolVersion")))) && (missing0 = "protocolVersion")) || (((data.frameId === undefined) || (!(func0.call(data, "frameId")))) && (missing0 = "frameId"))) || (((data.frameType === undefined) || (!(func0.call(data, "frameType")))) && (missing0 = "frameType"))) || (((data.acknowledgements === undefined) || (!(func0.call(data, "acknowledgements")))) && (missing0 = "acknowledgements"))) || (((data.sentAt === undefined) || (!(func0.call(data, "sentAt")))) && (missing0 = "sentAt"))){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "protocolVersion") || (key0 === "frameId")) || (key0 === "frameType")) || (key0 === "acknowledgements")) || (key0 === "sentAt"))){
validate17.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocolVersion !== undefined && func0.call(data, "protocolVersion")){
const _errs2 = errors;
if("0.1" !== data.protocolVersion){
validate17.errors = [{instancePath:instancePath+"/protocolVersion",schemaPath:"#/properties/protocolVersion/const",keyword:"const",params:{allowedValue: "0.1"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameId !== undefined && func0.call(data, "frameId")){
let data1 = data.frameId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/frameId",parentData:data,parentDataProperty:"frameId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameType !== undefined && func0.call(data, "frameType")){
const _errs4 = errors;
if("ACK" !== data.frameType){
validate17.errors = [{instancePath:instancePath+"/frameType",schemaPath:"#/properties/frameType/const",keyword:"const",params:{allowedValue: "ACK"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acknowledgements !== undefined && func0.call(data, "acknowledgements")){
let data3 = data.acknowledgements;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data3)){
if(data3.length < 1){
validate17.errors = [{instancePath:instancePath+"/acknowledgements",schemaPath:"#/properties/acknowledgements/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate18(data3[i0], {instancePath:instancePath+"/acknowledgements/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/acknowledgements",schemaPath:"#/properties/acknowledgements/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sentAt !== undefined && func0.call(data, "sentAt")){
let data5 = data.sentAt;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data5 === "string"){
if(!(func71(data5))){
validate17.errors = [{instancePath:instancePath+"/sentAt",schemaPath:"#/properties/sentAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/sentAt",schemaPath:"#/properties/sentAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}
function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.protocolVersion === undefined) || (!(func0.call(data, "protocolVersion")))) && (missing0 = "protocolVersion")) || (((data.frameId === undefined) || (!(func0.call(data, "frameId")))) && (missing0 = "frameId"))) || (((data.frameType === undefined) || (!(func0.call(data, "frameType")))) && (missing0 = "frameType"))) || (((data.nonce === undefined) || (!(func0.call(data, "nonce")))) && (missing0 = "nonce"))) || (((data.sentAt === undefined) || (!(func0.call(data, "sentAt")))) && (missing0 = "sentAt"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "protocolVersion") || (key0 === "frameId")) || (key0 === "frameType")) || (key0 === "nonce")) || (key0 === "replyToNonce")) || (key0 === "sentAt")) || (key0 === "presence"))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocolVersion !== undefined && func0.call(data, "protocolVersion")){
const _errs2 = errors;
if("0.1" !== data.protocolVersion){
validate20.errors = [{instancePath:instancePath+"/protocolVersion",schemaPath:"#/properties/protocolVersion/const",keyword:"const",params:{allowedValue: "0.1"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameId !== undefined && func0.call(data, "frameId")){
let data1 = data.frameId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/frameId",parentData:data,parentDataProperty:"frameId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameType !== undefined && func0.call(data, "frameType")){
const _errs4 = errors;
if("PING" !== data.frameType){
validate20.errors = [{instancePath:instancePath+"/frameType",schemaPath:"#/properties/frameType/const",keyword:"const",params:{allowedValue: "PING"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined && func0.call(data, "nonce")){
let data3 = data.nonce;
const _errs5 = errors;
if(!(validateBase64UrlText(data3) || validateBase64UrlText(data3, {instancePath:instancePath+"/nonce",parentData:data,parentDataProperty:"nonce",rootData}))){
vErrors = vErrors === null ? validateBase64UrlText.errors : vErrors.concat(validateBase64UrlText.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replyToNonce !== undefined && func0.call(data, "replyToNonce")){
let data4 = data.replyToNonce;
const _errs6 = errors;
if(!(validateBase64UrlText(data4) || validateBase64UrlText(data4, {instancePath:instancePath+"/replyToNonce",parentData:data,parentDataProperty:"replyToNonce",rootData}))){
vErrors = vErrors === null ? validateBase64UrlText.errors : vErrors.concat(validateBase64UrlText.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sentAt !== undefined && func0.call(data, "sentAt")){
let data5 = data.sentAt;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data5 === "string"){
if(!(func71(data5))){
validate20.errors = [{instancePath:instancePath+"/sentAt",schemaPath:"#/properties/sentAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/sentAt",schemaPath:"#/properties/sentAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presence !== undefined && func0.call(data, "presence")){
const _errs9 = errors;
if(!(validatePresenceRecord(data.presence, {instancePath:instancePath+"/presence",parentData:data,parentDataProperty:"presence",rootData}))){
vErrors = vErrors === null ? validatePresenceRecord.errors : vErrors.concat(validatePresenceRecord.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
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
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.protocolVersion === undefined) || (!(func0.call(data, "protocolVersion")))) && (missing0 = "protocolVersion")) || (((data.frameId === undefined) || (!(func0.call(data, "frameId")))) && (missing0 = "frameId"))) || (((data.frameType === undefined) || (!(func0.call(data, "frameType")))) && (missing0 = "frameType"))) || (((data.error === undefined) || (!(func0.call(data, "error")))) && (missing0 = "error"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "protocolVersion") || (key0 === "frameId")) || (key0 === "frameType")) || (key0 === "error"))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocolVersion !== undefined && func0.call(data, "protocolVersion")){
const _errs2 = errors;
if("0.1" !== data.protocolVersion){
validate21.errors = [{instancePath:instancePath+"/protocolVersion",schemaPath:"#/properties/protocolVersion/const",keyword:"const",params:{allowedValue: "0.1"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameId !== undefined && func0.call(data, "frameId")){
let data1 = data.frameId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/frameId",parentData:data,parentDataProperty:"frameId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frameType !== undefined && func0.call(data, "frameType")){
const _errs4 = errors;
if("ERROR" !== data.frameType){
validate21.errors = [{instancePath:instancePath+"/frameType",schemaPath:"#/properties/frameType/const",keyword:"const",params:{allowedValue: "ERROR"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined && func0.call(data, "error")){
const _errs5 = errors;
if(!(validateProtocolError(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validateProtocolError.errors : vErrors.concat(validateProtocolError.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
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
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.frameType === undefined) || (!(func0.call(data, "frameType")))) && (missing0 = "frameType")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const tag0 = data.frameType;
if(typeof tag0 == "string"){
if(tag0 === "HELLO"){
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
else if(tag0 === "SUBSCRIBE"){
if(!(validate10(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
else if(tag0 === "COMMAND"){
if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
else if(tag0 === "EVENT"){
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
else if(tag0 === "ACK"){
if(!(validate17(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
else if(tag0 === "PING"){
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
else if(tag0 === "ERROR"){
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "frameType", tagValue: tag0},message:"value of tag \"frameType\" must be in oneOf"}];
return false;
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "frameType", tagValue: tag0},message:"tag \"frameType\" must be string"}];
return false;
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
