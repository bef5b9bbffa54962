// @ts-self-types="./mission.changes_requested.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateApproval } from "../../approval.js";
import { validateMission } from "../../mission.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.mission === undefined) || (!(func0.call(data, "mission")))) && (missing0 = "mission")) || (((data.approval === undefined) || (!(func0.call(data, "approval")))) && (missing0 = "approval"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "mission") || (key0 === "approval"))){
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
if(data.approval !== undefined && func0.call(data, "approval")){
const _errs3 = errors;
if(!(validateApproval(data.approval, {instancePath:instancePath+"/approval",parentData:data,parentDataProperty:"approval",rootData}))){
vErrors = vErrors === null ? validateApproval.errors : vErrors.concat(validateApproval.errors);
errors = vErrors.length;
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
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
