// @ts-self-types="./agent-card.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateActor, validateExtensions, validateProtocolId, validatePublicKey, validateSignature } from "./common.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";
import { isAbsoluteUri } from "../../lib/format/uri.ts";
import { allUnique } from "../../lib/json/unique.ts";

export const validateAgentCard = validate0;
const schema0 = {"properties":{"agentId":{},"organizationId":{},"cardVersion":{},"displayName":{},"description":{},"owner":{},"status":{},"protocolVersions":{"items":{}},"endpoints":{"items":{}},"publicKeys":{"items":{}},"capabilities":{"items":{}},"maxConcurrency":{},"issuedAt":{},"validUntil":{},"extensions":{},"signature":{}}};
const func0 = Object.prototype.hasOwnProperty;
const func22 = allUnique;
const func52 = isTimestamp;
const func28 = isAbsoluteUri;
const pattern0 = new RegExp("^wss://", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.transport === undefined) || (!(func0.call(data, "transport")))) && (missing0 = "transport")) || (((data.uri === undefined) || (!(func0.call(data, "uri")))) && (missing0 = "uri"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "transport") || (key0 === "uri"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transport !== undefined && func0.call(data, "transport")){
const _errs2 = errors;
if("wss" !== data.transport){
validate1.errors = [{instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/const",keyword:"const",params:{allowedValue: "wss"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uri !== undefined && func0.call(data, "uri")){
let data1 = data.uri;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate1.errors = [{instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/pattern",keyword:"pattern",params:{pattern: "^wss://"},message:"must match pattern \""+"^wss://"+"\""}];
return false;
}
else {
if(!(func28(data1))){
validate1.errors = [{instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/format",keyword:"format",params:{},message:"must match format \"uri\""}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
const pattern1 = new RegExp("^[a-z0-9]+(?:[.-][a-z0-9]+)+$", "u");
const pattern2 = new RegExp("^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$", "u");
const pattern3 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")) || (((data.version === undefined) || (!(func0.call(data, "version")))) && (missing0 = "version"))) || (((data.inputSchema === undefined) || (!(func0.call(data, "inputSchema")))) && (missing0 = "inputSchema"))) || (((data.inputSchemaHash === undefined) || (!(func0.call(data, "inputSchemaHash")))) && (missing0 = "inputSchemaHash"))) || (((data.outputSchema === undefined) || (!(func0.call(data, "outputSchema")))) && (missing0 = "outputSchema"))) || (((data.outputSchemaHash === undefined) || (!(func0.call(data, "outputSchemaHash")))) && (missing0 = "outputSchemaHash"))) || (((data.constraints === undefined) || (!(func0.call(data, "constraints")))) && (missing0 = "constraints"))) || (((data.verifiedEvidence === undefined) || (!(func0.call(data, "verifiedEvidence")))) && (missing0 = "verifiedEvidence"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "id") || (key0 === "version")) || (key0 === "inputSchema")) || (key0 === "inputSchemaHash")) || (key0 === "outputSchema")) || (key0 === "outputSchemaHash")) || (key0 === "constraints")) || (key0 === "verifiedEvidence"))){
validate3.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
validate3.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[.-][a-z0-9]+)+$"},message:"must match pattern \""+"^[a-z0-9]+(?:[.-][a-z0-9]+)+$"+"\""}];
return false;
}
else {
if(data0.length > 200 && (data0.length > 400 || [...data0].length > 200)){
validate3.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate3.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$"+"\""}];
return false;
}
else {
if(data1.length > 128 && (data1.length > 256 || [...data1].length > 128)){
validate3.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 128 characters"}];
return false;
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inputSchema !== undefined && func0.call(data, "inputSchema")){
let data2 = data.inputSchema;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(func28(data2))){
validate3.errors = [{instancePath:instancePath+"/inputSchema",schemaPath:"#/properties/inputSchema/format",keyword:"format",params:{},message:"must match format \"uri\""}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/inputSchema",schemaPath:"#/properties/inputSchema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inputSchemaHash !== undefined && func0.call(data, "inputSchemaHash")){
let data3 = data.inputSchemaHash;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
validate3.errors = [{instancePath:instancePath+"/inputSchemaHash",schemaPath:"#/properties/inputSchemaHash/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/inputSchemaHash",schemaPath:"#/properties/inputSchemaHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outputSchema !== undefined && func0.call(data, "outputSchema")){
let data4 = data.outputSchema;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(func28(data4))){
validate3.errors = [{instancePath:instancePath+"/outputSchema",schemaPath:"#/properties/outputSchema/format",keyword:"format",params:{},message:"must match format \"uri\""}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/outputSchema",schemaPath:"#/properties/outputSchema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outputSchemaHash !== undefined && func0.call(data, "outputSchemaHash")){
let data5 = data.outputSchemaHash;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
validate3.errors = [{instancePath:instancePath+"/outputSchemaHash",schemaPath:"#/properties/outputSchemaHash/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/outputSchemaHash",schemaPath:"#/properties/outputSchemaHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.constraints !== undefined && func0.call(data, "constraints")){
let data6 = data.constraints;
const _errs14 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate3.errors = [{instancePath:instancePath+"/constraints",schemaPath:"#/properties/constraints/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verifiedEvidence !== undefined && func0.call(data, "verifiedEvidence")){
let data7 = data.verifiedEvidence;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
if(data7.length < 1){
validate3.errors = [{instancePath:instancePath+"/verifiedEvidence",schemaPath:"#/properties/verifiedEvidence/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs18 = errors;
if(!(validateProtocolId(data8) || validateProtocolId(data8, {instancePath:instancePath+"/verifiedEvidence/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid1 = _errs18 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func22(data7))){
validate3.errors = [{instancePath:instancePath+"/verifiedEvidence",schemaPath:"#/properties/verifiedEvidence/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/verifiedEvidence",schemaPath:"#/properties/verifiedEvidence/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
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
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.agentId === undefined) || (!(func0.call(data, "agentId")))) && (missing0 = "agentId")) || (((data.organizationId === undefined) || (!(func0.call(data, "organizationId")))) && (missing0 = "organizationId"))) || (((data.cardVersion === undefined) || (!(func0.call(data, "cardVersion")))) && (missing0 = "cardVersion"))) || (((data.displayName === undefined) || (!(func0.call(data, "displayName")))) && (missing0 = "displayName"))) || (((data.owner === undefined) || (!(func0.call(data, "owner")))) && (missing0 = "owner"))) || (((data.status === undefined) || (!(func0.call(data, "status")))) && (missing0 = "status"))) || (((data.protocolVersions === undefined) || (!(func0.call(data, "protocolVersions")))) && (missing0 = "protocolVersions"))) || (((data.endpoints === undefined) || (!(func0.call(data, "endpoints")))) && (missing0 = "endpoints"))) || (((data.publicKeys === undefined) || (!(func0.call(data, "publicKeys")))) && (missing0 = "publicKeys"))) || (((data.capabilities === undefined) || (!(func0.call(data, "capabilities")))) && (missing0 = "capabilities"))) || (((data.maxConcurrency === undefined) || (!(func0.call(data, "maxConcurrency")))) && (missing0 = "maxConcurrency"))) || (((data.issuedAt === undefined) || (!(func0.call(data, "issuedAt")))) && (missing0 = "issuedAt"))) || (((data.signature === undefined) || (!(func0.call(data, "signature")))) && (missing0 = "signature"))){
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
if(data.agentId !== undefined && func0.call(data, "agentId")){
let data0 = data.agentId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/agentId",parentData:data,parentDataProperty:"agentId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organizationId !== undefined && func0.call(data, "organizationId")){
let data1 = data.organizationId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/organizationId",parentData:data,parentDataProperty:"organizationId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cardVersion !== undefined && func0.call(data, "cardVersion")){
let data2 = data.cardVersion;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate0.errors = [{instancePath:instancePath+"/cardVersion",schemaPath:"#/properties/cardVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/cardVersion",schemaPath:"#/properties/cardVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/cardVersion",schemaPath:"#/properties/cardVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined && func0.call(data, "displayName")){
let data3 = data.displayName;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
validate0.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data3.length > 200 && (data3.length > 400 || [...data3].length > 200)){
validate0.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
let data4 = data.description;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length > 4000 && (data4.length > 8000 || [...data4].length > 4000)){
validate0.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 4000 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner !== undefined && func0.call(data, "owner")){
const _errs10 = errors;
if(!(validateActor(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined && func0.call(data, "status")){
let data6 = data.status;
const _errs11 = errors;
if(!(data6 === "active" || data6 === "deprecated" || data6 === "revoked")){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocolVersions !== undefined && func0.call(data, "protocolVersions")){
let data7 = data.protocolVersions;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data7)){
if(data7.length < 1){
validate0.errors = [{instancePath:instancePath+"/protocolVersions",schemaPath:"#/properties/protocolVersions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if("0.1" !== data7[i0]){
validate0.errors = [{instancePath:instancePath+"/protocolVersions/" + i0,schemaPath:"#/properties/protocolVersions/items/const",keyword:"const",params:{allowedValue: "0.1"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func22(data7))){
validate0.errors = [{instancePath:instancePath+"/protocolVersions",schemaPath:"#/properties/protocolVersions/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/protocolVersions",schemaPath:"#/properties/protocolVersions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoints !== undefined && func0.call(data, "endpoints")){
let data9 = data.endpoints;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data9)){
if(data9.length < 1){
validate0.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs17 = errors;
if(!(validate1(data9[i1], {instancePath:instancePath+"/endpoints/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid2 = _errs17 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.publicKeys !== undefined && func0.call(data, "publicKeys")){
let data11 = data.publicKeys;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data11)){
if(data11.length < 1){
validate0.errors = [{instancePath:instancePath+"/publicKeys",schemaPath:"#/properties/publicKeys/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
const _errs20 = errors;
if(!(validatePublicKey(data11[i2], {instancePath:instancePath+"/publicKeys/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validatePublicKey.errors : vErrors.concat(validatePublicKey.errors);
errors = vErrors.length;
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/publicKeys",schemaPath:"#/properties/publicKeys/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined && func0.call(data, "capabilities")){
let data13 = data.capabilities;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data13)){
if(data13.length < 1){
validate0.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
const _errs23 = errors;
if(!(validate3(data13[i3], {instancePath:instancePath+"/capabilities/" + i3,parentData:data13,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid4 = _errs23 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxConcurrency !== undefined && func0.call(data, "maxConcurrency")){
let data15 = data.maxConcurrency;
const _errs24 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate0.errors = [{instancePath:instancePath+"/maxConcurrency",schemaPath:"#/properties/maxConcurrency/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if(typeof data15 == "number"){
if(data15 > 9007199254740991 || isNaN(data15)){
validate0.errors = [{instancePath:instancePath+"/maxConcurrency",schemaPath:"#/properties/maxConcurrency/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data15 < 1 || isNaN(data15)){
validate0.errors = [{instancePath:instancePath+"/maxConcurrency",schemaPath:"#/properties/maxConcurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuedAt !== undefined && func0.call(data, "issuedAt")){
let data16 = data.issuedAt;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data16 === "string"){
if(!(func52(data16))){
validate0.errors = [{instancePath:instancePath+"/issuedAt",schemaPath:"#/properties/issuedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/issuedAt",schemaPath:"#/properties/issuedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validUntil !== undefined && func0.call(data, "validUntil")){
let data17 = data.validUntil;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data17 === "string"){
if(!(func52(data17))){
validate0.errors = [{instancePath:instancePath+"/validUntil",schemaPath:"#/properties/validUntil/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/validUntil",schemaPath:"#/properties/validUntil/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extensions !== undefined && func0.call(data, "extensions")){
const _errs30 = errors;
if(!(validateExtensions(data.extensions, {instancePath:instancePath+"/extensions",parentData:data,parentDataProperty:"extensions",rootData}))){
vErrors = vErrors === null ? validateExtensions.errors : vErrors.concat(validateExtensions.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined && func0.call(data, "signature")){
const _errs31 = errors;
if(!(validateSignature(data.signature, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validateSignature.errors : vErrors.concat(validateSignature.errors);
errors = vErrors.length;
}
var valid0 = _errs31 === errors;
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
