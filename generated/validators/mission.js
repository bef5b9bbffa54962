// @ts-self-types="./mission.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateAcceptanceCriterion, validateActor, validateBudget, validateExtensions, validateProtocolId } from "./common.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";
import { allUnique } from "../../lib/json/unique.ts";

export const validateMission = validate0;
const schema0 = {"properties":{"missionId":{},"groupId":{},"revision":{},"objective":{},"definitionOfDone":{"items":{}},"missionOwner":{},"coordinator":{},"state":{},"budget":{},"deadline":{},"approvalPolicy":{},"parent":{},"followUpToMissionId":{},"pinnedProfiles":{"items":{}},"createdAt":{},"extensions":{}},"if":{},"then":{"properties":{"missionOwner":{"properties":{"type":{}}}}},"else":{"properties":{"missionOwner":{"properties":{"type":{}}},"approvalPolicy":{"properties":{"finalHumanApproval":{}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const func40 = isTimestamp;
const func60 = allUnique;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.agentId === undefined) || (!(func0.call(data, "agentId")))) && (missing0 = "agentId")) || (((data.agentCardVersion === undefined) || (!(func0.call(data, "agentCardVersion")))) && (missing0 = "agentCardVersion"))) || (((data.coordinatorEpoch === undefined) || (!(func0.call(data, "coordinatorEpoch")))) && (missing0 = "coordinatorEpoch"))) || (((data.leaseId === undefined) || (!(func0.call(data, "leaseId")))) && (missing0 = "leaseId"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "agentId") || (key0 === "agentCardVersion")) || (key0 === "coordinatorEpoch")) || (key0 === "leaseId"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate1.errors = [{instancePath:instancePath+"/agentCardVersion",schemaPath:"#/properties/agentCardVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/agentCardVersion",schemaPath:"#/properties/agentCardVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/agentCardVersion",schemaPath:"#/properties/agentCardVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.coordinatorEpoch !== undefined && func0.call(data, "coordinatorEpoch")){
let data2 = data.coordinatorEpoch;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate1.errors = [{instancePath:instancePath+"/coordinatorEpoch",schemaPath:"#/properties/coordinatorEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/coordinatorEpoch",schemaPath:"#/properties/coordinatorEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/coordinatorEpoch",schemaPath:"#/properties/coordinatorEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leaseId !== undefined && func0.call(data, "leaseId")){
let data3 = data.leaseId;
const _errs7 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/leaseId",parentData:data,parentDataProperty:"leaseId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
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
const pattern0 = new RegExp("^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$", "u");
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.finalHumanApproval === undefined) || (!(func0.call(data, "finalHumanApproval")))) && (missing0 = "finalHumanApproval")) || (((data.highRiskExecutionApproval === undefined) || (!(func0.call(data, "highRiskExecutionApproval")))) && (missing0 = "highRiskExecutionApproval"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "finalHumanApproval") || (key0 === "highRiskExecutionApproval")) || (key0 === "policyVersion"))){
validate3.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.finalHumanApproval !== undefined && func0.call(data, "finalHumanApproval")){
const _errs2 = errors;
if(typeof data.finalHumanApproval !== "boolean"){
validate3.errors = [{instancePath:instancePath+"/finalHumanApproval",schemaPath:"#/properties/finalHumanApproval/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.highRiskExecutionApproval !== undefined && func0.call(data, "highRiskExecutionApproval")){
const _errs4 = errors;
if(typeof data.highRiskExecutionApproval !== "boolean"){
validate3.errors = [{instancePath:instancePath+"/highRiskExecutionApproval",schemaPath:"#/properties/highRiskExecutionApproval/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.policyVersion !== undefined && func0.call(data, "policyVersion")){
let data2 = data.policyVersion;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate3.errors = [{instancePath:instancePath+"/policyVersion",schemaPath:"#/properties/policyVersion/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$"+"\""}];
return false;
}
else {
if(data2.length > 128 && (data2.length > 256 || [...data2].length > 128)){
validate3.errors = [{instancePath:instancePath+"/policyVersion",schemaPath:"#/properties/policyVersion/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 128 characters"}];
return false;
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/policyVersion",schemaPath:"#/properties/policyVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(((((data.missionId === undefined) || (!(func0.call(data, "missionId")))) && (missing0 = "missionId")) || (((data.workItemId === undefined) || (!(func0.call(data, "workItemId")))) && (missing0 = "workItemId"))) || (((data.depth === undefined) || (!(func0.call(data, "depth")))) && (missing0 = "depth"))){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "missionId") || (key0 === "workItemId")) || (key0 === "depth"))){
validate5.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.missionId !== undefined && func0.call(data, "missionId")){
let data0 = data.missionId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/missionId",parentData:data,parentDataProperty:"missionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workItemId !== undefined && func0.call(data, "workItemId")){
let data1 = data.workItemId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/workItemId",parentData:data,parentDataProperty:"workItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.depth !== undefined && func0.call(data, "depth")){
let data2 = data.depth;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate5.errors = [{instancePath:instancePath+"/depth",schemaPath:"#/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
validate5.errors = [{instancePath:instancePath+"/depth",schemaPath:"#/properties/depth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate5.errors = [{instancePath:instancePath+"/depth",schemaPath:"#/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if((((data.profileUri === undefined) || (!(func0.call(data, "profileUri")))) && (missing0 = "profileUri")) || (((data.majorVersion === undefined) || (!(func0.call(data, "majorVersion")))) && (missing0 = "majorVersion"))){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "profileUri") || (key0 === "majorVersion"))){
validate7.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.majorVersion !== undefined && func0.call(data, "majorVersion")){
let data1 = data.majorVersion;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate7.errors = [{instancePath:instancePath+"/majorVersion",schemaPath:"#/properties/majorVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate7.errors = [{instancePath:instancePath+"/majorVersion",schemaPath:"#/properties/majorVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate7.errors = [{instancePath:instancePath+"/majorVersion",schemaPath:"#/properties/majorVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate7.errors = vErrors;
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
if(((data.parent === undefined) || (!(func0.call(data, "parent")))) && (missing0 = "parent")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.missionOwner !== undefined && func0.call(data, "missionOwner")){
let data0 = data.missionOwner;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.type === undefined) || (!(func0.call(data0, "type")))) && (missing1 = "type")){
validate0.errors = [{instancePath:instancePath+"/missionOwner",schemaPath:"#/then/properties/missionOwner/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.type !== undefined && func0.call(data0, "type")){
if("agent" !== data0.type){
validate0.errors = [{instancePath:instancePath+"/missionOwner/type",schemaPath:"#/then/properties/missionOwner/properties/type/const",keyword:"const",params:{allowedValue: "agent"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.missionOwner !== undefined && func0.call(data, "missionOwner")){
let data2 = data.missionOwner;
const _errs7 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if(((data2.type === undefined) || (!(func0.call(data2, "type")))) && (missing2 = "type")){
validate0.errors = [{instancePath:instancePath+"/missionOwner",schemaPath:"#/else/properties/missionOwner/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data2.type !== undefined && func0.call(data2, "type")){
if("human" !== data2.type){
validate0.errors = [{instancePath:instancePath+"/missionOwner/type",schemaPath:"#/else/properties/missionOwner/properties/type/const",keyword:"const",params:{allowedValue: "human"},message:"must be equal to constant"}];
return false;
}
}
}
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.approvalPolicy !== undefined && func0.call(data, "approvalPolicy")){
let data4 = data.approvalPolicy;
const _errs9 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.finalHumanApproval !== undefined && func0.call(data4, "finalHumanApproval")){
if(true !== data4.finalHumanApproval){
validate0.errors = [{instancePath:instancePath+"/approvalPolicy/finalHumanApproval",schemaPath:"#/else/properties/approvalPolicy/properties/finalHumanApproval/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
}
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
}
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate0.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((((((((((((data.missionId === undefined) || (!(func0.call(data, "missionId")))) && (missing3 = "missionId")) || (((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing3 = "groupId"))) || (((data.revision === undefined) || (!(func0.call(data, "revision")))) && (missing3 = "revision"))) || (((data.objective === undefined) || (!(func0.call(data, "objective")))) && (missing3 = "objective"))) || (((data.definitionOfDone === undefined) || (!(func0.call(data, "definitionOfDone")))) && (missing3 = "definitionOfDone"))) || (((data.missionOwner === undefined) || (!(func0.call(data, "missionOwner")))) && (missing3 = "missionOwner"))) || (((data.coordinator === undefined) || (!(func0.call(data, "coordinator")))) && (missing3 = "coordinator"))) || (((data.state === undefined) || (!(func0.call(data, "state")))) && (missing3 = "state"))) || (((data.budget === undefined) || (!(func0.call(data, "budget")))) && (missing3 = "budget"))) || (((data.deadline === undefined) || (!(func0.call(data, "deadline")))) && (missing3 = "deadline"))) || (((data.approvalPolicy === undefined) || (!(func0.call(data, "approvalPolicy")))) && (missing3 = "approvalPolicy"))) || (((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))) && (missing3 = "createdAt"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
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
if(data.missionId !== undefined && func0.call(data, "missionId")){
let data6 = data.missionId;
const _errs12 = errors;
if(!(validateProtocolId(data6) || validateProtocolId(data6, {instancePath:instancePath+"/missionId",parentData:data,parentDataProperty:"missionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid6 = _errs12 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data7 = data.groupId;
const _errs13 = errors;
if(!(validateProtocolId(data7) || validateProtocolId(data7, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid6 = _errs13 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.revision !== undefined && func0.call(data, "revision")){
let data8 = data.revision;
const _errs14 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate0.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid6 = _errs14 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.objective !== undefined && func0.call(data, "objective")){
let data9 = data.objective;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data9 === "string"){
if(data9.length < 1){
validate0.errors = [{instancePath:instancePath+"/objective",schemaPath:"#/properties/objective/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data9.length > 10000 && (data9.length > 20000 || [...data9].length > 10000)){
validate0.errors = [{instancePath:instancePath+"/objective",schemaPath:"#/properties/objective/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 10000 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/objective",schemaPath:"#/properties/objective/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs16 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.definitionOfDone !== undefined && func0.call(data, "definitionOfDone")){
let data10 = data.definitionOfDone;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data10)){
if(data10.length < 1){
validate0.errors = [{instancePath:instancePath+"/definitionOfDone",schemaPath:"#/properties/definitionOfDone/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid7 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(!(validateAcceptanceCriterion(data10[i0], {instancePath:instancePath+"/definitionOfDone/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateAcceptanceCriterion.errors : vErrors.concat(validateAcceptanceCriterion.errors);
errors = vErrors.length;
}
var valid7 = _errs20 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/definitionOfDone",schemaPath:"#/properties/definitionOfDone/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs18 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.missionOwner !== undefined && func0.call(data, "missionOwner")){
const _errs21 = errors;
if(!(validateActor(data.missionOwner, {instancePath:instancePath+"/missionOwner",parentData:data,parentDataProperty:"missionOwner",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.coordinator !== undefined && func0.call(data, "coordinator")){
const _errs22 = errors;
if(!(validate1(data.coordinator, {instancePath:instancePath+"/coordinator",parentData:data,parentDataProperty:"coordinator",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.state !== undefined && func0.call(data, "state")){
let data14 = data.state;
const _errs23 = errors;
if(!(data14 === "active" || data14 === "awaiting_approval" || data14 === "approved" || data14 === "failed" || data14 === "cancelled")){
validate0.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.budget !== undefined && func0.call(data, "budget")){
const _errs24 = errors;
if(!(validateBudget(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validateBudget.errors : vErrors.concat(validateBudget.errors);
errors = vErrors.length;
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.deadline !== undefined && func0.call(data, "deadline")){
let data16 = data.deadline;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data16 === "string"){
if(!(func40(data16))){
validate0.errors = [{instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.approvalPolicy !== undefined && func0.call(data, "approvalPolicy")){
const _errs27 = errors;
if(!(validate3(data.approvalPolicy, {instancePath:instancePath+"/approvalPolicy",parentData:data,parentDataProperty:"approvalPolicy",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.parent !== undefined && func0.call(data, "parent")){
const _errs28 = errors;
if(!(validate5(data.parent, {instancePath:instancePath+"/parent",parentData:data,parentDataProperty:"parent",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.followUpToMissionId !== undefined && func0.call(data, "followUpToMissionId")){
let data19 = data.followUpToMissionId;
const _errs29 = errors;
if(!(validateProtocolId(data19) || validateProtocolId(data19, {instancePath:instancePath+"/followUpToMissionId",parentData:data,parentDataProperty:"followUpToMissionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.pinnedProfiles !== undefined && func0.call(data, "pinnedProfiles")){
let data20 = data.pinnedProfiles;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data20)){
var valid8 = true;
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
const _errs32 = errors;
if(!(validate7(data20[i1], {instancePath:instancePath+"/pinnedProfiles/" + i1,parentData:data20,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid8 = _errs32 === errors;
if(!valid8){
break;
}
}
if(valid8){
if(!(func60(data20))){
validate0.errors = [{instancePath:instancePath+"/pinnedProfiles",schemaPath:"#/properties/pinnedProfiles/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/pinnedProfiles",schemaPath:"#/properties/pinnedProfiles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
let data22 = data.createdAt;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data22 === "string"){
if(!(func40(data22))){
validate0.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.extensions !== undefined && func0.call(data, "extensions")){
const _errs35 = errors;
if(!(validateExtensions(data.extensions, {instancePath:instancePath+"/extensions",parentData:data,parentDataProperty:"extensions",rootData}))){
vErrors = vErrors === null ? validateExtensions.errors : vErrors.concat(validateExtensions.errors);
errors = vErrors.length;
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
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
export const validateApprovalPolicy = validate3;
export const validatePinnedProfile = validate7;
