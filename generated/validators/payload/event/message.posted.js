// @ts-self-types="./message.posted.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateMessage } from "../../message.js";
import { validateRedactedRendition } from "../parts.js";

export const validate = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validateMessage(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateMessage.errors : vErrors.concat(validateMessage.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validateRedactedRendition(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateRedactedRendition.errors : vErrors.concat(validateRedactedRendition.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
