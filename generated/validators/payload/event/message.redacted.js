// @ts-self-types="./message.redacted.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateMessage } from "../../message.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validateMessage(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateMessage.errors : vErrors.concat(validateMessage.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing0 = "kind")){
validate0.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined && func0.call(data, "kind")){
if("redaction" !== data.kind){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/allOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "redaction"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate0.errors = vErrors;
return errors === 0;
}
