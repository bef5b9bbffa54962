// @ts-self-types="./lease.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateProtocolId } from "./common.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";

export const validateLease = validate0;
const schema0 = {"properties":{"leaseId":{},"leaseType":{},"missionId":{},"groupId":{},"workItemId":{},"holderAgentId":{},"sessionEpoch":{},"coordinatorEpoch":{},"ownershipEpoch":{},"startBy":{},"issuedAt":{},"startsAt":{},"expiresAt":{},"graceExpiresAt":{},"state":{},"renewalCount":{},"lastRenewedAt":{},"closedAt":{},"closureReason":{}},"allOf":[{"if":{"properties":{"leaseType":{}}},"then":{},"else":{}},{"if":{"properties":{"leaseType":{}}},"then":{}},{"if":{"properties":{"leaseType":{}}},"then":{"properties":{}}},{"if":{"properties":{"renewalCount":{}}},"then":{"properties":{}},"else":{}},{"if":{"properties":{"state":{}}},"then":{"properties":{}},"else":{}}]};
const func0 = Object.prototype.hasOwnProperty;
const func45 = isTimestamp;
const pattern0 = new RegExp("\\S", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.leaseType === undefined) || (!(func0.call(data, "leaseType")))) && (missing0 = "leaseType")){
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
if(data.leaseType !== undefined && func0.call(data, "leaseType")){
if("coordinator" !== data.leaseType){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.coordinatorEpoch === undefined) || (!(func0.call(data, "coordinatorEpoch")))) && (missing1 = "coordinatorEpoch")){
validate0.errors = [{instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.workItemId === undefined) || (!(func0.call(data, "workItemId")))) && (missing2 = "workItemId")) || (((data.ownershipEpoch === undefined) || (!(func0.call(data, "ownershipEpoch")))) && (missing2 = "ownershipEpoch"))){
validate0.errors = [{instancePath,schemaPath:"#/allOf/0/else/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs7 = errors;
const _errs8 = errors;
let valid3 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.leaseType === undefined) || (!(func0.call(data, "leaseType")))) && (missing3 = "leaseType")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.leaseType !== undefined && func0.call(data, "leaseType")){
if("ownership" !== data.leaseType){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.startBy === undefined) || (!(func0.call(data, "startBy")))) && (missing4 = "startBy")){
validate0.errors = [{instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
}
var _valid1 = _errs11 === errors;
valid3 = _valid1;
}
if(!valid3){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs7 === errors;
if(valid0){
const _errs12 = errors;
const _errs13 = errors;
let valid5 = true;
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((data.leaseType === undefined) || (!(func0.call(data, "leaseType")))) && (missing5 = "leaseType")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.leaseType !== undefined && func0.call(data, "leaseType")){
if("execution" !== data.leaseType){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid2 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.coordinatorEpoch !== undefined && func0.call(data, "coordinatorEpoch")){
var valid7 = false;
validate0.errors = [{instancePath:instancePath+"/coordinatorEpoch",schemaPath:"#/allOf/2/then/properties/coordinatorEpoch/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid7 = true;
}
if(valid7){
if(data.startBy !== undefined && func0.call(data, "startBy")){
var valid7 = false;
validate0.errors = [{instancePath:instancePath+"/startBy",schemaPath:"#/allOf/2/then/properties/startBy/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid7 = true;
}
if(valid7){
if(data.graceExpiresAt !== undefined && func0.call(data, "graceExpiresAt")){
var valid7 = false;
validate0.errors = [{instancePath:instancePath+"/graceExpiresAt",schemaPath:"#/allOf/2/then/properties/graceExpiresAt/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid7 = true;
}
}
}
}
var _valid2 = _errs16 === errors;
valid5 = _valid2;
}
if(!valid5){
const err8 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs12 === errors;
if(valid0){
const _errs17 = errors;
const _errs18 = errors;
let valid8 = true;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if(((data.renewalCount === undefined) || (!(func0.call(data, "renewalCount")))) && (missing6 = "renewalCount")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data.renewalCount !== undefined && func0.call(data, "renewalCount")){
if(0 !== data.renewalCount){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid3 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid3){
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lastRenewedAt !== undefined && func0.call(data, "lastRenewedAt")){
validate0.errors = [{instancePath:instancePath+"/lastRenewedAt",schemaPath:"#/allOf/3/then/properties/lastRenewedAt/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
}
var _valid3 = _errs21 === errors;
valid8 = _valid3;
ifClause1 = "then";
}
else {
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if(((data.lastRenewedAt === undefined) || (!(func0.call(data, "lastRenewedAt")))) && (missing7 = "lastRenewedAt")){
validate0.errors = [{instancePath,schemaPath:"#/allOf/3/else/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
}
var _valid3 = _errs22 === errors;
valid8 = _valid3;
ifClause1 = "else";
}
if(!valid8){
const err11 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs17 === errors;
if(valid0){
const _errs23 = errors;
const _errs24 = errors;
let valid11 = true;
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if(((data.state === undefined) || (!(func0.call(data, "state")))) && (missing8 = "state")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data.state !== undefined && func0.call(data, "state")){
if("active" !== data.state){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid4 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid4){
const _errs27 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.closedAt !== undefined && func0.call(data, "closedAt")){
var valid13 = false;
validate0.errors = [{instancePath:instancePath+"/closedAt",schemaPath:"#/allOf/4/then/properties/closedAt/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid13 = true;
}
if(valid13){
if(data.closureReason !== undefined && func0.call(data, "closureReason")){
var valid13 = false;
validate0.errors = [{instancePath:instancePath+"/closureReason",schemaPath:"#/allOf/4/then/properties/closureReason/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid13 = true;
}
}
}
var _valid4 = _errs27 === errors;
valid11 = _valid4;
ifClause2 = "then";
}
else {
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((((data.closedAt === undefined) || (!(func0.call(data, "closedAt")))) && (missing9 = "closedAt")) || (((data.closureReason === undefined) || (!(func0.call(data, "closureReason")))) && (missing9 = "closureReason"))){
validate0.errors = [{instancePath,schemaPath:"#/allOf/4/else/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
}
var _valid4 = _errs28 === errors;
valid11 = _valid4;
ifClause2 = "else";
}
if(!valid11){
const err14 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs23 === errors;
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if(((((((((((((data.leaseId === undefined) || (!(func0.call(data, "leaseId")))) && (missing10 = "leaseId")) || (((data.leaseType === undefined) || (!(func0.call(data, "leaseType")))) && (missing10 = "leaseType"))) || (((data.missionId === undefined) || (!(func0.call(data, "missionId")))) && (missing10 = "missionId"))) || (((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing10 = "groupId"))) || (((data.holderAgentId === undefined) || (!(func0.call(data, "holderAgentId")))) && (missing10 = "holderAgentId"))) || (((data.sessionEpoch === undefined) || (!(func0.call(data, "sessionEpoch")))) && (missing10 = "sessionEpoch"))) || (((data.issuedAt === undefined) || (!(func0.call(data, "issuedAt")))) && (missing10 = "issuedAt"))) || (((data.startsAt === undefined) || (!(func0.call(data, "startsAt")))) && (missing10 = "startsAt"))) || (((data.expiresAt === undefined) || (!(func0.call(data, "expiresAt")))) && (missing10 = "expiresAt"))) || (((data.state === undefined) || (!(func0.call(data, "state")))) && (missing10 = "state"))) || (((data.renewalCount === undefined) || (!(func0.call(data, "renewalCount")))) && (missing10 = "renewalCount"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs29 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs29 === errors){
if(data.leaseId !== undefined && func0.call(data, "leaseId")){
let data11 = data.leaseId;
const _errs30 = errors;
if(!(validateProtocolId(data11) || validateProtocolId(data11, {instancePath:instancePath+"/leaseId",parentData:data,parentDataProperty:"leaseId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid14 = _errs30 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.leaseType !== undefined && func0.call(data, "leaseType")){
let data12 = data.leaseType;
const _errs31 = errors;
if(!(data12 === "coordinator" || data12 === "ownership" || data12 === "execution" || data12 === "blocked")){
validate0.errors = [{instancePath:instancePath+"/leaseType",schemaPath:"#/properties/leaseType/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid14 = _errs31 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.missionId !== undefined && func0.call(data, "missionId")){
let data13 = data.missionId;
const _errs32 = errors;
if(!(validateProtocolId(data13) || validateProtocolId(data13, {instancePath:instancePath+"/missionId",parentData:data,parentDataProperty:"missionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid14 = _errs32 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data14 = data.groupId;
const _errs33 = errors;
if(!(validateProtocolId(data14) || validateProtocolId(data14, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid14 = _errs33 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.workItemId !== undefined && func0.call(data, "workItemId")){
let data15 = data.workItemId;
const _errs34 = errors;
if(!(validateProtocolId(data15) || validateProtocolId(data15, {instancePath:instancePath+"/workItemId",parentData:data,parentDataProperty:"workItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid14 = _errs34 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.holderAgentId !== undefined && func0.call(data, "holderAgentId")){
let data16 = data.holderAgentId;
const _errs35 = errors;
if(!(validateProtocolId(data16) || validateProtocolId(data16, {instancePath:instancePath+"/holderAgentId",parentData:data,parentDataProperty:"holderAgentId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid14 = _errs35 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.sessionEpoch !== undefined && func0.call(data, "sessionEpoch")){
let data17 = data.sessionEpoch;
const _errs36 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
validate0.errors = [{instancePath:instancePath+"/sessionEpoch",schemaPath:"#/properties/sessionEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs36){
if(typeof data17 == "number"){
if(data17 > 9007199254740991 || isNaN(data17)){
validate0.errors = [{instancePath:instancePath+"/sessionEpoch",schemaPath:"#/properties/sessionEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data17 < 1 || isNaN(data17)){
validate0.errors = [{instancePath:instancePath+"/sessionEpoch",schemaPath:"#/properties/sessionEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid14 = _errs36 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.coordinatorEpoch !== undefined && func0.call(data, "coordinatorEpoch")){
let data18 = data.coordinatorEpoch;
const _errs38 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
validate0.errors = [{instancePath:instancePath+"/coordinatorEpoch",schemaPath:"#/properties/coordinatorEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs38){
if(typeof data18 == "number"){
if(data18 > 9007199254740991 || isNaN(data18)){
validate0.errors = [{instancePath:instancePath+"/coordinatorEpoch",schemaPath:"#/properties/coordinatorEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data18 < 1 || isNaN(data18)){
validate0.errors = [{instancePath:instancePath+"/coordinatorEpoch",schemaPath:"#/properties/coordinatorEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid14 = _errs38 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.ownershipEpoch !== undefined && func0.call(data, "ownershipEpoch")){
let data19 = data.ownershipEpoch;
const _errs40 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate0.errors = [{instancePath:instancePath+"/ownershipEpoch",schemaPath:"#/properties/ownershipEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs40){
if(typeof data19 == "number"){
if(data19 > 9007199254740991 || isNaN(data19)){
validate0.errors = [{instancePath:instancePath+"/ownershipEpoch",schemaPath:"#/properties/ownershipEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data19 < 1 || isNaN(data19)){
validate0.errors = [{instancePath:instancePath+"/ownershipEpoch",schemaPath:"#/properties/ownershipEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid14 = _errs40 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.startBy !== undefined && func0.call(data, "startBy")){
let data20 = data.startBy;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data20 === "string"){
if(!(func45(data20))){
validate0.errors = [{instancePath:instancePath+"/startBy",schemaPath:"#/properties/startBy/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/startBy",schemaPath:"#/properties/startBy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs42 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.issuedAt !== undefined && func0.call(data, "issuedAt")){
let data21 = data.issuedAt;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data21 === "string"){
if(!(func45(data21))){
validate0.errors = [{instancePath:instancePath+"/issuedAt",schemaPath:"#/properties/issuedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/issuedAt",schemaPath:"#/properties/issuedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs44 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.startsAt !== undefined && func0.call(data, "startsAt")){
let data22 = data.startsAt;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data22 === "string"){
if(!(func45(data22))){
validate0.errors = [{instancePath:instancePath+"/startsAt",schemaPath:"#/properties/startsAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/startsAt",schemaPath:"#/properties/startsAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs46 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
let data23 = data.expiresAt;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data23 === "string"){
if(!(func45(data23))){
validate0.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs48 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.graceExpiresAt !== undefined && func0.call(data, "graceExpiresAt")){
let data24 = data.graceExpiresAt;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data24 === "string"){
if(!(func45(data24))){
validate0.errors = [{instancePath:instancePath+"/graceExpiresAt",schemaPath:"#/properties/graceExpiresAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/graceExpiresAt",schemaPath:"#/properties/graceExpiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs50 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.state !== undefined && func0.call(data, "state")){
let data25 = data.state;
const _errs52 = errors;
if(!(data25 === "active" || data25 === "expired" || data25 === "revoked" || data25 === "released")){
validate0.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid14 = _errs52 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.renewalCount !== undefined && func0.call(data, "renewalCount")){
let data26 = data.renewalCount;
const _errs53 = errors;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
validate0.errors = [{instancePath:instancePath+"/renewalCount",schemaPath:"#/properties/renewalCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs53){
if(typeof data26 == "number"){
if(data26 > 9007199254740991 || isNaN(data26)){
validate0.errors = [{instancePath:instancePath+"/renewalCount",schemaPath:"#/properties/renewalCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data26 < 0 || isNaN(data26)){
validate0.errors = [{instancePath:instancePath+"/renewalCount",schemaPath:"#/properties/renewalCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid14 = _errs53 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.lastRenewedAt !== undefined && func0.call(data, "lastRenewedAt")){
let data27 = data.lastRenewedAt;
const _errs55 = errors;
if(errors === _errs55){
if(typeof data27 === "string"){
if(!(func45(data27))){
validate0.errors = [{instancePath:instancePath+"/lastRenewedAt",schemaPath:"#/properties/lastRenewedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/lastRenewedAt",schemaPath:"#/properties/lastRenewedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs55 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.closedAt !== undefined && func0.call(data, "closedAt")){
let data28 = data.closedAt;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data28 === "string"){
if(!(func45(data28))){
validate0.errors = [{instancePath:instancePath+"/closedAt",schemaPath:"#/properties/closedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/closedAt",schemaPath:"#/properties/closedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs57 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.closureReason !== undefined && func0.call(data, "closureReason")){
let data29 = data.closureReason;
const _errs59 = errors;
if(errors === _errs59){
if(typeof data29 === "string"){
if(!pattern0.test(data29)){
validate0.errors = [{instancePath:instancePath+"/closureReason",schemaPath:"#/properties/closureReason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
else {
if(data29.length > 512 && (data29.length > 1024 || [...data29].length > 512)){
validate0.errors = [{instancePath:instancePath+"/closureReason",schemaPath:"#/properties/closureReason/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 512 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/closureReason",schemaPath:"#/properties/closureReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs59 === errors;
}
else {
var valid14 = true;
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
