// @ts-self-types="./message.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateActor, validateExtensions, validateProtocolId } from "./common.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";
import { isAbsoluteUri } from "../../lib/format/uri.ts";
import { allUnique } from "../../lib/json/unique.ts";

export const validateMessage = validate0;
const schema0 = {"properties":{"messageId":{},"missionId":{},"groupId":{},"conversationId":{},"author":{},"kind":{},"authority":{},"targetMessageId":{},"content":{"items":{}},"mentions":{"items":{}},"references":{"items":{}},"reason":{},"committedAt":{},"extensions":{}},"if":{"properties":{"kind":{}}},"else":{}};
const func0 = Object.prototype.hasOwnProperty;
const func39 = allUnique;
const func44 = isTimestamp;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")) || (((data.text === undefined) || (!(func0.call(data, "text")))) && (missing0 = "text"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "type") || (key0 === "text"))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined && func0.call(data, "type")){
const _errs2 = errors;
if("text" !== data.type){
validate2.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined && func0.call(data, "text")){
let data1 = data.text;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate2.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 100000 && (data1.length > 200000 || [...data1].length > 100000)){
validate2.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 100000 characters"}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}
const pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")) || (((data.artifactHash === undefined) || (!(func0.call(data, "artifactHash")))) && (missing0 = "artifactHash"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "type") || (key0 === "artifactHash"))){
validate3.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined && func0.call(data, "type")){
const _errs2 = errors;
if("artifact_ref" !== data.type){
validate3.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "artifact_ref"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.artifactHash !== undefined && func0.call(data, "artifactHash")){
let data1 = data.artifactHash;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate3.errors = [{instancePath:instancePath+"/artifactHash",schemaPath:"#/properties/artifactHash/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/artifactHash",schemaPath:"#/properties/artifactHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
const func37 = isAbsoluteUri;
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")) || (((data.schema === undefined) || (!(func0.call(data, "schema")))) && (missing0 = "schema"))) || (((data.data === undefined) || (!(func0.call(data, "data")))) && (missing0 = "data"))){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "type") || (key0 === "schema")) || (key0 === "data"))){
validate4.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined && func0.call(data, "type")){
const _errs2 = errors;
if("data_ref" !== data.type){
validate4.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "data_ref"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined && func0.call(data, "schema")){
let data1 = data.schema;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(func37(data1))){
validate4.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/format",keyword:"format",params:{},message:"must match format \"uri\""}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
else if(tag0 === "artifact_ref"){
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
else if(tag0 === "data_ref"){
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
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
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing0 = "kind")){
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
if(data.kind !== undefined && func0.call(data, "kind")){
if("message" !== data.kind){
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
if(!_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.targetMessageId === undefined) || (!(func0.call(data, "targetMessageId")))) && (missing1 = "targetMessageId")) || (((data.reason === undefined) || (!(func0.call(data, "reason")))) && (missing1 = "reason"))){
validate0.errors = [{instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
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
if(((((((((((data.messageId === undefined) || (!(func0.call(data, "messageId")))) && (missing2 = "messageId")) || (((data.missionId === undefined) || (!(func0.call(data, "missionId")))) && (missing2 = "missionId"))) || (((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing2 = "groupId"))) || (((data.conversationId === undefined) || (!(func0.call(data, "conversationId")))) && (missing2 = "conversationId"))) || (((data.author === undefined) || (!(func0.call(data, "author")))) && (missing2 = "author"))) || (((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing2 = "kind"))) || (((data.authority === undefined) || (!(func0.call(data, "authority")))) && (missing2 = "authority"))) || (((data.content === undefined) || (!(func0.call(data, "content")))) && (missing2 = "content"))) || (((data.committedAt === undefined) || (!(func0.call(data, "committedAt")))) && (missing2 = "committedAt"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data.messageId !== undefined && func0.call(data, "messageId")){
let data1 = data.messageId;
const _errs6 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/messageId",parentData:data,parentDataProperty:"messageId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.missionId !== undefined && func0.call(data, "missionId")){
let data2 = data.missionId;
const _errs7 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/missionId",parentData:data,parentDataProperty:"missionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data3 = data.groupId;
const _errs8 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.conversationId !== undefined && func0.call(data, "conversationId")){
let data4 = data.conversationId;
const _errs9 = errors;
if(!(validateProtocolId(data4) || validateProtocolId(data4, {instancePath:instancePath+"/conversationId",parentData:data,parentDataProperty:"conversationId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.author !== undefined && func0.call(data, "author")){
const _errs10 = errors;
if(!(validateActor(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.kind !== undefined && func0.call(data, "kind")){
let data6 = data.kind;
const _errs11 = errors;
if(!(data6 === "message" || data6 === "correction" || data6 === "retraction" || data6 === "redaction")){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.authority !== undefined && func0.call(data, "authority")){
const _errs12 = errors;
if(false !== data.authority){
validate0.errors = [{instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.targetMessageId !== undefined && func0.call(data, "targetMessageId")){
let data8 = data.targetMessageId;
const _errs13 = errors;
if(!(validateProtocolId(data8) || validateProtocolId(data8, {instancePath:instancePath+"/targetMessageId",parentData:data,parentDataProperty:"targetMessageId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.content !== undefined && func0.call(data, "content")){
let data9 = data.content;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data9)){
if(data9.length < 1){
validate0.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(!(validate1(data9[i0], {instancePath:instancePath+"/content/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.mentions !== undefined && func0.call(data, "mentions")){
let data11 = data.mentions;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data11)){
var valid4 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs19 = errors;
if(!(validateActor(data11[i1], {instancePath:instancePath+"/mentions/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid4 = _errs19 === errors;
if(!valid4){
break;
}
}
if(valid4){
if(!(func39(data11))){
validate0.errors = [{instancePath:instancePath+"/mentions",schemaPath:"#/properties/mentions/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/mentions",schemaPath:"#/properties/mentions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.references !== undefined && func0.call(data, "references")){
let data13 = data.references;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data13)){
var valid5 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
const _errs22 = errors;
if(!(validateProtocolId(data14) || validateProtocolId(data14, {instancePath:instancePath+"/references/" + i2,parentData:data13,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid5 = _errs22 === errors;
if(!valid5){
break;
}
}
if(valid5){
if(!(func39(data13))){
validate0.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.reason !== undefined && func0.call(data, "reason")){
let data15 = data.reason;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data15 === "string"){
if(data15.length < 1){
validate0.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data15.length > 4000 && (data15.length > 8000 || [...data15].length > 4000)){
validate0.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.committedAt !== undefined && func0.call(data, "committedAt")){
let data16 = data.committedAt;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data16 === "string"){
if(!(func44(data16))){
validate0.errors = [{instancePath:instancePath+"/committedAt",schemaPath:"#/properties/committedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/committedAt",schemaPath:"#/properties/committedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.extensions !== undefined && func0.call(data, "extensions")){
const _errs27 = errors;
if(!(validateExtensions(data.extensions, {instancePath:instancePath+"/extensions",parentData:data,parentDataProperty:"extensions",rootData}))){
vErrors = vErrors === null ? validateExtensions.errors : vErrors.concat(validateExtensions.errors);
errors = vErrors.length;
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
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
export const validateMessageContent = validate1;
