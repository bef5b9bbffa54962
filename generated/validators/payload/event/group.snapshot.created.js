// @ts-self-types="./group.snapshot.created.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateGroupSnapshot } from "../../group-snapshot.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.snapshot === undefined) || (!(func0.call(data, "snapshot")))) && (missing0 = "snapshot")) || (((data.snapshotArtifactHash === undefined) || (!(func0.call(data, "snapshotArtifactHash")))) && (missing0 = "snapshotArtifactHash"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "snapshot") || (key0 === "snapshotArtifactHash"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.snapshot !== undefined && func0.call(data, "snapshot")){
const _errs2 = errors;
if(!(validateGroupSnapshot(data.snapshot, {instancePath:instancePath+"/snapshot",parentData:data,parentDataProperty:"snapshot",rootData}))){
vErrors = vErrors === null ? validateGroupSnapshot.errors : vErrors.concat(validateGroupSnapshot.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snapshotArtifactHash !== undefined && func0.call(data, "snapshotArtifactHash")){
let data1 = data.snapshotArtifactHash;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate0.errors = [{instancePath:instancePath+"/snapshotArtifactHash",schemaPath:"#/properties/snapshotArtifactHash/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/snapshotArtifactHash",schemaPath:"#/properties/snapshotArtifactHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
