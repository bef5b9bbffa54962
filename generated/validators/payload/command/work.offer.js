// @ts-self-types="./work.offer.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateProtocolId } from "../../common.js";
import { validateConstrainedContract, validateEmergencyOverride, validateWorkLeaseTerms } from "../parts.js";
import { validateSelectionBasis } from "../../work-item.js";
import { isTimestamp } from "../../../../lib/format/timestamp.ts";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func10 = isTimestamp;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.candidates === undefined) || (!(func0.call(data, "candidates")))) && (missing0 = "candidates")) || (((data.expiresAt === undefined) || (!(func0.call(data, "expiresAt")))) && (missing0 = "expiresAt"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "workItemId") || (key0 === "candidates")) || (key0 === "expiresAt")) || (key0 === "contract")) || (key0 === "leaseTerms")) || (key0 === "delegationGrantId")) || (key0 === "emergencyOverride"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.workItemId !== undefined && func0.call(data, "workItemId")){
let data0 = data.workItemId;
const _errs2 = errors;
if(!(validateProtocolId(data0) || validateProtocolId(data0, {instancePath:instancePath+"/workItemId",parentData:data,parentDataProperty:"workItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
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
if(data1.length > 16){
validate0.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"}];
return false;
}
else {
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
if((((data2.agentId === undefined) || (!(func0.call(data2, "agentId")))) && (missing1 = "agentId")) || (((data2.selectionBasis === undefined) || (!(func0.call(data2, "selectionBasis")))) && (missing1 = "selectionBasis"))){
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
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
let data6 = data.expiresAt;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data6 === "string"){
if(!(func10(data6))){
validate0.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contract !== undefined && func0.call(data, "contract")){
const _errs13 = errors;
if(!(validateConstrainedContract(data.contract, {instancePath:instancePath+"/contract",parentData:data,parentDataProperty:"contract",rootData}))){
vErrors = vErrors === null ? validateConstrainedContract.errors : vErrors.concat(validateConstrainedContract.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leaseTerms !== undefined && func0.call(data, "leaseTerms")){
const _errs14 = errors;
if(!(validateWorkLeaseTerms(data.leaseTerms, {instancePath:instancePath+"/leaseTerms",parentData:data,parentDataProperty:"leaseTerms",rootData}))){
vErrors = vErrors === null ? validateWorkLeaseTerms.errors : vErrors.concat(validateWorkLeaseTerms.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delegationGrantId !== undefined && func0.call(data, "delegationGrantId")){
let data9 = data.delegationGrantId;
const _errs15 = errors;
if(!(validateProtocolId(data9) || validateProtocolId(data9, {instancePath:instancePath+"/delegationGrantId",parentData:data,parentDataProperty:"delegationGrantId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.emergencyOverride !== undefined && func0.call(data, "emergencyOverride")){
const _errs16 = errors;
if(!(validateEmergencyOverride(data.emergencyOverride, {instancePath:instancePath+"/emergencyOverride",parentData:data,parentDataProperty:"emergencyOverride",rootData}))){
vErrors = vErrors === null ? validateEmergencyOverride.errors : vErrors.concat(validateEmergencyOverride.errors);
errors = vErrors.length;
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
