// @ts-self-types="./artifact.publish.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateArtifact } from "../../artifact.js";
import { validateProtocolId } from "../../common.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.artifact === undefined) || (!(func0.call(data, "artifact")))) && (missing0 = "artifact")) || (((data.executionLeaseId === undefined) || (!(func0.call(data, "executionLeaseId")))) && (missing0 = "executionLeaseId"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "artifact") || (key0 === "executionLeaseId"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.artifact !== undefined && func0.call(data, "artifact")){
const _errs2 = errors;
if(!(validateArtifact(data.artifact, {instancePath:instancePath+"/artifact",parentData:data,parentDataProperty:"artifact",rootData}))){
vErrors = vErrors === null ? validateArtifact.errors : vErrors.concat(validateArtifact.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.executionLeaseId !== undefined && func0.call(data, "executionLeaseId")){
let data1 = data.executionLeaseId;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/executionLeaseId",parentData:data,parentDataProperty:"executionLeaseId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
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
