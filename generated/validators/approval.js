// @ts-self-types="./approval.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateActor, validateProtocolId, validateSignature } from "./common.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";
import { allUnique } from "../../lib/json/unique.ts";

export const validateApproval = validate0;
const schema0 = {"properties":{"approvalId":{},"kind":{},"decision":{},"missionId":{},"groupId":{},"workItemId":{},"missionRevision":{},"artifactHashes":{"items":{}},"acceptancePolicyVersion":{},"approver":{},"comments":{},"conditions":{"items":{}},"revokesApprovalId":{},"occurredAt":{},"signature":{}},"allOf":[{"if":{"properties":{"kind":{},"decision":{}}},"then":{"properties":{"artifactHashes":{}}}},{"if":{"properties":{"kind":{}}},"then":{"properties":{"approver":{"properties":{"type":{}}}}}},{"if":{"properties":{"kind":{}}},"then":{}},{"if":{"properties":{"decision":{}}},"then":{}}]};
const func0 = Object.prototype.hasOwnProperty;
const func38 = allUnique;
const func45 = isTimestamp;
const pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern1 = new RegExp("^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing0 = "kind")) || (((data.decision === undefined) || (!(func0.call(data, "decision")))) && (missing0 = "decision"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
const _errs4 = errors;
if(!(data0 === "mission_final" || data0 === "child_mission")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.decision !== undefined && func0.call(data, "decision")){
const _errs5 = errors;
if("approved" !== data.decision){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.artifactHashes !== undefined && func0.call(data, "artifactHashes")){
let data2 = data.artifactHashes;
if(Array.isArray(data2)){
if(data2.length < 1){
validate0.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/allOf/0/then/properties/artifactHashes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs8 = errors;
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing1 = "kind")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.kind !== undefined && func0.call(data, "kind")){
if("mission_final" !== data.kind){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.approver !== undefined && func0.call(data, "approver")){
let data4 = data.approver;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if(((data4.type === undefined) || (!(func0.call(data4, "type")))) && (missing2 = "type")){
validate0.errors = [{instancePath:instancePath+"/approver",schemaPath:"#/allOf/1/then/properties/approver/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data4.type !== undefined && func0.call(data4, "type")){
if("human" !== data4.type){
validate0.errors = [{instancePath:instancePath+"/approver/type",schemaPath:"#/allOf/1/then/properties/approver/properties/type/const",keyword:"const",params:{allowedValue: "human"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
}
if(!valid4){
const err6 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs8 === errors;
if(valid0){
const _errs15 = errors;
const _errs16 = errors;
let valid8 = true;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing3 = "kind")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data.kind !== undefined && func0.call(data, "kind")){
if("work_execution" !== data.kind){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.workItemId === undefined) || (!(func0.call(data, "workItemId")))) && (missing4 = "workItemId")){
validate0.errors = [{instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
}
var _valid2 = _errs19 === errors;
valid8 = _valid2;
}
if(!valid8){
const err9 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs15 === errors;
if(valid0){
const _errs20 = errors;
const _errs21 = errors;
let valid10 = true;
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((data.decision === undefined) || (!(func0.call(data, "decision")))) && (missing5 = "decision")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data.decision !== undefined && func0.call(data, "decision")){
if("revoked" !== data.decision){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid3 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if(((data.revokesApprovalId === undefined) || (!(func0.call(data, "revokesApprovalId")))) && (missing6 = "revokesApprovalId")){
validate0.errors = [{instancePath,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
}
var _valid3 = _errs24 === errors;
valid10 = _valid3;
}
if(!valid10){
const err12 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs20 === errors;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if(((((((((((((((data.approvalId === undefined) || (!(func0.call(data, "approvalId")))) && (missing7 = "approvalId")) || (((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing7 = "kind"))) || (((data.decision === undefined) || (!(func0.call(data, "decision")))) && (missing7 = "decision"))) || (((data.missionId === undefined) || (!(func0.call(data, "missionId")))) && (missing7 = "missionId"))) || (((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing7 = "groupId"))) || (((data.missionRevision === undefined) || (!(func0.call(data, "missionRevision")))) && (missing7 = "missionRevision"))) || (((data.artifactHashes === undefined) || (!(func0.call(data, "artifactHashes")))) && (missing7 = "artifactHashes"))) || (((data.acceptancePolicyVersion === undefined) || (!(func0.call(data, "acceptancePolicyVersion")))) && (missing7 = "acceptancePolicyVersion"))) || (((data.approver === undefined) || (!(func0.call(data, "approver")))) && (missing7 = "approver"))) || (((data.comments === undefined) || (!(func0.call(data, "comments")))) && (missing7 = "comments"))) || (((data.conditions === undefined) || (!(func0.call(data, "conditions")))) && (missing7 = "conditions"))) || (((data.occurredAt === undefined) || (!(func0.call(data, "occurredAt")))) && (missing7 = "occurredAt"))) || (((data.signature === undefined) || (!(func0.call(data, "signature")))) && (missing7 = "signature"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs25 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data.approvalId !== undefined && func0.call(data, "approvalId")){
let data8 = data.approvalId;
const _errs26 = errors;
if(!(validateProtocolId(data8) || validateProtocolId(data8, {instancePath:instancePath+"/approvalId",parentData:data,parentDataProperty:"approvalId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid12 = _errs26 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.kind !== undefined && func0.call(data, "kind")){
let data9 = data.kind;
const _errs27 = errors;
if(!(data9 === "mission_final" || data9 === "child_mission" || data9 === "work_execution")){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid12 = _errs27 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.decision !== undefined && func0.call(data, "decision")){
let data10 = data.decision;
const _errs28 = errors;
if(!(data10 === "approved" || data10 === "changes_requested" || data10 === "denied" || data10 === "revoked")){
validate0.errors = [{instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid12 = _errs28 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.missionId !== undefined && func0.call(data, "missionId")){
let data11 = data.missionId;
const _errs29 = errors;
if(!(validateProtocolId(data11) || validateProtocolId(data11, {instancePath:instancePath+"/missionId",parentData:data,parentDataProperty:"missionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid12 = _errs29 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data12 = data.groupId;
const _errs30 = errors;
if(!(validateProtocolId(data12) || validateProtocolId(data12, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid12 = _errs30 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.workItemId !== undefined && func0.call(data, "workItemId")){
let data13 = data.workItemId;
const _errs31 = errors;
if(!(validateProtocolId(data13) || validateProtocolId(data13, {instancePath:instancePath+"/workItemId",parentData:data,parentDataProperty:"workItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid12 = _errs31 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.missionRevision !== undefined && func0.call(data, "missionRevision")){
let data14 = data.missionRevision;
const _errs32 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate0.errors = [{instancePath:instancePath+"/missionRevision",schemaPath:"#/properties/missionRevision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if(typeof data14 == "number"){
if(data14 > 9007199254740991 || isNaN(data14)){
validate0.errors = [{instancePath:instancePath+"/missionRevision",schemaPath:"#/properties/missionRevision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate0.errors = [{instancePath:instancePath+"/missionRevision",schemaPath:"#/properties/missionRevision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid12 = _errs32 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.artifactHashes !== undefined && func0.call(data, "artifactHashes")){
let data15 = data.artifactHashes;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data15)){
var valid13 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs36 = errors;
if(errors === _errs36){
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
validate0.errors = [{instancePath:instancePath+"/artifactHashes/" + i0,schemaPath:"#/properties/artifactHashes/items/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/artifactHashes/" + i0,schemaPath:"#/properties/artifactHashes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid13 = _errs36 === errors;
if(!valid13){
break;
}
}
if(valid13){
if(!(func38(data15))){
validate0.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/artifactHashes",schemaPath:"#/properties/artifactHashes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid12 = _errs34 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.acceptancePolicyVersion !== undefined && func0.call(data, "acceptancePolicyVersion")){
let data17 = data.acceptancePolicyVersion;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 === "string"){
if(!pattern1.test(data17)){
validate0.errors = [{instancePath:instancePath+"/acceptancePolicyVersion",schemaPath:"#/properties/acceptancePolicyVersion/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$"+"\""}];
return false;
}
else {
if(data17.length > 128 && (data17.length > 256 || [...data17].length > 128)){
validate0.errors = [{instancePath:instancePath+"/acceptancePolicyVersion",schemaPath:"#/properties/acceptancePolicyVersion/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 128 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/acceptancePolicyVersion",schemaPath:"#/properties/acceptancePolicyVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid12 = _errs38 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.approver !== undefined && func0.call(data, "approver")){
const _errs40 = errors;
if(!(validateActor(data.approver, {instancePath:instancePath+"/approver",parentData:data,parentDataProperty:"approver",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid12 = _errs40 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.comments !== undefined && func0.call(data, "comments")){
let data19 = data.comments;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data19 === "string"){
if(data19.length > 10000 && (data19.length > 20000 || [...data19].length > 10000)){
validate0.errors = [{instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 10000 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid12 = _errs41 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.conditions !== undefined && func0.call(data, "conditions")){
let data20 = data.conditions;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data20)){
var valid14 = true;
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
validate0.errors = [{instancePath:instancePath+"/conditions/" + i1,schemaPath:"#/properties/conditions/items/minLength",keyword:"minLength",params:{},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(data21.length > 2000 && (data21.length > 4000 || [...data21].length > 2000)){
validate0.errors = [{instancePath:instancePath+"/conditions/" + i1,schemaPath:"#/properties/conditions/items/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 2000 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/conditions/" + i1,schemaPath:"#/properties/conditions/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs45 === errors;
if(!valid14){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid12 = _errs43 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.revokesApprovalId !== undefined && func0.call(data, "revokesApprovalId")){
let data22 = data.revokesApprovalId;
const _errs47 = errors;
if(!(validateProtocolId(data22) || validateProtocolId(data22, {instancePath:instancePath+"/revokesApprovalId",parentData:data,parentDataProperty:"revokesApprovalId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid12 = _errs47 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.occurredAt !== undefined && func0.call(data, "occurredAt")){
let data23 = data.occurredAt;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data23 === "string"){
if(!(func45(data23))){
validate0.errors = [{instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid12 = _errs48 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.signature !== undefined && func0.call(data, "signature")){
const _errs50 = errors;
if(!(validateSignature(data.signature, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validateSignature.errors : vErrors.concat(validateSignature.errors);
errors = vErrors.length;
}
var valid12 = _errs50 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
}
}
}
}
}
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
