// @ts-self-types="./presence-record.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateCapabilityRef, validateProtocolId } from "./common.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";

export const validatePresenceRecord = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func26 = isTimestamp;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.maxSlots === undefined) || (!(func0.call(data, "maxSlots")))) && (missing0 = "maxSlots")) || (((data.activeSlots === undefined) || (!(func0.call(data, "activeSlots")))) && (missing0 = "activeSlots"))) || (((data.availableSlots === undefined) || (!(func0.call(data, "availableSlots")))) && (missing0 = "availableSlots"))) || (((data.queuedItems === undefined) || (!(func0.call(data, "queuedItems")))) && (missing0 = "queuedItems"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "maxSlots") || (key0 === "activeSlots")) || (key0 === "availableSlots")) || (key0 === "queuedItems"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.maxSlots !== undefined && func0.call(data, "maxSlots")){
let data0 = data.maxSlots;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate1.errors = [{instancePath:instancePath+"/maxSlots",schemaPath:"#/properties/maxSlots/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate1.errors = [{instancePath:instancePath+"/maxSlots",schemaPath:"#/properties/maxSlots/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate1.errors = [{instancePath:instancePath+"/maxSlots",schemaPath:"#/properties/maxSlots/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activeSlots !== undefined && func0.call(data, "activeSlots")){
let data1 = data.activeSlots;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate1.errors = [{instancePath:instancePath+"/activeSlots",schemaPath:"#/properties/activeSlots/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/activeSlots",schemaPath:"#/properties/activeSlots/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/activeSlots",schemaPath:"#/properties/activeSlots/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.availableSlots !== undefined && func0.call(data, "availableSlots")){
let data2 = data.availableSlots;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate1.errors = [{instancePath:instancePath+"/availableSlots",schemaPath:"#/properties/availableSlots/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/availableSlots",schemaPath:"#/properties/availableSlots/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/availableSlots",schemaPath:"#/properties/availableSlots/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queuedItems !== undefined && func0.call(data, "queuedItems")){
let data3 = data.queuedItems;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate1.errors = [{instancePath:instancePath+"/queuedItems",schemaPath:"#/properties/queuedItems/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate1.errors = [{instancePath:instancePath+"/queuedItems",schemaPath:"#/properties/queuedItems/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate1.errors = [{instancePath:instancePath+"/queuedItems",schemaPath:"#/properties/queuedItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.capability === undefined) || (!(func0.call(data, "capability")))) && (missing0 = "capability")) || (((data.status === undefined) || (!(func0.call(data, "status")))) && (missing0 = "status"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "capability") || (key0 === "status"))){
validate3.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.capability !== undefined && func0.call(data, "capability")){
const _errs2 = errors;
if(!(validateCapabilityRef(data.capability, {instancePath:instancePath+"/capability",parentData:data,parentDataProperty:"capability",rootData}))){
vErrors = vErrors === null ? validateCapabilityRef.errors : vErrors.concat(validateCapabilityRef.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined && func0.call(data, "status")){
let data1 = data.status;
const _errs3 = errors;
if(!(data1 === "available" || data1 === "degraded" || data1 === "unavailable")){
validate3.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
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
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.agentId === undefined) || (!(func0.call(data, "agentId")))) && (missing0 = "agentId")) || (((data.sessionEpoch === undefined) || (!(func0.call(data, "sessionEpoch")))) && (missing0 = "sessionEpoch"))) || (((data.status === undefined) || (!(func0.call(data, "status")))) && (missing0 = "status"))) || (((data.capacity === undefined) || (!(func0.call(data, "capacity")))) && (missing0 = "capacity"))) || (((data.capabilityAvailability === undefined) || (!(func0.call(data, "capabilityAvailability")))) && (missing0 = "capabilityAvailability"))) || (((data.lastHeartbeat === undefined) || (!(func0.call(data, "lastHeartbeat")))) && (missing0 = "lastHeartbeat"))) || (((data.expiresAt === undefined) || (!(func0.call(data, "expiresAt")))) && (missing0 = "expiresAt"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "agentId") || (key0 === "sessionEpoch")) || (key0 === "status")) || (key0 === "capacity")) || (key0 === "capabilityAvailability")) || (key0 === "estimatedResponseMs")) || (key0 === "lastHeartbeat")) || (key0 === "expiresAt"))){
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
if(data.sessionEpoch !== undefined && func0.call(data, "sessionEpoch")){
let data1 = data.sessionEpoch;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate0.errors = [{instancePath:instancePath+"/sessionEpoch",schemaPath:"#/properties/sessionEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/sessionEpoch",schemaPath:"#/properties/sessionEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/sessionEpoch",schemaPath:"#/properties/sessionEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.status !== undefined && func0.call(data, "status")){
let data2 = data.status;
const _errs5 = errors;
if(!(data2 === "online" || data2 === "busy" || data2 === "away" || data2 === "draining" || data2 === "offline")){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capacity !== undefined && func0.call(data, "capacity")){
const _errs6 = errors;
if(!(validate1(data.capacity, {instancePath:instancePath+"/capacity",parentData:data,parentDataProperty:"capacity",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilityAvailability !== undefined && func0.call(data, "capabilityAvailability")){
let data4 = data.capabilityAvailability;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate3(data4[i0], {instancePath:instancePath+"/capabilityAvailability/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/capabilityAvailability",schemaPath:"#/properties/capabilityAvailability/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.estimatedResponseMs !== undefined && func0.call(data, "estimatedResponseMs")){
let data6 = data.estimatedResponseMs;
const _errs10 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate0.errors = [{instancePath:instancePath+"/estimatedResponseMs",schemaPath:"#/properties/estimatedResponseMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/estimatedResponseMs",schemaPath:"#/properties/estimatedResponseMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/estimatedResponseMs",schemaPath:"#/properties/estimatedResponseMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastHeartbeat !== undefined && func0.call(data, "lastHeartbeat")){
let data7 = data.lastHeartbeat;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data7 === "string"){
if(!(func26(data7))){
validate0.errors = [{instancePath:instancePath+"/lastHeartbeat",schemaPath:"#/properties/lastHeartbeat/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/lastHeartbeat",schemaPath:"#/properties/lastHeartbeat/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
let data8 = data.expiresAt;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data8 === "string"){
if(!(func26(data8))){
validate0.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
