// @ts-self-types="./approval.execution.granted.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateApproval } from "../../approval.js";
import { validateExecutionScope } from "../parts.js";
import { validateWorkItem } from "../../work-item.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.workItem === undefined) || (!(func0.call(data, "workItem")))) && (missing0 = "workItem")) || (((data.approval === undefined) || (!(func0.call(data, "approval")))) && (missing0 = "approval"))) || (((data.scope === undefined) || (!(func0.call(data, "scope")))) && (missing0 = "scope"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "workItem") || (key0 === "approval")) || (key0 === "scope"))){
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
if(valid0){
if(data.scope !== undefined && func0.call(data, "scope")){
const _errs4 = errors;
if(!(validateExecutionScope(data.scope, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
vErrors = vErrors === null ? validateExecutionScope.errors : vErrors.concat(validateExecutionScope.errors);
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
