// @ts-self-types="./membership.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateActor, validateAgentActor, validateBudget, validateCapabilityRef, validateExtensions, validateProtocolId } from "./common.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";
import { allUnique } from "../../lib/json/unique.ts";

export const validateMembership = validate0;
const schema0 = {"properties":{"membershipId":{},"missionId":{},"groupId":{},"member":{},"role":{},"state":{},"membershipEpoch":{},"scopes":{"items":{}},"delegationGrants":{"items":{}},"visibilityStartSequence":{},"contextPackageId":{},"provisionalExpiresAt":{},"grantedAt":{},"activatedAt":{},"endedAt":{},"extensions":{}},"allOf":[{"if":{"properties":{"state":{}}},"then":{}},{"if":{"properties":{"state":{}}},"then":{}},{"if":{"properties":{"state":{}}},"then":{}}]};
const func0 = Object.prototype.hasOwnProperty;
const func29 = allUnique;
const func65 = isTimestamp;
const pattern0 = new RegExp("^[a-z][a-z0-9._:-]*$", "u");
const schema1 = {"properties":{"grantId":{},"granteeAgentId":{},"missionId":{},"groupId":{},"targetWorkItemId":{},"allowedCapabilities":{"items":{}},"budget":{"allOf":[{}]},"maxDescendantDepth":{},"granteeMembershipEpoch":{},"coordinatorEpoch":{},"grantedBy":{},"grantedAt":{},"expiresAt":{}}};
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.grantId === undefined) || (!(func0.call(data, "grantId")))) && (missing0 = "grantId")) || (((data.granteeAgentId === undefined) || (!(func0.call(data, "granteeAgentId")))) && (missing0 = "granteeAgentId"))) || (((data.missionId === undefined) || (!(func0.call(data, "missionId")))) && (missing0 = "missionId"))) || (((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing0 = "groupId"))) || (((data.targetWorkItemId === undefined) || (!(func0.call(data, "targetWorkItemId")))) && (missing0 = "targetWorkItemId"))) || (((data.allowedCapabilities === undefined) || (!(func0.call(data, "allowedCapabilities")))) && (missing0 = "allowedCapabilities"))) || (((data.budget === undefined) || (!(func0.call(data, "budget")))) && (missing0 = "budget"))) || (((data.maxDescendantDepth === undefined) || (!(func0.call(data, "maxDescendantDepth")))) && (missing0 = "maxDescendantDepth"))) || (((data.granteeMembershipEpoch === undefined) || (!(func0.call(data, "granteeMembershipEpoch")))) && (missing0 = "granteeMembershipEpoch"))) || (((data.coordinatorEpoch === undefined) || (!(func0.call(data, "coordinatorEpoch")))) && (missing0 = "coordinatorEpoch"))) || (((data.grantedBy === undefined) || (!(func0.call(data, "grantedBy")))) && (missing0 = "grantedBy"))) || (((data.grantedAt === undefined) || (!(func0.call(data, "grantedAt")))) && (missing0 = "grantedAt"))) || (((data.expiresAt === undefined) || (!(func0.call(data, "expiresAt")))) && (missing0 = "expiresAt"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema1.properties, key0))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.grantId !== undefined && func0.call(data, "grantId")){
let data0 = data.grantId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/grantId",parentData:data,parentDataProperty:"grantId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.granteeAgentId !== undefined && func0.call(data, "granteeAgentId")){
let data1 = data.granteeAgentId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/granteeAgentId",parentData:data,parentDataProperty:"granteeAgentId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.missionId !== undefined && func0.call(data, "missionId")){
let data2 = data.missionId;
const _errs4 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/missionId",parentData:data,parentDataProperty:"missionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data3 = data.groupId;
const _errs5 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.targetWorkItemId !== undefined && func0.call(data, "targetWorkItemId")){
let data4 = data.targetWorkItemId;
const _errs6 = errors;
if(!(validateProtocolId(data4) || validateProtocolId(data4, {instancePath:instancePath+"/targetWorkItemId",parentData:data,parentDataProperty:"targetWorkItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowedCapabilities !== undefined && func0.call(data, "allowedCapabilities")){
let data5 = data.allowedCapabilities;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data5)){
if(data5.length < 1){
validate1.errors = [{instancePath:instancePath+"/allowedCapabilities",schemaPath:"#/properties/allowedCapabilities/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validateCapabilityRef(data5[i0], {instancePath:instancePath+"/allowedCapabilities/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateCapabilityRef.errors : vErrors.concat(validateCapabilityRef.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func29(data5))){
validate1.errors = [{instancePath:instancePath+"/allowedCapabilities",schemaPath:"#/properties/allowedCapabilities/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/allowedCapabilities",schemaPath:"#/properties/allowedCapabilities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget !== undefined && func0.call(data, "budget")){
let data7 = data.budget;
const _errs10 = errors;
if(!(validateBudget(data7, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validateBudget.errors : vErrors.concat(validateBudget.errors);
errors = vErrors.length;
}
if(errors === _errs10){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((((((((data7.currency === undefined) || (!(func0.call(data7, "currency")))) && (missing1 = "currency")) || (((data7.financialLimit === undefined) || (!(func0.call(data7, "financialLimit")))) && (missing1 = "financialLimit"))) || (((data7.modelTokenLimit === undefined) || (!(func0.call(data7, "modelTokenLimit")))) && (missing1 = "modelTokenLimit"))) || (((data7.toolCallLimit === undefined) || (!(func0.call(data7, "toolCallLimit")))) && (missing1 = "toolCallLimit"))) || (((data7.computeSecondsLimit === undefined) || (!(func0.call(data7, "computeSecondsLimit")))) && (missing1 = "computeSecondsLimit"))) || (((data7.wallClockSecondsLimit === undefined) || (!(func0.call(data7, "wallClockSecondsLimit")))) && (missing1 = "wallClockSecondsLimit"))) || (((data7.externalSideEffectLimit === undefined) || (!(func0.call(data7, "externalSideEffectLimit")))) && (missing1 = "externalSideEffectLimit"))){
validate1.errors = [{instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxDescendantDepth !== undefined && func0.call(data, "maxDescendantDepth")){
let data8 = data.maxDescendantDepth;
const _errs12 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate1.errors = [{instancePath:instancePath+"/maxDescendantDepth",schemaPath:"#/properties/maxDescendantDepth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
validate1.errors = [{instancePath:instancePath+"/maxDescendantDepth",schemaPath:"#/properties/maxDescendantDepth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate1.errors = [{instancePath:instancePath+"/maxDescendantDepth",schemaPath:"#/properties/maxDescendantDepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.granteeMembershipEpoch !== undefined && func0.call(data, "granteeMembershipEpoch")){
let data9 = data.granteeMembershipEpoch;
const _errs14 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate1.errors = [{instancePath:instancePath+"/granteeMembershipEpoch",schemaPath:"#/properties/granteeMembershipEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
validate1.errors = [{instancePath:instancePath+"/granteeMembershipEpoch",schemaPath:"#/properties/granteeMembershipEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
validate1.errors = [{instancePath:instancePath+"/granteeMembershipEpoch",schemaPath:"#/properties/granteeMembershipEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.coordinatorEpoch !== undefined && func0.call(data, "coordinatorEpoch")){
let data10 = data.coordinatorEpoch;
const _errs16 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate1.errors = [{instancePath:instancePath+"/coordinatorEpoch",schemaPath:"#/properties/coordinatorEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
validate1.errors = [{instancePath:instancePath+"/coordinatorEpoch",schemaPath:"#/properties/coordinatorEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data10 < 1 || isNaN(data10)){
validate1.errors = [{instancePath:instancePath+"/coordinatorEpoch",schemaPath:"#/properties/coordinatorEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.grantedBy !== undefined && func0.call(data, "grantedBy")){
const _errs18 = errors;
if(!(validateAgentActor(data.grantedBy, {instancePath:instancePath+"/grantedBy",parentData:data,parentDataProperty:"grantedBy",rootData}))){
vErrors = vErrors === null ? validateAgentActor.errors : vErrors.concat(validateAgentActor.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grantedAt !== undefined && func0.call(data, "grantedAt")){
let data12 = data.grantedAt;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data12 === "string"){
if(!(func65(data12))){
validate1.errors = [{instancePath:instancePath+"/grantedAt",schemaPath:"#/properties/grantedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/grantedAt",schemaPath:"#/properties/grantedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
let data13 = data.expiresAt;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data13 === "string"){
if(!(func65(data13))){
validate1.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs21 === errors;
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
if("provisional" !== data.state){
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
if((((data.provisionalExpiresAt === undefined) || (!(func0.call(data, "provisionalExpiresAt")))) && (missing1 = "provisionalExpiresAt")) || (((data.contextPackageId === undefined) || (!(func0.call(data, "contextPackageId")))) && (missing1 = "contextPackageId"))){
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
if("active" !== data.state){
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
if(((data.activatedAt === undefined) || (!(func0.call(data, "activatedAt")))) && (missing3 = "activatedAt")){
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
if(valid0){
const _errs11 = errors;
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.state === undefined) || (!(func0.call(data, "state")))) && (missing4 = "state")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.state !== undefined && func0.call(data, "state")){
if("ended" !== data.state){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((data.endedAt === undefined) || (!(func0.call(data, "endedAt")))) && (missing5 = "endedAt")){
validate0.errors = [{instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
}
var _valid2 = _errs15 === errors;
valid5 = _valid2;
}
if(!valid5){
const err8 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs11 === errors;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((((((((((((data.membershipId === undefined) || (!(func0.call(data, "membershipId")))) && (missing6 = "membershipId")) || (((data.missionId === undefined) || (!(func0.call(data, "missionId")))) && (missing6 = "missionId"))) || (((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing6 = "groupId"))) || (((data.member === undefined) || (!(func0.call(data, "member")))) && (missing6 = "member"))) || (((data.role === undefined) || (!(func0.call(data, "role")))) && (missing6 = "role"))) || (((data.state === undefined) || (!(func0.call(data, "state")))) && (missing6 = "state"))) || (((data.membershipEpoch === undefined) || (!(func0.call(data, "membershipEpoch")))) && (missing6 = "membershipEpoch"))) || (((data.scopes === undefined) || (!(func0.call(data, "scopes")))) && (missing6 = "scopes"))) || (((data.visibilityStartSequence === undefined) || (!(func0.call(data, "visibilityStartSequence")))) && (missing6 = "visibilityStartSequence"))) || (((data.grantedAt === undefined) || (!(func0.call(data, "grantedAt")))) && (missing6 = "grantedAt"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs16 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs16 === errors){
if(data.membershipId !== undefined && func0.call(data, "membershipId")){
let data3 = data.membershipId;
const _errs17 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/membershipId",parentData:data,parentDataProperty:"membershipId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid7 = _errs17 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.missionId !== undefined && func0.call(data, "missionId")){
let data4 = data.missionId;
const _errs18 = errors;
if(!(validateProtocolId(data4) || validateProtocolId(data4, {instancePath:instancePath+"/missionId",parentData:data,parentDataProperty:"missionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid7 = _errs18 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data5 = data.groupId;
const _errs19 = errors;
if(!(validateProtocolId(data5) || validateProtocolId(data5, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid7 = _errs19 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.member !== undefined && func0.call(data, "member")){
const _errs20 = errors;
if(!(validateActor(data.member, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid7 = _errs20 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.role !== undefined && func0.call(data, "role")){
let data7 = data.role;
const _errs21 = errors;
if(!(data7 === "mission_owner" || data7 === "coordinator" || data7 === "worker" || data7 === "reviewer" || data7 === "observer" || data7 === "work_delegate")){
validate0.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid7 = _errs21 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.state !== undefined && func0.call(data, "state")){
let data8 = data.state;
const _errs22 = errors;
if(!(data8 === "provisional" || data8 === "active" || data8 === "ended")){
validate0.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid7 = _errs22 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.membershipEpoch !== undefined && func0.call(data, "membershipEpoch")){
let data9 = data.membershipEpoch;
const _errs23 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate0.errors = [{instancePath:instancePath+"/membershipEpoch",schemaPath:"#/properties/membershipEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/membershipEpoch",schemaPath:"#/properties/membershipEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/membershipEpoch",schemaPath:"#/properties/membershipEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid7 = _errs23 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.scopes !== undefined && func0.call(data, "scopes")){
let data10 = data.scopes;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data10)){
if(data10.length < 1){
validate0.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid8 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs27 = errors;
if(errors === _errs27){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
validate0.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9._:-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9._:-]*$"+"\""}];
return false;
}
else {
if(data11.length > 160 && (data11.length > 320 || [...data11].length > 160)){
validate0.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 160 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid8 = _errs27 === errors;
if(!valid8){
break;
}
}
if(valid8){
if(!(func29(data10))){
validate0.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.delegationGrants !== undefined && func0.call(data, "delegationGrants")){
let data12 = data.delegationGrants;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data12)){
var valid9 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs31 = errors;
if(!(validate1(data12[i1], {instancePath:instancePath+"/delegationGrants/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid9 = _errs31 === errors;
if(!valid9){
break;
}
}
if(valid9){
if(!(func29(data12))){
validate0.errors = [{instancePath:instancePath+"/delegationGrants",schemaPath:"#/properties/delegationGrants/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/delegationGrants",schemaPath:"#/properties/delegationGrants/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs29 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.visibilityStartSequence !== undefined && func0.call(data, "visibilityStartSequence")){
let data14 = data.visibilityStartSequence;
const _errs32 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate0.errors = [{instancePath:instancePath+"/visibilityStartSequence",schemaPath:"#/properties/visibilityStartSequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if(typeof data14 == "number"){
if(data14 > 9007199254740991 || isNaN(data14)){
validate0.errors = [{instancePath:instancePath+"/visibilityStartSequence",schemaPath:"#/properties/visibilityStartSequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate0.errors = [{instancePath:instancePath+"/visibilityStartSequence",schemaPath:"#/properties/visibilityStartSequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid7 = _errs32 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.contextPackageId !== undefined && func0.call(data, "contextPackageId")){
let data15 = data.contextPackageId;
const _errs34 = errors;
if(!(validateProtocolId(data15) || validateProtocolId(data15, {instancePath:instancePath+"/contextPackageId",parentData:data,parentDataProperty:"contextPackageId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid7 = _errs34 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.provisionalExpiresAt !== undefined && func0.call(data, "provisionalExpiresAt")){
let data16 = data.provisionalExpiresAt;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data16 === "string"){
if(!(func65(data16))){
validate0.errors = [{instancePath:instancePath+"/provisionalExpiresAt",schemaPath:"#/properties/provisionalExpiresAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/provisionalExpiresAt",schemaPath:"#/properties/provisionalExpiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid7 = _errs35 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.grantedAt !== undefined && func0.call(data, "grantedAt")){
let data17 = data.grantedAt;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data17 === "string"){
if(!(func65(data17))){
validate0.errors = [{instancePath:instancePath+"/grantedAt",schemaPath:"#/properties/grantedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/grantedAt",schemaPath:"#/properties/grantedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid7 = _errs37 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.activatedAt !== undefined && func0.call(data, "activatedAt")){
let data18 = data.activatedAt;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data18 === "string"){
if(!(func65(data18))){
validate0.errors = [{instancePath:instancePath+"/activatedAt",schemaPath:"#/properties/activatedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/activatedAt",schemaPath:"#/properties/activatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid7 = _errs39 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.endedAt !== undefined && func0.call(data, "endedAt")){
let data19 = data.endedAt;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data19 === "string"){
if(!(func65(data19))){
validate0.errors = [{instancePath:instancePath+"/endedAt",schemaPath:"#/properties/endedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/endedAt",schemaPath:"#/properties/endedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid7 = _errs41 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.extensions !== undefined && func0.call(data, "extensions")){
const _errs43 = errors;
if(!(validateExtensions(data.extensions, {instancePath:instancePath+"/extensions",parentData:data,parentDataProperty:"extensions",rootData}))){
vErrors = vErrors === null ? validateExtensions.errors : vErrors.concat(validateExtensions.errors);
errors = vErrors.length;
}
var valid7 = _errs43 === errors;
}
else {
var valid7 = true;
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
export const validateDelegationGrant = validate1;
