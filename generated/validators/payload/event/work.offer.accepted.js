// @ts-self-types="./work.offer.accepted.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateProtocolId } from "../../common.js";
import { validateLease } from "../../lease.js";
import { validateCheckpoint, validateWorkLeaseTerms } from "../parts.js";
import { validateWorkItem } from "../../work-item.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.workItem === undefined) || (!(func0.call(data, "workItem")))) && (missing0 = "workItem")) || (((data.offerId === undefined) || (!(func0.call(data, "offerId")))) && (missing0 = "offerId"))) || (((data.lease === undefined) || (!(func0.call(data, "lease")))) && (missing0 = "lease"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((key0 === "workItem") || (key0 === "offerId")) || (key0 === "lease")) || (key0 === "leaseTerms")) || (key0 === "checkpoint"))){
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
if(data.offerId !== undefined && func0.call(data, "offerId")){
let data1 = data.offerId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/offerId",parentData:data,parentDataProperty:"offerId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lease !== undefined && func0.call(data, "lease")){
const _errs4 = errors;
if(!(validateLease(data.lease, {instancePath:instancePath+"/lease",parentData:data,parentDataProperty:"lease",rootData}))){
vErrors = vErrors === null ? validateLease.errors : vErrors.concat(validateLease.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leaseTerms !== undefined && func0.call(data, "leaseTerms")){
const _errs5 = errors;
if(!(validateWorkLeaseTerms(data.leaseTerms, {instancePath:instancePath+"/leaseTerms",parentData:data,parentDataProperty:"leaseTerms",rootData}))){
vErrors = vErrors === null ? validateWorkLeaseTerms.errors : vErrors.concat(validateWorkLeaseTerms.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkpoint !== undefined && func0.call(data, "checkpoint")){
const _errs6 = errors;
if(!(validateCheckpoint(data.checkpoint, {instancePath:instancePath+"/checkpoint",parentData:data,parentDataProperty:"checkpoint",rootData}))){
vErrors = vErrors === null ? validateCheckpoint.errors : vErrors.concat(validateCheckpoint.errors);
errors = vErrors.length;
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
