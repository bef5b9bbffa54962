// @ts-self-types="./mission.submitted_for_approval.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateEvidence } from "../../evidence.js";
import { validateMission } from "../../mission.js";
import { validateMissionSubmission } from "../parts.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.mission === undefined) || (!(func0.call(data, "mission")))) && (missing0 = "mission")) || (((data.submission === undefined) || (!(func0.call(data, "submission")))) && (missing0 = "submission"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "mission") || (key0 === "submission")) || (key0 === "evidence"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mission !== undefined && func0.call(data, "mission")){
const _errs2 = errors;
if(!(validateMission(data.mission, {instancePath:instancePath+"/mission",parentData:data,parentDataProperty:"mission",rootData}))){
vErrors = vErrors === null ? validateMission.errors : vErrors.concat(validateMission.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.submission !== undefined && func0.call(data, "submission")){
const _errs3 = errors;
if(!(validateMissionSubmission(data.submission, {instancePath:instancePath+"/submission",parentData:data,parentDataProperty:"submission",rootData}))){
vErrors = vErrors === null ? validateMissionSubmission.errors : vErrors.concat(validateMissionSubmission.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data2 = data.evidence;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
if(data2.length < 1){
validate0.errors = [{instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validateEvidence(data2[i0], {instancePath:instancePath+"/evidence/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateEvidence.errors : vErrors.concat(validateEvidence.errors);
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
validate0.errors = [{instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
