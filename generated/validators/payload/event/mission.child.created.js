// @ts-self-types="./mission.child.created.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateMission } from "../../mission.js";
import { validateChildLink } from "../parts.js";
import { validateWorkItem } from "../../work-item.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.child === undefined) || (!(func0.call(data, "child")))) && (missing0 = "child")) || (((data.mission === undefined) || (!(func0.call(data, "mission")))) && (missing0 = "mission"))) || (((data.workItem === undefined) || (!(func0.call(data, "workItem")))) && (missing0 = "workItem"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "child") || (key0 === "mission")) || (key0 === "workItem"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.child !== undefined && func0.call(data, "child")){
const _errs2 = errors;
if(!(validateChildLink(data.child, {instancePath:instancePath+"/child",parentData:data,parentDataProperty:"child",rootData}))){
vErrors = vErrors === null ? validateChildLink.errors : vErrors.concat(validateChildLink.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mission !== undefined && func0.call(data, "mission")){
const _errs3 = errors;
if(!(validateMission(data.mission, {instancePath:instancePath+"/mission",parentData:data,parentDataProperty:"mission",rootData}))){
vErrors = vErrors === null ? validateMission.errors : vErrors.concat(validateMission.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workItem !== undefined && func0.call(data, "workItem")){
const _errs4 = errors;
if(!(validateWorkItem(data.workItem, {instancePath:instancePath+"/workItem",parentData:data,parentDataProperty:"workItem",rootData}))){
vErrors = vErrors === null ? validateWorkItem.errors : vErrors.concat(validateWorkItem.errors);
errors = vErrors.length;
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
