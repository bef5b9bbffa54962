// @ts-self-types="./work-item.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateActor, validateCapabilityRef, validateExtensions, validateProtocolId } from "./common.js";
import { validateWorkContract } from "./work-contract.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";
import { allUnique } from "../../lib/json/unique.ts";

export const validateWorkItem = validate0;
const schema0 = {"properties":{"workItemId":{},"missionId":{},"groupId":{},"conversationId":{},"revision":{},"state":{},"exclusive":{},"contract":{},"offers":{"items":{}},"owner":{},"selectionBasis":{},"scheduleEstimate":{},"progress":{},"submission":{},"createdBy":{},"authorizedBy":{},"createdAt":{},"updatedAt":{},"extensions":{}},"allOf":[{"if":{"properties":{"state":{}}},"then":{}},{"if":{"properties":{"state":{}}},"then":{}}]};
const func0 = Object.prototype.hasOwnProperty;
const func36 = isTimestamp;
const obj0 = new Set(["open","offered","queued","active","blocked","submitted","verified","failed","cancelled"]);
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.offerId === undefined) || (!(func0.call(data, "offerId")))) && (missing0 = "offerId")) || (((data.agentId === undefined) || (!(func0.call(data, "agentId")))) && (missing0 = "agentId"))) || (((data.agentCardVersion === undefined) || (!(func0.call(data, "agentCardVersion")))) && (missing0 = "agentCardVersion"))) || (((data.expiresAt === undefined) || (!(func0.call(data, "expiresAt")))) && (missing0 = "expiresAt"))) || (((data.status === undefined) || (!(func0.call(data, "status")))) && (missing0 = "status"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((key0 === "offerId") || (key0 === "agentId")) || (key0 === "agentCardVersion")) || (key0 === "expiresAt")) || (key0 === "status")) || (key0 === "declineReason"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.offerId !== undefined && func0.call(data, "offerId")){
let data0 = data.offerId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/offerId",parentData:data,parentDataProperty:"offerId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentId !== undefined && func0.call(data, "agentId")){
let data1 = data.agentId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/agentId",parentData:data,parentDataProperty:"agentId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentCardVersion !== undefined && func0.call(data, "agentCardVersion")){
let data2 = data.agentCardVersion;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate1.errors = [{instancePath:instancePath+"/agentCardVersion",schemaPath:"#/properties/agentCardVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/agentCardVersion",schemaPath:"#/properties/agentCardVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/agentCardVersion",schemaPath:"#/properties/agentCardVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
let data3 = data.expiresAt;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(!(func36(data3))){
validate1.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined && func0.call(data, "status")){
let data4 = data.status;
const _errs8 = errors;
if(!(data4 === "pending" || data4 === "accepted" || data4 === "declined" || data4 === "withdrawn" || data4 === "expired" || data4 === "lost_race")){
validate1.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.declineReason !== undefined && func0.call(data, "declineReason")){
let data5 = data.declineReason;
const _errs9 = errors;
if(!(data5 === "capacity" || data5 === "deadline" || data5 === "capability" || data5 === "authorization" || data5 === "dependency" || data5 === "budget" || data5 === "other")){
validate1.errors = [{instancePath:instancePath+"/declineReason",schemaPath:"#/properties/declineReason/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
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
if((((((((data.agentId === undefined) || (!(func0.call(data, "agentId")))) && (missing0 = "agentId")) || (((data.agentCardVersion === undefined) || (!(func0.call(data, "agentCardVersion")))) && (missing0 = "agentCardVersion"))) || (((data.capabilityPins === undefined) || (!(func0.call(data, "capabilityPins")))) && (missing0 = "capabilityPins"))) || (((data.ownershipEpoch === undefined) || (!(func0.call(data, "ownershipEpoch")))) && (missing0 = "ownershipEpoch"))) || (((data.ownershipLeaseId === undefined) || (!(func0.call(data, "ownershipLeaseId")))) && (missing0 = "ownershipLeaseId"))) || (((data.acceptedAt === undefined) || (!(func0.call(data, "acceptedAt")))) && (missing0 = "acceptedAt"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((key0 === "agentId") || (key0 === "agentCardVersion")) || (key0 === "capabilityPins")) || (key0 === "ownershipEpoch")) || (key0 === "ownershipLeaseId")) || (key0 === "acceptedAt"))){
validate3.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.agentCardVersion !== undefined && func0.call(data, "agentCardVersion")){
let data1 = data.agentCardVersion;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate3.errors = [{instancePath:instancePath+"/agentCardVersion",schemaPath:"#/properties/agentCardVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate3.errors = [{instancePath:instancePath+"/agentCardVersion",schemaPath:"#/properties/agentCardVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate3.errors = [{instancePath:instancePath+"/agentCardVersion",schemaPath:"#/properties/agentCardVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.capabilityPins !== undefined && func0.call(data, "capabilityPins")){
let data2 = data.capabilityPins;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length < 1){
validate3.errors = [{instancePath:instancePath+"/capabilityPins",schemaPath:"#/properties/capabilityPins/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validateCapabilityRef(data2[i0], {instancePath:instancePath+"/capabilityPins/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateCapabilityRef.errors : vErrors.concat(validateCapabilityRef.errors);
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
validate3.errors = [{instancePath:instancePath+"/capabilityPins",schemaPath:"#/properties/capabilityPins/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ownershipEpoch !== undefined && func0.call(data, "ownershipEpoch")){
let data4 = data.ownershipEpoch;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate3.errors = [{instancePath:instancePath+"/ownershipEpoch",schemaPath:"#/properties/ownershipEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate3.errors = [{instancePath:instancePath+"/ownershipEpoch",schemaPath:"#/properties/ownershipEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate3.errors = [{instancePath:instancePath+"/ownershipEpoch",schemaPath:"#/properties/ownershipEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(valid0){
if(data.ownershipLeaseId !== undefined && func0.call(data, "ownershipLeaseId")){
let data5 = data.ownershipLeaseId;
const _errs10 = errors;
if(!(validateProtocolId(data5) || validateProtocolId(data5, {instancePath:instancePath+"/ownershipLeaseId",parentData:data,parentDataProperty:"ownershipLeaseId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acceptedAt !== undefined && func0.call(data, "acceptedAt")){
let data6 = data.acceptedAt;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data6 === "string"){
if(!(func36(data6))){
validate3.errors = [{instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/acceptedAt",schemaPath:"#/properties/acceptedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.requiredCapabilities === undefined) || (!(func0.call(data, "requiredCapabilities")))) && (missing0 = "requiredCapabilities")) || (((data.verifiedMatches === undefined) || (!(func0.call(data, "verifiedMatches")))) && (missing0 = "verifiedMatches"))) || (((data.authorizationEligible === undefined) || (!(func0.call(data, "authorizationEligible")))) && (missing0 = "authorizationEligible"))) || (((data.availabilityEstimate === undefined) || (!(func0.call(data, "availabilityEstimate")))) && (missing0 = "availabilityEstimate"))) || (((data.expectedCost === undefined) || (!(func0.call(data, "expectedCost")))) && (missing0 = "expectedCost"))) || (((data.reliabilityEvidence === undefined) || (!(func0.call(data, "reliabilityEvidence")))) && (missing0 = "reliabilityEvidence"))) || (((data.policyRulesApplied === undefined) || (!(func0.call(data, "policyRulesApplied")))) && (missing0 = "policyRulesApplied"))){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "requiredCapabilities") || (key0 === "verifiedMatches")) || (key0 === "authorizationEligible")) || (key0 === "availabilityEstimate")) || (key0 === "expectedCost")) || (key0 === "reliabilityEvidence")) || (key0 === "policyRulesApplied"))){
validate5.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.requiredCapabilities !== undefined && func0.call(data, "requiredCapabilities")){
let data0 = data.requiredCapabilities;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate5.errors = [{instancePath:instancePath+"/requiredCapabilities",schemaPath:"#/properties/requiredCapabilities/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validateCapabilityRef(data0[i0], {instancePath:instancePath+"/requiredCapabilities/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateCapabilityRef.errors : vErrors.concat(validateCapabilityRef.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/requiredCapabilities",schemaPath:"#/properties/requiredCapabilities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verifiedMatches !== undefined && func0.call(data, "verifiedMatches")){
let data2 = data.verifiedMatches;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length < 1){
validate5.errors = [{instancePath:instancePath+"/verifiedMatches",schemaPath:"#/properties/verifiedMatches/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validateCapabilityRef(data2[i1], {instancePath:instancePath+"/verifiedMatches/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validateCapabilityRef.errors : vErrors.concat(validateCapabilityRef.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/verifiedMatches",schemaPath:"#/properties/verifiedMatches/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorizationEligible !== undefined && func0.call(data, "authorizationEligible")){
const _errs8 = errors;
if(typeof data.authorizationEligible !== "boolean"){
validate5.errors = [{instancePath:instancePath+"/authorizationEligible",schemaPath:"#/properties/authorizationEligible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.availabilityEstimate !== undefined && func0.call(data, "availabilityEstimate")){
let data5 = data.availabilityEstimate;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(!(func36(data5))){
validate5.errors = [{instancePath:instancePath+"/availabilityEstimate",schemaPath:"#/properties/availabilityEstimate/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/availabilityEstimate",schemaPath:"#/properties/availabilityEstimate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expectedCost !== undefined && func0.call(data, "expectedCost")){
let data6 = data.expectedCost;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate5.errors = [{instancePath:instancePath+"/expectedCost",schemaPath:"#/properties/expectedCost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/expectedCost",schemaPath:"#/properties/expectedCost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reliabilityEvidence !== undefined && func0.call(data, "reliabilityEvidence")){
let data7 = data.reliabilityEvidence;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data7)){
var valid3 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
const _errs16 = errors;
if(!(validateProtocolId(data8) || validateProtocolId(data8, {instancePath:instancePath+"/reliabilityEvidence/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/reliabilityEvidence",schemaPath:"#/properties/reliabilityEvidence/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.policyRulesApplied !== undefined && func0.call(data, "policyRulesApplied")){
let data9 = data.policyRulesApplied;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data9)){
if(data9.length < 1){
validate5.errors = [{instancePath:instancePath+"/policyRulesApplied",schemaPath:"#/properties/policyRulesApplied/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
let data10 = data9[i3];
const _errs19 = errors;
if(errors === _errs19){
if(typeof data10 === "string"){
if(data10.length < 1){
validate5.errors = [{instancePath:instancePath+"/policyRulesApplied/" + i3,schemaPath:"#/properties/policyRulesApplied/items/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data10.length > 200 && (data10.length > 400 || [...data10].length > 200)){
validate5.errors = [{instancePath:instancePath+"/policyRulesApplied/" + i3,schemaPath:"#/properties/policyRulesApplied/items/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/policyRulesApplied/" + i3,schemaPath:"#/properties/policyRulesApplied/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs19 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/policyRulesApplied",schemaPath:"#/properties/policyRulesApplied/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.estimatedStart === undefined) || (!(func0.call(data, "estimatedStart")))) && (missing0 = "estimatedStart")) || (((data.estimatedCompletion === undefined) || (!(func0.call(data, "estimatedCompletion")))) && (missing0 = "estimatedCompletion"))) || (((data.confidence === undefined) || (!(func0.call(data, "confidence")))) && (missing0 = "confidence"))) || (((data.capacityStatus === undefined) || (!(func0.call(data, "capacityStatus")))) && (missing0 = "capacityStatus"))) || (((data.lastCalculatedAt === undefined) || (!(func0.call(data, "lastCalculatedAt")))) && (missing0 = "lastCalculatedAt"))){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "estimatedStart") || (key0 === "estimatedCompletion")) || (key0 === "confidence")) || (key0 === "capacityStatus")) || (key0 === "lastCalculatedAt"))){
validate7.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.estimatedStart !== undefined && func0.call(data, "estimatedStart")){
let data0 = data.estimatedStart;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(func36(data0))){
validate7.errors = [{instancePath:instancePath+"/estimatedStart",schemaPath:"#/properties/estimatedStart/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/estimatedStart",schemaPath:"#/properties/estimatedStart/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.estimatedCompletion !== undefined && func0.call(data, "estimatedCompletion")){
let data1 = data.estimatedCompletion;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(func36(data1))){
validate7.errors = [{instancePath:instancePath+"/estimatedCompletion",schemaPath:"#/properties/estimatedCompletion/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/estimatedCompletion",schemaPath:"#/properties/estimatedCompletion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confidence !== undefined && func0.call(data, "confidence")){
let data2 = data.confidence;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 1 || isNaN(data2)){
validate7.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate7.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capacityStatus !== undefined && func0.call(data, "capacityStatus")){
let data3 = data.capacityStatus;
const _errs8 = errors;
if(!(data3 === "available" || data3 === "queued" || data3 === "constrained" || data3 === "blocked")){
validate7.errors = [{instancePath:instancePath+"/capacityStatus",schemaPath:"#/properties/capacityStatus/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastCalculatedAt !== undefined && func0.call(data, "lastCalculatedAt")){
let data4 = data.lastCalculatedAt;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!(func36(data4))){
validate7.errors = [{instancePath:instancePath+"/lastCalculatedAt",schemaPath:"#/properties/lastCalculatedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/lastCalculatedAt",schemaPath:"#/properties/lastCalculatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}
const func97 = allUnique;
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.currentPhase === undefined) || (!(func0.call(data, "currentPhase")))) && (missing0 = "currentPhase")) || (((data.completedMilestones === undefined) || (!(func0.call(data, "completedMilestones")))) && (missing0 = "completedMilestones"))) || (((data.nextCheckpoint === undefined) || (!(func0.call(data, "nextCheckpoint")))) && (missing0 = "nextCheckpoint"))) || (((data.blockers === undefined) || (!(func0.call(data, "blockers")))) && (missing0 = "blockers"))) || (((data.updatedCompletionEstimate === undefined) || (!(func0.call(data, "updatedCompletionEstimate")))) && (missing0 = "updatedCompletionEstimate"))) || (((data.evidenceIds === undefined) || (!(func0.call(data, "evidenceIds")))) && (missing0 = "evidenceIds"))){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((key0 === "currentPhase") || (key0 === "completedMilestones")) || (key0 === "nextCheckpoint")) || (key0 === "blockers")) || (key0 === "updatedCompletionEstimate")) || (key0 === "evidenceIds"))){
validate9.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.currentPhase !== undefined && func0.call(data, "currentPhase")){
let data0 = data.currentPhase;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate9.errors = [{instancePath:instancePath+"/currentPhase",schemaPath:"#/properties/currentPhase/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data0.length > 500 && (data0.length > 1000 || [...data0].length > 500)){
validate9.errors = [{instancePath:instancePath+"/currentPhase",schemaPath:"#/properties/currentPhase/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/currentPhase",schemaPath:"#/properties/currentPhase/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completedMilestones !== undefined && func0.call(data, "completedMilestones")){
let data1 = data.completedMilestones;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length < 1){
validate9.errors = [{instancePath:instancePath+"/completedMilestones/" + i0,schemaPath:"#/properties/completedMilestones/items/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data2.length > 500 && (data2.length > 1000 || [...data2].length > 500)){
validate9.errors = [{instancePath:instancePath+"/completedMilestones/" + i0,schemaPath:"#/properties/completedMilestones/items/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/completedMilestones/" + i0,schemaPath:"#/properties/completedMilestones/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/completedMilestones",schemaPath:"#/properties/completedMilestones/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextCheckpoint !== undefined && func0.call(data, "nextCheckpoint")){
let data3 = data.nextCheckpoint;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length < 1){
validate9.errors = [{instancePath:instancePath+"/nextCheckpoint",schemaPath:"#/properties/nextCheckpoint/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data3.length > 500 && (data3.length > 1000 || [...data3].length > 500)){
validate9.errors = [{instancePath:instancePath+"/nextCheckpoint",schemaPath:"#/properties/nextCheckpoint/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/nextCheckpoint",schemaPath:"#/properties/nextCheckpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockers !== undefined && func0.call(data, "blockers")){
let data4 = data.blockers;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length < 1){
validate9.errors = [{instancePath:instancePath+"/blockers/" + i1,schemaPath:"#/properties/blockers/items/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data5.length > 2000 && (data5.length > 4000 || [...data5].length > 2000)){
validate9.errors = [{instancePath:instancePath+"/blockers/" + i1,schemaPath:"#/properties/blockers/items/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 2000 characters"}];
return false;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/blockers/" + i1,schemaPath:"#/properties/blockers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/blockers",schemaPath:"#/properties/blockers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedCompletionEstimate !== undefined && func0.call(data, "updatedCompletionEstimate")){
let data6 = data.updatedCompletionEstimate;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!(func36(data6))){
validate9.errors = [{instancePath:instancePath+"/updatedCompletionEstimate",schemaPath:"#/properties/updatedCompletionEstimate/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate9.errors = [{instancePath:instancePath+"/updatedCompletionEstimate",schemaPath:"#/properties/updatedCompletionEstimate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evidenceIds !== undefined && func0.call(data, "evidenceIds")){
let data7 = data.evidenceIds;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid3 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
const _errs18 = errors;
if(!(validateProtocolId(data8) || validateProtocolId(data8, {instancePath:instancePath+"/evidenceIds/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
if(valid3){
if(!(func97(data7))){
validate9.errors = [{instancePath:instancePath+"/evidenceIds",schemaPath:"#/properties/evidenceIds/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/evidenceIds",schemaPath:"#/properties/evidenceIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}
const pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.artifactHashes === undefined) || (!(func0.call(data, "artifactHashes")))) && (missing0 = "artifactHashes")) || (((data.evidenceIds === undefined) || (!(func0.call(data, "evidenceIds")))) && (missing0 = "evidenceIds"))) || (((data.submittedAt === undefined) || (!(func0.call(data, "submittedAt")))) && (missing0 = "submittedAt"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "artifactHashes") || (key0 === "evidenceIds")) || (key0 === "submittedAt"))){
validate11.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.artifactHashes !== undefined && func0.call(data, "artifactHashes")){
let data0 = data.artifactHashes;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate11.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate11.errors = [{instancePath:instancePath+"/artifactHashes/" + i0,schemaPath:"#/properties/artifactHashes/items/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/artifactHashes/" + i0,schemaPath:"#/properties/artifactHashes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func97(data0))){
validate11.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evidenceIds !== undefined && func0.call(data, "evidenceIds")){
let data2 = data.evidenceIds;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length < 1){
validate11.errors = [{instancePath:instancePath+"/evidenceIds",schemaPath:"#/properties/evidenceIds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/evidenceIds/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
if(valid2){
if(!(func97(data2))){
validate11.errors = [{instancePath:instancePath+"/evidenceIds",schemaPath:"#/properties/evidenceIds/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/evidenceIds",schemaPath:"#/properties/evidenceIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submittedAt !== undefined && func0.call(data, "submittedAt")){
let data4 = data.submittedAt;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!(func36(data4))){
validate11.errors = [{instancePath:instancePath+"/submittedAt",schemaPath:"#/properties/submittedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/submittedAt",schemaPath:"#/properties/submittedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate11.errors = vErrors;
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
let data0 = data.state;
if(!(data0 === "queued" || data0 === "active" || data0 === "blocked" || data0 === "submitted" || data0 === "verified")){
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
if((((data.owner === undefined) || (!(func0.call(data, "owner")))) && (missing1 = "owner")) || (((data.selectionBasis === undefined) || (!(func0.call(data, "selectionBasis")))) && (missing1 = "selectionBasis"))){
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
if(((data.state === undefined) || (!(func0.call(data, "state")))) && (missing2 = "state")){
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
if(data.state !== undefined && func0.call(data, "state")){
let data1 = data.state;
if(!(data1 === "submitted" || data1 === "verified")){
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
let missing3;
if(((data.submission === undefined) || (!(func0.call(data, "submission")))) && (missing3 = "submission")){
validate0.errors = [{instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
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
let missing4;
if((((((((((((data.workItemId === undefined) || (!(func0.call(data, "workItemId")))) && (missing4 = "workItemId")) || (((data.missionId === undefined) || (!(func0.call(data, "missionId")))) && (missing4 = "missionId"))) || (((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing4 = "groupId"))) || (((data.conversationId === undefined) || (!(func0.call(data, "conversationId")))) && (missing4 = "conversationId"))) || (((data.revision === undefined) || (!(func0.call(data, "revision")))) && (missing4 = "revision"))) || (((data.state === undefined) || (!(func0.call(data, "state")))) && (missing4 = "state"))) || (((data.exclusive === undefined) || (!(func0.call(data, "exclusive")))) && (missing4 = "exclusive"))) || (((data.contract === undefined) || (!(func0.call(data, "contract")))) && (missing4 = "contract"))) || (((data.createdBy === undefined) || (!(func0.call(data, "createdBy")))) && (missing4 = "createdBy"))) || (((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))) && (missing4 = "createdAt"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data.workItemId !== undefined && func0.call(data, "workItemId")){
let data2 = data.workItemId;
const _errs12 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/workItemId",parentData:data,parentDataProperty:"workItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid5 = _errs12 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.missionId !== undefined && func0.call(data, "missionId")){
let data3 = data.missionId;
const _errs13 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/missionId",parentData:data,parentDataProperty:"missionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data4 = data.groupId;
const _errs14 = errors;
if(!(validateProtocolId(data4) || validateProtocolId(data4, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.conversationId !== undefined && func0.call(data, "conversationId")){
let data5 = data.conversationId;
const _errs15 = errors;
if(!(validateProtocolId(data5) || validateProtocolId(data5, {instancePath:instancePath+"/conversationId",parentData:data,parentDataProperty:"conversationId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.revision !== undefined && func0.call(data, "revision")){
let data6 = data.revision;
const _errs16 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate0.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.state !== undefined && func0.call(data, "state")){
const _errs18 = errors;
if(!(obj0.has(data.state))){
validate0.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.exclusive !== undefined && func0.call(data, "exclusive")){
const _errs19 = errors;
if(typeof data.exclusive !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/exclusive",schemaPath:"#/properties/exclusive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.contract !== undefined && func0.call(data, "contract")){
const _errs21 = errors;
if(!(validateWorkContract(data.contract, {instancePath:instancePath+"/contract",parentData:data,parentDataProperty:"contract",rootData}))){
vErrors = vErrors === null ? validateWorkContract.errors : vErrors.concat(validateWorkContract.errors);
errors = vErrors.length;
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.offers !== undefined && func0.call(data, "offers")){
let data10 = data.offers;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data10)){
var valid6 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs24 = errors;
if(!(validate1(data10[i0], {instancePath:instancePath+"/offers/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid6 = _errs24 === errors;
if(!valid6){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/offers",schemaPath:"#/properties/offers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.owner !== undefined && func0.call(data, "owner")){
const _errs25 = errors;
if(!(validate3(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.selectionBasis !== undefined && func0.call(data, "selectionBasis")){
const _errs26 = errors;
if(!(validate5(data.selectionBasis, {instancePath:instancePath+"/selectionBasis",parentData:data,parentDataProperty:"selectionBasis",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.scheduleEstimate !== undefined && func0.call(data, "scheduleEstimate")){
const _errs27 = errors;
if(!(validate7(data.scheduleEstimate, {instancePath:instancePath+"/scheduleEstimate",parentData:data,parentDataProperty:"scheduleEstimate",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.progress !== undefined && func0.call(data, "progress")){
const _errs28 = errors;
if(!(validate9(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.submission !== undefined && func0.call(data, "submission")){
const _errs29 = errors;
if(!(validate11(data.submission, {instancePath:instancePath+"/submission",parentData:data,parentDataProperty:"submission",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.createdBy !== undefined && func0.call(data, "createdBy")){
const _errs30 = errors;
if(!(validateActor(data.createdBy, {instancePath:instancePath+"/createdBy",parentData:data,parentDataProperty:"createdBy",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid5 = _errs30 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.authorizedBy !== undefined && func0.call(data, "authorizedBy")){
const _errs31 = errors;
if(!(validateActor(data.authorizedBy, {instancePath:instancePath+"/authorizedBy",parentData:data,parentDataProperty:"authorizedBy",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
let data19 = data.createdAt;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data19 === "string"){
if(!(func36(data19))){
validate0.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs32 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.updatedAt !== undefined && func0.call(data, "updatedAt")){
let data20 = data.updatedAt;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data20 === "string"){
if(!(func36(data20))){
validate0.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs34 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.extensions !== undefined && func0.call(data, "extensions")){
const _errs36 = errors;
if(!(validateExtensions(data.extensions, {instancePath:instancePath+"/extensions",parentData:data,parentDataProperty:"extensions",rootData}))){
vErrors = vErrors === null ? validateExtensions.errors : vErrors.concat(validateExtensions.errors);
errors = vErrors.length;
}
var valid5 = _errs36 === errors;
}
else {
var valid5 = true;
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
export const validateSelectionBasis = validate5;
export const validateScheduleEstimate = validate7;
export const validateWorkProgress = validate9;
