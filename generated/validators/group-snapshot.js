// @ts-self-types="./group-snapshot.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateActor, validateProtocolId, validateServiceActor, validateSignature } from "./common.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";
import { allUnique } from "../../lib/json/unique.ts";

export const validateGroupSnapshot = validate0;
const schema0 = {"properties":{"snapshotId":{},"groupId":{},"throughSequence":{},"eventIds":{"items":{}},"stateHash":{},"policyLog":{"items":{}},"createdBy":{},"createdAt":{},"signature":{}}};
const func0 = Object.prototype.hasOwnProperty;
const func14 = allUnique;
const func26 = isTimestamp;
const pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.entryId === undefined) || (!(func0.call(data, "entryId")))) && (missing0 = "entryId")) || (((data.decision === undefined) || (!(func0.call(data, "decision")))) && (missing0 = "decision"))) || (((data.actor === undefined) || (!(func0.call(data, "actor")))) && (missing0 = "actor"))) || (((data.occurredAt === undefined) || (!(func0.call(data, "occurredAt")))) && (missing0 = "occurredAt"))) || (((data.details === undefined) || (!(func0.call(data, "details")))) && (missing0 = "details"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "entryId") || (key0 === "decision")) || (key0 === "actor")) || (key0 === "occurredAt")) || (key0 === "details"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.entryId !== undefined && func0.call(data, "entryId")){
let data0 = data.entryId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/entryId",parentData:data,parentDataProperty:"entryId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decision !== undefined && func0.call(data, "decision")){
let data1 = data.decision;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate1.errors = [{instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data1.length > 4000 && (data1.length > 8000 || [...data1].length > 4000)){
validate1.errors = [{instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actor !== undefined && func0.call(data, "actor")){
const _errs5 = errors;
if(!(validateActor(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.occurredAt !== undefined && func0.call(data, "occurredAt")){
let data3 = data.occurredAt;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(!(func26(data3))){
validate1.errors = [{instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined && func0.call(data, "details")){
let data4 = data.details;
const _errs8 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate1.errors = [{instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.snapshotId === undefined) || (!(func0.call(data, "snapshotId")))) && (missing0 = "snapshotId")) || (((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing0 = "groupId"))) || (((data.throughSequence === undefined) || (!(func0.call(data, "throughSequence")))) && (missing0 = "throughSequence"))) || (((data.eventIds === undefined) || (!(func0.call(data, "eventIds")))) && (missing0 = "eventIds"))) || (((data.stateHash === undefined) || (!(func0.call(data, "stateHash")))) && (missing0 = "stateHash"))) || (((data.policyLog === undefined) || (!(func0.call(data, "policyLog")))) && (missing0 = "policyLog"))) || (((data.createdBy === undefined) || (!(func0.call(data, "createdBy")))) && (missing0 = "createdBy"))) || (((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))) && (missing0 = "createdAt"))) || (((data.signature === undefined) || (!(func0.call(data, "signature")))) && (missing0 = "signature"))){
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
if(data.snapshotId !== undefined && func0.call(data, "snapshotId")){
let data0 = data.snapshotId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/snapshotId",parentData:data,parentDataProperty:"snapshotId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data1 = data.groupId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.throughSequence !== undefined && func0.call(data, "throughSequence")){
let data2 = data.throughSequence;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate0.errors = [{instancePath:instancePath+"/throughSequence",schemaPath:"#/properties/throughSequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/throughSequence",schemaPath:"#/properties/throughSequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/throughSequence",schemaPath:"#/properties/throughSequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.eventIds !== undefined && func0.call(data, "eventIds")){
let data3 = data.eventIds;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
if(data3.length < 1){
validate0.errors = [{instancePath:instancePath+"/eventIds",schemaPath:"#/properties/eventIds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs8 = errors;
if(!(validateProtocolId(data4) || validateProtocolId(data4, {instancePath:instancePath+"/eventIds/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func14(data3))){
validate0.errors = [{instancePath:instancePath+"/eventIds",schemaPath:"#/properties/eventIds/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/eventIds",schemaPath:"#/properties/eventIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stateHash !== undefined && func0.call(data, "stateHash")){
let data5 = data.stateHash;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
validate0.errors = [{instancePath:instancePath+"/stateHash",schemaPath:"#/properties/stateHash/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/stateHash",schemaPath:"#/properties/stateHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.policyLog !== undefined && func0.call(data, "policyLog")){
let data6 = data.policyLog;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
if(data6.length < 1){
validate0.errors = [{instancePath:instancePath+"/policyLog",schemaPath:"#/properties/policyLog/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(validate1(data6[i1], {instancePath:instancePath+"/policyLog/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/policyLog",schemaPath:"#/properties/policyLog/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdBy !== undefined && func0.call(data, "createdBy")){
const _errs14 = errors;
if(!(validateServiceActor(data.createdBy, {instancePath:instancePath+"/createdBy",parentData:data,parentDataProperty:"createdBy",rootData}))){
vErrors = vErrors === null ? validateServiceActor.errors : vErrors.concat(validateServiceActor.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
let data9 = data.createdAt;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data9 === "string"){
if(!(func26(data9))){
validate0.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined && func0.call(data, "signature")){
const _errs17 = errors;
if(!(validateSignature(data.signature, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validateSignature.errors : vErrors.concat(validateSignature.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
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
