// @ts-self-types="./event.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateActor, validateExtensions, validateProtocolId, validateSignature } from "./common.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";

export const validateEvent = validate0;
const schema0 = {"properties":{"protocolVersion":{},"eventId":{},"groupId":{},"sequence":{},"aggregateRevision":{},"kind":{"anyOf":[{},{}]},"actor":{},"cause":{},"correlationId":{},"conversationId":{},"workItemId":{},"occurredAt":{},"payload":{},"acceptedBy":{},"commandHash":{},"extensions":{},"signature":{}},"if":{"properties":{"kind":{}}},"then":{"properties":{"actor":{"properties":{"type":{}}}}},"else":{}};
const func0 = Object.prototype.hasOwnProperty;
const func38 = isTimestamp;
const obj0 = new Set(["mission.created","mission.coordinator.assigned","mission.coordinator.renewed","mission.submitted_for_approval","mission.approved","mission.changes_requested","mission.cancelled","mission.terminated","mission.child.created","mission.follow_up.created","membership.changed","membership.ended","membership.delegation.granted","message.posted","message.corrected","message.retracted","message.redacted","work.proposed","work.authorized","work.offer.created","work.offer.accepted","work.contract.revised","work.started","work.progressed","work.checkpointed","work.blocked","work.unblocked","work.submitted","work.result.accepted","work.failed","work.cancelled","artifact.published","approval.execution.granted","policy.cooperation_override.granted","group.snapshot.created","group.archived"]);
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(obj0.has(data))){
validate1.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
validate1.errors = vErrors;
return errors === 0;
}
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")) || (((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "type") || (key0 === "id"))){
validate3.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
const _errs2 = errors;
if(!(data0 === "command" || data0 === "event" || data0 === "timer" || data0 === "policy")){
validate3.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
const _errs3 = errors;
if(!(validateProtocolId(data1) || validateProtocolId(data1, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
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
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
const pattern0 = new RegExp("^ext\\.[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9][a-z0-9_-]*){2,}$", "u");
const pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing0 = "kind")){
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
if(!(data0 === "ext.missionweaveprotocol.registry.agent_card_registered" || data0 === "ext.missionweaveprotocol.identity.session_opened")){
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
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.actor !== undefined && func0.call(data, "actor")){
let data1 = data.actor;
const _errs5 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.type === undefined) || (!(func0.call(data1, "type")))) && (missing1 = "type")){
validate0.errors = [{instancePath:instancePath+"/actor",schemaPath:"#/then/properties/actor/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.type !== undefined && func0.call(data1, "type")){
if("service" !== data1.type){
validate0.errors = [{instancePath:instancePath+"/actor/type",schemaPath:"#/then/properties/actor/properties/type/const",keyword:"const",params:{allowedValue: "service"},message:"must be equal to constant"}];
return false;
}
}
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.groupId !== undefined && func0.call(data, "groupId")){
var valid2 = false;
validate0.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/then/properties/groupId/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid2 = true;
}
if(valid2){
if(data.sequence !== undefined && func0.call(data, "sequence")){
var valid2 = false;
validate0.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/then/properties/sequence/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid2 = true;
}
if(valid2){
if(data.aggregateRevision !== undefined && func0.call(data, "aggregateRevision")){
var valid2 = false;
validate0.errors = [{instancePath:instancePath+"/aggregateRevision",schemaPath:"#/then/properties/aggregateRevision/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid2 = true;
}
}
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing2 = "groupId")) || (((data.sequence === undefined) || (!(func0.call(data, "sequence")))) && (missing2 = "sequence"))) || (((data.aggregateRevision === undefined) || (!(func0.call(data, "aggregateRevision")))) && (missing2 = "aggregateRevision"))){
validate0.errors = [{instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
}
var _valid0 = _errs7 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((((((((((data.protocolVersion === undefined) || (!(func0.call(data, "protocolVersion")))) && (missing3 = "protocolVersion")) || (((data.eventId === undefined) || (!(func0.call(data, "eventId")))) && (missing3 = "eventId"))) || (((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing3 = "kind"))) || (((data.actor === undefined) || (!(func0.call(data, "actor")))) && (missing3 = "actor"))) || (((data.cause === undefined) || (!(func0.call(data, "cause")))) && (missing3 = "cause"))) || (((data.correlationId === undefined) || (!(func0.call(data, "correlationId")))) && (missing3 = "correlationId"))) || (((data.occurredAt === undefined) || (!(func0.call(data, "occurredAt")))) && (missing3 = "occurredAt"))) || (((data.payload === undefined) || (!(func0.call(data, "payload")))) && (missing3 = "payload"))) || (((data.acceptedBy === undefined) || (!(func0.call(data, "acceptedBy")))) && (missing3 = "acceptedBy"))) || (((data.signature === undefined) || (!(func0.call(data, "signature")))) && (missing3 = "signature"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data.protocolVersion !== undefined && func0.call(data, "protocolVersion")){
const _errs9 = errors;
if("0.1" !== data.protocolVersion){
validate0.errors = [{instancePath:instancePath+"/protocolVersion",schemaPath:"#/properties/protocolVersion/const",keyword:"const",params:{allowedValue: "0.1"},message:"must be equal to constant"}];
return false;
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.eventId !== undefined && func0.call(data, "eventId")){
let data7 = data.eventId;
const _errs10 = errors;
if(!(validateProtocolId(data7) || validateProtocolId(data7, {instancePath:instancePath+"/eventId",parentData:data,parentDataProperty:"eventId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data8 = data.groupId;
const _errs11 = errors;
if(!(validateProtocolId(data8) || validateProtocolId(data8, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.sequence !== undefined && func0.call(data, "sequence")){
let data9 = data.sequence;
const _errs12 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate0.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.aggregateRevision !== undefined && func0.call(data, "aggregateRevision")){
let data10 = data.aggregateRevision;
const _errs14 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate0.errors = [{instancePath:instancePath+"/aggregateRevision",schemaPath:"#/properties/aggregateRevision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/aggregateRevision",schemaPath:"#/properties/aggregateRevision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/aggregateRevision",schemaPath:"#/properties/aggregateRevision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.kind !== undefined && func0.call(data, "kind")){
let data11 = data.kind;
const _errs16 = errors;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(!(validate1(data11, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs19 = errors;
if(errors === _errs19){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^ext\\.[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9][a-z0-9_-]*){2,}$"},message:"must match pattern \""+"^ext\\.[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9][a-z0-9_-]*){2,}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data11.length > 160 && (data11.length > 320 || [...data11].length > 160)){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf/1/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 160 characters"};
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
else {
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs19 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.actor !== undefined && func0.call(data, "actor")){
const _errs21 = errors;
if(!(validateActor(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.cause !== undefined && func0.call(data, "cause")){
const _errs22 = errors;
if(!(validate3(data.cause, {instancePath:instancePath+"/cause",parentData:data,parentDataProperty:"cause",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.correlationId !== undefined && func0.call(data, "correlationId")){
let data14 = data.correlationId;
const _errs23 = errors;
if(!(validateProtocolId(data14) || validateProtocolId(data14, {instancePath:instancePath+"/correlationId",parentData:data,parentDataProperty:"correlationId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.conversationId !== undefined && func0.call(data, "conversationId")){
let data15 = data.conversationId;
const _errs24 = errors;
if(!(validateProtocolId(data15) || validateProtocolId(data15, {instancePath:instancePath+"/conversationId",parentData:data,parentDataProperty:"conversationId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.workItemId !== undefined && func0.call(data, "workItemId")){
let data16 = data.workItemId;
const _errs25 = errors;
if(!(validateProtocolId(data16) || validateProtocolId(data16, {instancePath:instancePath+"/workItemId",parentData:data,parentDataProperty:"workItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.occurredAt !== undefined && func0.call(data, "occurredAt")){
let data17 = data.occurredAt;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data17 === "string"){
if(!(func38(data17))){
validate0.errors = [{instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.payload !== undefined && func0.call(data, "payload")){
let data18 = data.payload;
const _errs28 = errors;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
validate0.errors = [{instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.acceptedBy !== undefined && func0.call(data, "acceptedBy")){
const _errs30 = errors;
if(!(validateActor(data.acceptedBy, {instancePath:instancePath+"/acceptedBy",parentData:data,parentDataProperty:"acceptedBy",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.commandHash !== undefined && func0.call(data, "commandHash")){
let data20 = data.commandHash;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data20 === "string"){
if(!pattern1.test(data20)){
validate0.errors = [{instancePath:instancePath+"/commandHash",schemaPath:"#/properties/commandHash/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/commandHash",schemaPath:"#/properties/commandHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.extensions !== undefined && func0.call(data, "extensions")){
const _errs33 = errors;
if(!(validateExtensions(data.extensions, {instancePath:instancePath+"/extensions",parentData:data,parentDataProperty:"extensions",rootData}))){
vErrors = vErrors === null ? validateExtensions.errors : vErrors.concat(validateExtensions.errors);
errors = vErrors.length;
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.signature !== undefined && func0.call(data, "signature")){
const _errs34 = errors;
if(!(validateSignature(data.signature, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validateSignature.errors : vErrors.concat(validateSignature.errors);
errors = vErrors.length;
}
var valid4 = _errs34 === errors;
}
else {
var valid4 = true;
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
