// @ts-self-types="./message.corrected.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateMessage } from "../../message.js";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validateMessage(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateMessage.errors : vErrors.concat(validateMessage.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.targetMessageId === undefined) || (!(func0.call(data, "targetMessageId")))) && (missing0 = "targetMessageId")) || (((data.reason === undefined) || (!(func0.call(data, "reason")))) && (missing0 = "reason"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined && func0.call(data, "kind")){
if("correction" !== data.kind){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "correction"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
