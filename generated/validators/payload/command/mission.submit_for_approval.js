// @ts-self-types="./mission.submit_for_approval.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateEvidence } from "../../evidence.js";
import { allUnique } from "../../../../lib/json/unique.ts";

export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func3 = allUnique;
const pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.artifactHashes === undefined) || (!(func0.call(data, "artifactHashes")))) && (missing0 = "artifactHashes")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "missionRevision") || (key0 === "artifactHashes")) || (key0 === "summary")) || (key0 === "evidence"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.missionRevision !== undefined && func0.call(data, "missionRevision")){
let data0 = data.missionRevision;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate0.errors = [{instancePath:instancePath+"/missionRevision",schemaPath:"#/properties/missionRevision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/missionRevision",schemaPath:"#/properties/missionRevision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/missionRevision",schemaPath:"#/properties/missionRevision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.artifactHashes !== undefined && func0.call(data, "artifactHashes")){
let data1 = data.artifactHashes;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length < 1){
validate0.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate0.errors = [{instancePath:instancePath+"/artifactHashes/" + i0,schemaPath:"#/properties/artifactHashes/items/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/artifactHashes/" + i0,schemaPath:"#/properties/artifactHashes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!(func3(data1))){
validate0.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined && func0.call(data, "summary")){
let data3 = data.summary;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length < 1){
validate0.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data3.length > 10000 && (data3.length > 20000 || [...data3].length > 10000)){
validate0.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 10000 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data4 = data.evidence;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length < 1){
validate0.errors = [{instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validateEvidence(data4[i1], {instancePath:instancePath+"/evidence/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validateEvidence.errors : vErrors.concat(validateEvidence.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
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
var valid0 = _errs10 === errors;
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
