// @ts-self-types="./work.offer.created.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateProtocolId } from "../../common.js";
import { validateLease } from "../../lease.js";
import { validateCheckpoint, validateEmergencyOverride, validateWorkLeaseTerms } from "../parts.js";
import { validateSelectionBasis, validateWorkItem } from "../../work-item.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.workItem === undefined) || (!(func0.call(data, "workItem")))) && (missing0 = "workItem")) || (((data.candidates === undefined) || (!(func0.call(data, "candidates")))) && (missing0 = "candidates"))) || (((data.leaseTerms === undefined) || (!(func0.call(data, "leaseTerms")))) && (missing0 = "leaseTerms"))) || (((data.priorityClass === undefined) || (!(func0.call(data, "priorityClass")))) && (missing0 = "priorityClass"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "workItem") || (key0 === "candidates")) || (key0 === "leaseTerms")) || (key0 === "priorityClass")) || (key0 === "closedLeases")) || (key0 === "checkpoint")) || (key0 === "delegationGrantId")) || (key0 === "emergencyOverride"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.workItem !== undefined && func0.call(data, "workItem")){
const _errs2 = errors;
if(!(validateWorkItem(data.workItem, {instancePath:instancePath+"/workItem",parentData:data,parentDataProperty:"workItem",rootData}))){
vErrors = vErrors === null ? validateWorkItem.errors : vErrors.concat(validateWorkItem.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.candidates !== undefined && func0.call(data, "candidates")){
let data1 = data.candidates;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
validate0.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((data2.offerId === undefined) || (!(func0.call(data2, "offerId")))) && (missing1 = "offerId")) || (((data2.agentId === undefined) || (!(func0.call(data2, "agentId")))) && (missing1 = "agentId"))) || (((data2.selectionBasis === undefined) || (!(func0.call(data2, "selectionBasis")))) && (missing1 = "selectionBasis"))){
validate0.errors = [{instancePath:instancePath+"/candidates/" + i0,schemaPath:"#/properties/candidates/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs7 = errors;
for(const key1 of Object.keys(data2)){
if(!(((key1 === "offerId") || (key1 === "agentId")) || (key1 === "selectionBasis"))){
validate0.errors = [{instancePath:instancePath+"/candidates/" + i0,schemaPath:"#/properties/candidates/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data2.offerId !== undefined && func0.call(data2, "offerId")){
let data3 = data2.offerId;
const _errs8 = errors;
if(!(validateProtocolId(data3) || validateProtocolId(data3, {instancePath:instancePath+"/candidates/" + i0+"/offerId",parentData:data2,parentDataProperty:"offerId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.agentId !== undefined && func0.call(data2, "agentId")){
let data4 = data2.agentId;
const _errs9 = errors;
if(!(validateProtocolId(data4) || validateProtocolId(data4, {instancePath:instancePath+"/candidates/" + i0+"/agentId",parentData:data2,parentDataProperty:"agentId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.selectionBasis !== undefined && func0.call(data2, "selectionBasis")){
const _errs10 = errors;
if(!(validateSelectionBasis(data2.selectionBasis, {instancePath:instancePath+"/candidates/" + i0+"/selectionBasis",parentData:data2,parentDataProperty:"selectionBasis",rootData}))){
vErrors = vErrors === null ? validateSelectionBasis.errors : vErrors.concat(validateSelectionBasis.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/candidates/" + i0,schemaPath:"#/properties/candidates/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leaseTerms !== undefined && func0.call(data, "leaseTerms")){
const _errs11 = errors;
if(!(validateWorkLeaseTerms(data.leaseTerms, {instancePath:instancePath+"/leaseTerms",parentData:data,parentDataProperty:"leaseTerms",rootData}))){
vErrors = vErrors === null ? validateWorkLeaseTerms.errors : vErrors.concat(validateWorkLeaseTerms.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priorityClass !== undefined && func0.call(data, "priorityClass")){
let data7 = data.priorityClass;
const _errs12 = errors;
if(!(data7 === "routine" || data7 === "normal" || data7 === "high" || data7 === "critical")){
validate0.errors = [{instancePath:instancePath+"/priorityClass",schemaPath:"#/properties/priorityClass/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.closedLeases !== undefined && func0.call(data, "closedLeases")){
let data8 = data.closedLeases;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data8)){
var valid3 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(!(validateLease(data8[i1], {instancePath:instancePath+"/closedLeases/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validateLease.errors : vErrors.concat(validateLease.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/closedLeases",schemaPath:"#/properties/closedLeases/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkpoint !== undefined && func0.call(data, "checkpoint")){
const _errs16 = errors;
if(!(validateCheckpoint(data.checkpoint, {instancePath:instancePath+"/checkpoint",parentData:data,parentDataProperty:"checkpoint",rootData}))){
vErrors = vErrors === null ? validateCheckpoint.errors : vErrors.concat(validateCheckpoint.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delegationGrantId !== undefined && func0.call(data, "delegationGrantId")){
let data11 = data.delegationGrantId;
const _errs17 = errors;
if(!(validateProtocolId(data11) || validateProtocolId(data11, {instancePath:instancePath+"/delegationGrantId",parentData:data,parentDataProperty:"delegationGrantId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.emergencyOverride !== undefined && func0.call(data, "emergencyOverride")){
const _errs18 = errors;
if(!(validateEmergencyOverride(data.emergencyOverride, {instancePath:instancePath+"/emergencyOverride",parentData:data,parentDataProperty:"emergencyOverride",rootData}))){
vErrors = vErrors === null ? validateEmergencyOverride.errors : vErrors.concat(validateEmergencyOverride.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
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
