// @ts-self-types="./parts.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateAcceptanceCriterion, validateActor, validateBudget, validateCapabilityRef, validateProtocolId, validateResourceGrant } from "../common.js";
import { validateWorkContract } from "../work-contract.js";
import { isTimestamp } from "../../../lib/format/timestamp.ts";
import { allUnique } from "../../../lib/json/unique.ts";

export const validateExecutionScope = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func7 = allUnique;
const func12 = isTimestamp;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.ownershipEpoch === undefined) || (!(func0.call(data, "ownershipEpoch")))) && (missing0 = "ownershipEpoch")) || (((data.operations === undefined) || (!(func0.call(data, "operations")))) && (missing0 = "operations"))) || (((data.resources === undefined) || (!(func0.call(data, "resources")))) && (missing0 = "resources"))) || (((data.budget === undefined) || (!(func0.call(data, "budget")))) && (missing0 = "budget"))) || (((data.expiresAt === undefined) || (!(func0.call(data, "expiresAt")))) && (missing0 = "expiresAt"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "ownershipEpoch") || (key0 === "operations")) || (key0 === "resources")) || (key0 === "budget")) || (key0 === "expiresAt"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ownershipEpoch !== undefined && func0.call(data, "ownershipEpoch")){
let data0 = data.ownershipEpoch;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate0.errors = [{instancePath:instancePath+"/ownershipEpoch",schemaPath:"#/properties/ownershipEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/ownershipEpoch",schemaPath:"#/properties/ownershipEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/ownershipEpoch",schemaPath:"#/properties/ownershipEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.operations !== undefined && func0.call(data, "operations")){
let data1 = data.operations;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length < 1){
validate0.errors = [{instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length < 1){
validate0.errors = [{instancePath:instancePath+"/operations/" + i0,schemaPath:"#/properties/operations/items/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data2.length > 200 && (data2.length > 400 || [...data2].length > 200)){
validate0.errors = [{instancePath:instancePath+"/operations/" + i0,schemaPath:"#/properties/operations/items/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operations/" + i0,schemaPath:"#/properties/operations/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func7(data1))){
validate0.errors = [{instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resources !== undefined && func0.call(data, "resources")){
let data3 = data.resources;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length < 1){
validate0.errors = [{instancePath:instancePath+"/resources/" + i1,schemaPath:"#/properties/resources/items/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data4.length > 2048 && (data4.length > 4096 || [...data4].length > 2048)){
validate0.errors = [{instancePath:instancePath+"/resources/" + i1,schemaPath:"#/properties/resources/items/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 2048 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/resources/" + i1,schemaPath:"#/properties/resources/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
if(valid2){
if(!(func7(data3))){
validate0.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget !== undefined && func0.call(data, "budget")){
const _errs12 = errors;
if(!(validateBudget(data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validateBudget.errors : vErrors.concat(validateBudget.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
let data6 = data.expiresAt;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(!(func12(data6))){
validate0.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
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
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
export const validateUsageDelta = validate1;
const pattern0 = new RegExp("^[A-Z]{3}$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.currency === undefined) || (!(func0.call(data, "currency")))) && (missing0 = "currency")){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "currency") || (key0 === "financial")) || (key0 === "modelTokens")) || (key0 === "toolCalls")) || (key0 === "computeSeconds")) || (key0 === "wallClockSeconds")) || (key0 === "externalSideEffects"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.currency !== undefined && func0.call(data, "currency")){
let data0 = data.currency;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate1.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.financial !== undefined && func0.call(data, "financial")){
let data1 = data.financial;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/financial",schemaPath:"#/properties/financial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/financial",schemaPath:"#/properties/financial/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modelTokens !== undefined && func0.call(data, "modelTokens")){
let data2 = data.modelTokens;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate1.errors = [{instancePath:instancePath+"/modelTokens",schemaPath:"#/properties/modelTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/modelTokens",schemaPath:"#/properties/modelTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolCalls !== undefined && func0.call(data, "toolCalls")){
let data3 = data.toolCalls;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate1.errors = [{instancePath:instancePath+"/toolCalls",schemaPath:"#/properties/toolCalls/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate1.errors = [{instancePath:instancePath+"/toolCalls",schemaPath:"#/properties/toolCalls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.computeSeconds !== undefined && func0.call(data, "computeSeconds")){
let data4 = data.computeSeconds;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate1.errors = [{instancePath:instancePath+"/computeSeconds",schemaPath:"#/properties/computeSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/computeSeconds",schemaPath:"#/properties/computeSeconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wallClockSeconds !== undefined && func0.call(data, "wallClockSeconds")){
let data5 = data.wallClockSeconds;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate1.errors = [{instancePath:instancePath+"/wallClockSeconds",schemaPath:"#/properties/wallClockSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/wallClockSeconds",schemaPath:"#/properties/wallClockSeconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.externalSideEffects !== undefined && func0.call(data, "externalSideEffects")){
let data6 = data.externalSideEffects;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate1.errors = [{instancePath:instancePath+"/externalSideEffects",schemaPath:"#/properties/externalSideEffects/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate1.errors = [{instancePath:instancePath+"/externalSideEffects",schemaPath:"#/properties/externalSideEffects/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
export const validateRenewalPolicy = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.ttlSeconds === undefined) || (!(func0.call(data, "ttlSeconds")))) && (missing0 = "ttlSeconds")) || (((data.renewBeforeSeconds === undefined) || (!(func0.call(data, "renewBeforeSeconds")))) && (missing0 = "renewBeforeSeconds"))) || (((data.graceSeconds === undefined) || (!(func0.call(data, "graceSeconds")))) && (missing0 = "graceSeconds"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "ttlSeconds") || (key0 === "renewBeforeSeconds")) || (key0 === "graceSeconds"))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ttlSeconds !== undefined && func0.call(data, "ttlSeconds")){
let data0 = data.ttlSeconds;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate2.errors = [{instancePath:instancePath+"/ttlSeconds",schemaPath:"#/properties/ttlSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 86400 || isNaN(data0)){
validate2.errors = [{instancePath:instancePath+"/ttlSeconds",schemaPath:"#/properties/ttlSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate2.errors = [{instancePath:instancePath+"/ttlSeconds",schemaPath:"#/properties/ttlSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.renewBeforeSeconds !== undefined && func0.call(data, "renewBeforeSeconds")){
let data1 = data.renewBeforeSeconds;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate2.errors = [{instancePath:instancePath+"/renewBeforeSeconds",schemaPath:"#/properties/renewBeforeSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 86400 || isNaN(data1)){
validate2.errors = [{instancePath:instancePath+"/renewBeforeSeconds",schemaPath:"#/properties/renewBeforeSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate2.errors = [{instancePath:instancePath+"/renewBeforeSeconds",schemaPath:"#/properties/renewBeforeSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.graceSeconds !== undefined && func0.call(data, "graceSeconds")){
let data2 = data.graceSeconds;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate2.errors = [{instancePath:instancePath+"/graceSeconds",schemaPath:"#/properties/graceSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 86400 || isNaN(data2)){
validate2.errors = [{instancePath:instancePath+"/graceSeconds",schemaPath:"#/properties/graceSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate2.errors = [{instancePath:instancePath+"/graceSeconds",schemaPath:"#/properties/graceSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
export const validateConstrainedContract = validate3;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validateWorkContract(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateWorkContract.errors : vErrors.concat(validateWorkContract.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.constraints !== undefined && func0.call(data, "constraints")){
let data0 = data.constraints;
const _errs1 = errors;
const _errs3 = errors;
let valid2 = true;
const _errs4 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.cleanup === undefined) || (!(func0.call(data0, "cleanup")))) && (missing0 = "cleanup")){
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
if(data0.cleanup !== undefined && func0.call(data0, "cleanup")){
if("compensate" !== data0.cleanup){
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
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.compensation === undefined) || (!(func0.call(data0, "compensation")))) && (missing1 = "compensation")){
validate3.errors = [{instancePath:instancePath+"/constraints",schemaPath:"#/properties/constraints/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
var _valid0 = _errs6 === errors;
valid2 = _valid0;
}
if(!valid2){
const err2 = {instancePath:instancePath+"/constraints",schemaPath:"#/properties/constraints/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate3.errors = vErrors;
return false;
}
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.dependencyPolicy !== undefined && func0.call(data0, "dependencyPolicy")){
let data2 = data0.dependencyPolicy;
const _errs7 = errors;
if(!(data2 === "all_verified" || data2 === "any_verified" || data2 === "all_finished")){
validate3.errors = [{instancePath:instancePath+"/constraints/dependencyPolicy",schemaPath:"#/properties/constraints/properties/dependencyPolicy/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs7 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data0.cleanup !== undefined && func0.call(data0, "cleanup")){
let data3 = data0.cleanup;
const _errs8 = errors;
if(!(data3 === "none" || data3 === "compensate")){
validate3.errors = [{instancePath:instancePath+"/constraints/cleanup",schemaPath:"#/properties/constraints/properties/cleanup/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data0.childFailure !== undefined && func0.call(data0, "childFailure")){
let data4 = data0.childFailure;
const _errs9 = errors;
if(!(data4 === "block" || data4 === "fail" || data4 === "fail_mission")){
validate3.errors = [{instancePath:instancePath+"/constraints/childFailure",schemaPath:"#/properties/constraints/properties/childFailure/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data0.compensation !== undefined && func0.call(data0, "compensation")){
const _errs10 = errors;
if(!(validateWorkContract(data0.compensation, {instancePath:instancePath+"/constraints/compensation",parentData:data0,parentDataProperty:"compensation",rootData}))){
vErrors = vErrors === null ? validateWorkContract.errors : vErrors.concat(validateWorkContract.errors);
errors = vErrors.length;
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/constraints",schemaPath:"#/properties/constraints/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
validate3.errors = vErrors;
return errors === 0;
}
export const validateEmergencyOverride = validate4;
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.reason === undefined) || (!(func0.call(data, "reason")))) && (missing0 = "reason")){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(key0 === "reason")){
validate4.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.reason !== undefined && func0.call(data, "reason")){
let data0 = data.reason;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate4.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data0.length > 4000 && (data0.length > 8000 || [...data0].length > 4000)){
validate4.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 4000 characters"}];
return false;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
export const validateCheckpointContent = validate5;
const pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.summary === undefined) || (!(func0.call(data, "summary")))) && (missing0 = "summary")){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "summary") || (key0 === "artifactHashes")) || (key0 === "data"))){
validate5.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.summary !== undefined && func0.call(data, "summary")){
let data0 = data.summary;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate5.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data0.length > 10000 && (data0.length > 20000 || [...data0].length > 10000)){
validate5.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 10000 characters"}];
return false;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.artifactHashes !== undefined && func0.call(data, "artifactHashes")){
let data1 = data.artifactHashes;
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
if(!pattern1.test(data2)){
validate5.errors = [{instancePath:instancePath+"/artifactHashes/" + i0,schemaPath:"#/properties/artifactHashes/items/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/artifactHashes/" + i0,schemaPath:"#/properties/artifactHashes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func7(data1))){
validate5.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined && func0.call(data, "data")){
let data3 = data.data;
const _errs8 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate5.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}
export const validateWorkLeaseTerms = validate6;
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.startWithinSeconds === undefined) || (!(func0.call(data, "startWithinSeconds")))) && (missing0 = "startWithinSeconds")) || (((data.ownershipSeconds === undefined) || (!(func0.call(data, "ownershipSeconds")))) && (missing0 = "ownershipSeconds"))) || (((data.executionSeconds === undefined) || (!(func0.call(data, "executionSeconds")))) && (missing0 = "executionSeconds"))) || (((data.blockedSeconds === undefined) || (!(func0.call(data, "blockedSeconds")))) && (missing0 = "blockedSeconds"))){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "startWithinSeconds") || (key0 === "ownershipSeconds")) || (key0 === "executionSeconds")) || (key0 === "blockedSeconds"))){
validate6.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.startWithinSeconds !== undefined && func0.call(data, "startWithinSeconds")){
let data0 = data.startWithinSeconds;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate6.errors = [{instancePath:instancePath+"/startWithinSeconds",schemaPath:"#/properties/startWithinSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 31536000 || isNaN(data0)){
validate6.errors = [{instancePath:instancePath+"/startWithinSeconds",schemaPath:"#/properties/startWithinSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000},message:"must be <= 31536000"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate6.errors = [{instancePath:instancePath+"/startWithinSeconds",schemaPath:"#/properties/startWithinSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.ownershipSeconds !== undefined && func0.call(data, "ownershipSeconds")){
let data1 = data.ownershipSeconds;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate6.errors = [{instancePath:instancePath+"/ownershipSeconds",schemaPath:"#/properties/ownershipSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 31536000 || isNaN(data1)){
validate6.errors = [{instancePath:instancePath+"/ownershipSeconds",schemaPath:"#/properties/ownershipSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000},message:"must be <= 31536000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate6.errors = [{instancePath:instancePath+"/ownershipSeconds",schemaPath:"#/properties/ownershipSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.executionSeconds !== undefined && func0.call(data, "executionSeconds")){
let data2 = data.executionSeconds;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate6.errors = [{instancePath:instancePath+"/executionSeconds",schemaPath:"#/properties/executionSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 86400 || isNaN(data2)){
validate6.errors = [{instancePath:instancePath+"/executionSeconds",schemaPath:"#/properties/executionSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate6.errors = [{instancePath:instancePath+"/executionSeconds",schemaPath:"#/properties/executionSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.blockedSeconds !== undefined && func0.call(data, "blockedSeconds")){
let data3 = data.blockedSeconds;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate6.errors = [{instancePath:instancePath+"/blockedSeconds",schemaPath:"#/properties/blockedSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 > 31536000 || isNaN(data3)){
validate6.errors = [{instancePath:instancePath+"/blockedSeconds",schemaPath:"#/properties/blockedSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000},message:"must be <= 31536000"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate6.errors = [{instancePath:instancePath+"/blockedSeconds",schemaPath:"#/properties/blockedSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}
export const validateRedactedRendition = validate7;
const pattern2 = new RegExp("^hmac-sha256:[0-9a-f]{64}$", "u");
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.messageId === undefined) || (!(func0.call(data, "messageId")))) && (missing0 = "messageId")) || (((data.authority === undefined) || (!(func0.call(data, "authority")))) && (missing0 = "authority"))) || (((data.redacted === undefined) || (!(func0.call(data, "redacted")))) && (missing0 = "redacted"))){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "messageId") || (key0 === "authority")) || (key0 === "targetMessageId")) || (key0 === "redacted"))){
validate7.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.messageId !== undefined && func0.call(data, "messageId")){
let data0 = data.messageId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/messageId",parentData:data,parentDataProperty:"messageId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authority !== undefined && func0.call(data, "authority")){
const _errs3 = errors;
if(false !== data.authority){
validate7.errors = [{instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.targetMessageId !== undefined && func0.call(data, "targetMessageId")){
let data2 = data.targetMessageId;
const _errs4 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/targetMessageId",parentData:data,parentDataProperty:"targetMessageId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redacted !== undefined && func0.call(data, "redacted")){
let data3 = data.redacted;
const _errs5 = errors;
if(errors === _errs5){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.byEventId === undefined) || (!(func0.call(data3, "byEventId")))) && (missing1 = "byEventId")) || (((data3.commitment === undefined) || (!(func0.call(data3, "commitment")))) && (missing1 = "commitment"))){
validate7.errors = [{instancePath:instancePath+"/redacted",schemaPath:"#/properties/redacted/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs7 = errors;
for(const key1 of Object.keys(data3)){
if(!((key1 === "byEventId") || (key1 === "commitment"))){
validate7.errors = [{instancePath:instancePath+"/redacted",schemaPath:"#/properties/redacted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data3.byEventId !== undefined && func0.call(data3, "byEventId")){
let data4 = data3.byEventId;
const _errs8 = errors;
if(!(validateProtocolId(data4) || validateProtocolId(data4, {instancePath:instancePath+"/redacted/byEventId",parentData:data3,parentDataProperty:"byEventId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.commitment !== undefined && func0.call(data3, "commitment")){
let data5 = data3.commitment;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
validate7.errors = [{instancePath:instancePath+"/redacted/commitment",schemaPath:"#/properties/redacted/properties/commitment/pattern",keyword:"pattern",params:{pattern: "^hmac-sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^hmac-sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/redacted/commitment",schemaPath:"#/properties/redacted/properties/commitment/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/redacted",schemaPath:"#/properties/redacted/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}
export const validateChildLink = validate8;
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.missionId === undefined) || (!(func0.call(data, "missionId")))) && (missing0 = "missionId")) || (((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing0 = "groupId"))) || (((data.coordinatorAgentId === undefined) || (!(func0.call(data, "coordinatorAgentId")))) && (missing0 = "coordinatorAgentId"))) || (((data.depth === undefined) || (!(func0.call(data, "depth")))) && (missing0 = "depth"))) || (((data.state === undefined) || (!(func0.call(data, "state")))) && (missing0 = "state"))){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "missionId") || (key0 === "groupId")) || (key0 === "coordinatorAgentId")) || (key0 === "depth")) || (key0 === "state"))){
validate8.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.coordinatorAgentId !== undefined && func0.call(data, "coordinatorAgentId")){
let data2 = data.coordinatorAgentId;
const _errs4 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/coordinatorAgentId",parentData:data,parentDataProperty:"coordinatorAgentId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.depth !== undefined && func0.call(data, "depth")){
let data3 = data.depth;
const _errs5 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate8.errors = [{instancePath:instancePath+"/depth",schemaPath:"#/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
validate8.errors = [{instancePath:instancePath+"/depth",schemaPath:"#/properties/depth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate8.errors = [{instancePath:instancePath+"/depth",schemaPath:"#/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.state !== undefined && func0.call(data, "state")){
let data4 = data.state;
const _errs7 = errors;
if(!(data4 === "active" || data4 === "approved" || data4 === "failed" || data4 === "cancelled")){
validate8.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
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
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}
export const validateParentContract = validate9;
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.contractVersion === undefined) || (!(func0.call(data, "contractVersion")))) && (missing0 = "contractVersion")) || (((data.acceptanceCriteria === undefined) || (!(func0.call(data, "acceptanceCriteria")))) && (missing0 = "acceptanceCriteria"))) || (((data.requiredCapabilities === undefined) || (!(func0.call(data, "requiredCapabilities")))) && (missing0 = "requiredCapabilities"))) || (((data.allowedResources === undefined) || (!(func0.call(data, "allowedResources")))) && (missing0 = "allowedResources"))){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "contractVersion") || (key0 === "acceptanceCriteria")) || (key0 === "requiredCapabilities")) || (key0 === "allowedResources"))){
validate9.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.contractVersion !== undefined && func0.call(data, "contractVersion")){
let data0 = data.contractVersion;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate9.errors = [{instancePath:instancePath+"/contractVersion",schemaPath:"#/properties/contractVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate9.errors = [{instancePath:instancePath+"/contractVersion",schemaPath:"#/properties/contractVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate9.errors = [{instancePath:instancePath+"/contractVersion",schemaPath:"#/properties/contractVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.acceptanceCriteria !== undefined && func0.call(data, "acceptanceCriteria")){
let data1 = data.acceptanceCriteria;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length < 1){
validate9.errors = [{instancePath:instancePath+"/acceptanceCriteria",schemaPath:"#/properties/acceptanceCriteria/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validateAcceptanceCriterion(data1[i0], {instancePath:instancePath+"/acceptanceCriteria/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateAcceptanceCriterion.errors : vErrors.concat(validateAcceptanceCriterion.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/acceptanceCriteria",schemaPath:"#/properties/acceptanceCriteria/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredCapabilities !== undefined && func0.call(data, "requiredCapabilities")){
let data3 = data.requiredCapabilities;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length < 1){
validate9.errors = [{instancePath:instancePath+"/requiredCapabilities",schemaPath:"#/properties/requiredCapabilities/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validateCapabilityRef(data3[i1], {instancePath:instancePath+"/requiredCapabilities/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validateCapabilityRef.errors : vErrors.concat(validateCapabilityRef.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/requiredCapabilities",schemaPath:"#/properties/requiredCapabilities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowedResources !== undefined && func0.call(data, "allowedResources")){
let data5 = data.allowedResources;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid3 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
const _errs12 = errors;
if(!(validateResourceGrant(data5[i2], {instancePath:instancePath+"/allowedResources/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validateResourceGrant.errors : vErrors.concat(validateResourceGrant.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/allowedResources",schemaPath:"#/properties/allowedResources/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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
else {
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}
export const validateMissionSubmission = validate10;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.missionRevision === undefined) || (!(func0.call(data, "missionRevision")))) && (missing0 = "missionRevision")) || (((data.artifactHashes === undefined) || (!(func0.call(data, "artifactHashes")))) && (missing0 = "artifactHashes"))) || (((data.submittedAt === undefined) || (!(func0.call(data, "submittedAt")))) && (missing0 = "submittedAt"))) || (((data.submittedBy === undefined) || (!(func0.call(data, "submittedBy")))) && (missing0 = "submittedBy"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "missionRevision") || (key0 === "artifactHashes")) || (key0 === "summary")) || (key0 === "submittedAt")) || (key0 === "submittedBy"))){
validate10.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.missionRevision !== undefined && func0.call(data, "missionRevision")){
let data0 = data.missionRevision;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate10.errors = [{instancePath:instancePath+"/missionRevision",schemaPath:"#/properties/missionRevision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate10.errors = [{instancePath:instancePath+"/missionRevision",schemaPath:"#/properties/missionRevision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate10.errors = [{instancePath:instancePath+"/missionRevision",schemaPath:"#/properties/missionRevision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.artifactHashes !== undefined && func0.call(data, "artifactHashes")){
let data1 = data.artifactHashes;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length < 1){
validate10.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
validate10.errors = [{instancePath:instancePath+"/artifactHashes/" + i0,schemaPath:"#/properties/artifactHashes/items/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/artifactHashes/" + i0,schemaPath:"#/properties/artifactHashes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func7(data1))){
validate10.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined && func0.call(data, "summary")){
let data3 = data.summary;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length < 1){
validate10.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data3.length > 10000 && (data3.length > 20000 || [...data3].length > 10000)){
validate10.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 10000 characters"}];
return false;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submittedAt !== undefined && func0.call(data, "submittedAt")){
let data4 = data.submittedAt;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(func12(data4))){
validate10.errors = [{instancePath:instancePath+"/submittedAt",schemaPath:"#/properties/submittedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/submittedAt",schemaPath:"#/properties/submittedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submittedBy !== undefined && func0.call(data, "submittedBy")){
const _errs12 = errors;
if(!(validateActor(data.submittedBy, {instancePath:instancePath+"/submittedBy",parentData:data,parentDataProperty:"submittedBy",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
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
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}
export const validateCooperationOverride = validate11;
const schema11 = {"properties":{"grantId":{},"missionId":{},"groupId":{},"grantee":{},"targetActionId":{},"targetKind":{},"limit":{},"grantedBy":{},"grantedAt":{},"expiresAt":{}}};
const pattern4 = new RegExp("^[a-z][a-z0-9_]*(?:\\.[a-z][a-z0-9_]*)+$", "u");
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.grantId === undefined) || (!(func0.call(data, "grantId")))) && (missing0 = "grantId")) || (((data.missionId === undefined) || (!(func0.call(data, "missionId")))) && (missing0 = "missionId"))) || (((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing0 = "groupId"))) || (((data.grantee === undefined) || (!(func0.call(data, "grantee")))) && (missing0 = "grantee"))) || (((data.targetActionId === undefined) || (!(func0.call(data, "targetActionId")))) && (missing0 = "targetActionId"))) || (((data.targetKind === undefined) || (!(func0.call(data, "targetKind")))) && (missing0 = "targetKind"))) || (((data.limit === undefined) || (!(func0.call(data, "limit")))) && (missing0 = "limit"))) || (((data.grantedBy === undefined) || (!(func0.call(data, "grantedBy")))) && (missing0 = "grantedBy"))) || (((data.grantedAt === undefined) || (!(func0.call(data, "grantedAt")))) && (missing0 = "grantedAt"))) || (((data.expiresAt === undefined) || (!(func0.call(data, "expiresAt")))) && (missing0 = "expiresAt"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema11.properties, key0))){
validate11.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(data.missionId !== undefined && func0.call(data, "missionId")){
let data1 = data.missionId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/missionId",parentData:data,parentDataProperty:"missionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data2 = data.groupId;
const _errs4 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grantee !== undefined && func0.call(data, "grantee")){
const _errs5 = errors;
if(!(validateActor(data.grantee, {instancePath:instancePath+"/grantee",parentData:data,parentDataProperty:"grantee",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.targetActionId !== undefined && func0.call(data, "targetActionId")){
let data4 = data.targetActionId;
const _errs6 = errors;
if(!(validateProtocolId(data4) || validateProtocolId(data4, {instancePath:instancePath+"/targetActionId",parentData:data,parentDataProperty:"targetActionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.targetKind !== undefined && func0.call(data, "targetKind")){
let data5 = data.targetKind;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
validate11.errors = [{instancePath:instancePath+"/targetKind",schemaPath:"#/properties/targetKind/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(?:\\.[a-z][a-z0-9_]*)+$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*(?:\\.[a-z][a-z0-9_]*)+$"+"\""}];
return false;
}
else {
if(data5.length > 160 && (data5.length > 320 || [...data5].length > 160)){
validate11.errors = [{instancePath:instancePath+"/targetKind",schemaPath:"#/properties/targetKind/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 160 characters"}];
return false;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/targetKind",schemaPath:"#/properties/targetKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined && func0.call(data, "limit")){
let data6 = data.limit;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data6 === "string"){
if(data6.length < 1){
validate11.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data6.length > 160 && (data6.length > 320 || [...data6].length > 160)){
validate11.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 160 characters"}];
return false;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grantedBy !== undefined && func0.call(data, "grantedBy")){
const _errs11 = errors;
if(!(validateActor(data.grantedBy, {instancePath:instancePath+"/grantedBy",parentData:data,parentDataProperty:"grantedBy",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grantedAt !== undefined && func0.call(data, "grantedAt")){
let data8 = data.grantedAt;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data8 === "string"){
if(!(func12(data8))){
validate11.errors = [{instancePath:instancePath+"/grantedAt",schemaPath:"#/properties/grantedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/grantedAt",schemaPath:"#/properties/grantedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data9 = data.expiresAt;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data9 === "string"){
if(!(func12(data9))){
validate11.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
export const validateWorkProposal = validate12;
const schema12 = {"properties":{"proposalId":{},"missionId":{},"groupId":{},"goal":{},"rationale":{},"parentWorkItemId":{},"contract":{},"proposedBy":{},"proposedAt":{},"state":{},"revision":{}}};
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.proposalId === undefined) || (!(func0.call(data, "proposalId")))) && (missing0 = "proposalId")) || (((data.missionId === undefined) || (!(func0.call(data, "missionId")))) && (missing0 = "missionId"))) || (((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing0 = "groupId"))) || (((data.goal === undefined) || (!(func0.call(data, "goal")))) && (missing0 = "goal"))) || (((data.proposedBy === undefined) || (!(func0.call(data, "proposedBy")))) && (missing0 = "proposedBy"))) || (((data.proposedAt === undefined) || (!(func0.call(data, "proposedAt")))) && (missing0 = "proposedAt"))) || (((data.state === undefined) || (!(func0.call(data, "state")))) && (missing0 = "state"))) || (((data.revision === undefined) || (!(func0.call(data, "revision")))) && (missing0 = "revision"))){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema12.properties, key0))){
validate12.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.proposalId !== undefined && func0.call(data, "proposalId")){
let data0 = data.proposalId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/proposalId",parentData:data,parentDataProperty:"proposalId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.missionId !== undefined && func0.call(data, "missionId")){
let data1 = data.missionId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/missionId",parentData:data,parentDataProperty:"missionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data2 = data.groupId;
const _errs4 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.goal !== undefined && func0.call(data, "goal")){
let data3 = data.goal;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data3 === "string"){
if(data3.length < 1){
validate12.errors = [{instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data3.length > 10000 && (data3.length > 20000 || [...data3].length > 10000)){
validate12.errors = [{instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 10000 characters"}];
return false;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rationale !== undefined && func0.call(data, "rationale")){
let data4 = data.rationale;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(data4.length < 1){
validate12.errors = [{instancePath:instancePath+"/rationale",schemaPath:"#/properties/rationale/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data4.length > 10000 && (data4.length > 20000 || [...data4].length > 10000)){
validate12.errors = [{instancePath:instancePath+"/rationale",schemaPath:"#/properties/rationale/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 10000 characters"}];
return false;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/rationale",schemaPath:"#/properties/rationale/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentWorkItemId !== undefined && func0.call(data, "parentWorkItemId")){
let data5 = data.parentWorkItemId;
const _errs9 = errors;
if(!(validateProtocolId(data5) || validateProtocolId(data5, {instancePath:instancePath+"/parentWorkItemId",parentData:data,parentDataProperty:"parentWorkItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contract !== undefined && func0.call(data, "contract")){
const _errs10 = errors;
if(!(validateWorkContract(data.contract, {instancePath:instancePath+"/contract",parentData:data,parentDataProperty:"contract",rootData}))){
vErrors = vErrors === null ? validateWorkContract.errors : vErrors.concat(validateWorkContract.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proposedBy !== undefined && func0.call(data, "proposedBy")){
const _errs11 = errors;
if(!(validateActor(data.proposedBy, {instancePath:instancePath+"/proposedBy",parentData:data,parentDataProperty:"proposedBy",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proposedAt !== undefined && func0.call(data, "proposedAt")){
let data8 = data.proposedAt;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data8 === "string"){
if(!(func12(data8))){
validate12.errors = [{instancePath:instancePath+"/proposedAt",schemaPath:"#/properties/proposedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/proposedAt",schemaPath:"#/properties/proposedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined && func0.call(data, "state")){
let data9 = data.state;
const _errs14 = errors;
if(!(data9 === "open" || data9 === "authorized")){
validate12.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revision !== undefined && func0.call(data, "revision")){
let data10 = data.revision;
const _errs15 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate12.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
validate12.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data10 < 1 || isNaN(data10)){
validate12.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
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
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}
export const validateCheckpoint = validate13;
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.checkpointId === undefined) || (!(func0.call(data, "checkpointId")))) && (missing0 = "checkpointId")) || (((data.ownershipEpoch === undefined) || (!(func0.call(data, "ownershipEpoch")))) && (missing0 = "ownershipEpoch"))) || (((data.agentId === undefined) || (!(func0.call(data, "agentId")))) && (missing0 = "agentId"))) || (((data.summary === undefined) || (!(func0.call(data, "summary")))) && (missing0 = "summary"))) || (((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))) && (missing0 = "createdAt"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "checkpointId") || (key0 === "ownershipEpoch")) || (key0 === "agentId")) || (key0 === "summary")) || (key0 === "artifactHashes")) || (key0 === "data")) || (key0 === "createdAt"))){
validate13.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.checkpointId !== undefined && func0.call(data, "checkpointId")){
let data0 = data.checkpointId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/checkpointId",parentData:data,parentDataProperty:"checkpointId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ownershipEpoch !== undefined && func0.call(data, "ownershipEpoch")){
let data1 = data.ownershipEpoch;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate13.errors = [{instancePath:instancePath+"/ownershipEpoch",schemaPath:"#/properties/ownershipEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
validate13.errors = [{instancePath:instancePath+"/ownershipEpoch",schemaPath:"#/properties/ownershipEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate13.errors = [{instancePath:instancePath+"/ownershipEpoch",schemaPath:"#/properties/ownershipEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.agentId !== undefined && func0.call(data, "agentId")){
let data2 = data.agentId;
const _errs5 = errors;
if(!(validateProtocolId(data2) || validateProtocolId(data2, {instancePath:instancePath+"/agentId",parentData:data,parentDataProperty:"agentId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined && func0.call(data, "summary")){
let data3 = data.summary;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
validate13.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data3.length > 10000 && (data3.length > 20000 || [...data3].length > 10000)){
validate13.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 10000 characters"}];
return false;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.artifactHashes !== undefined && func0.call(data, "artifactHashes")){
let data4 = data.artifactHashes;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
validate13.errors = [{instancePath:instancePath+"/artifactHashes/" + i0,schemaPath:"#/properties/artifactHashes/items/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/artifactHashes/" + i0,schemaPath:"#/properties/artifactHashes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func7(data4))){
validate13.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined && func0.call(data, "data")){
let data6 = data.data;
const _errs12 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate13.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
let data7 = data.createdAt;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data7 === "string"){
if(!(func12(data7))){
validate13.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}
