// @ts-self-types="./command.d.ts"
// Generated from schemas/ by `npm run codegen`: do not edit.
import { validateActor, validateExtensions, validateProtocolId, validateSignature } from "./common.js";
import { isTimestamp } from "../../lib/format/timestamp.ts";

export const validateCommand = validate0;
const schema0 = {"properties":{"protocolVersion":{},"actionId":{},"actor":{},"sessionEpoch":{},"membershipEpoch":{},"coordinatorEpoch":{},"groupId":{},"conversationId":{},"workItemId":{},"cooperationOverrideGrantId":{},"kind":{"anyOf":[{},{}]},"expectedRevision":{},"correlationId":{},"causedByEventId":{},"issuedAt":{},"payload":{},"extensions":{},"signature":{}},"allOf":[{"if":{"properties":{"actor":{"properties":{"type":{}}}}},"then":{},"else":{"properties":{}}},{"if":{"properties":{"actor":{"properties":{"type":{}}}}},"then":{"properties":{}}},{"if":{"properties":{"actor":{"properties":{"type":{}}},"kind":{"not":{}}}},"then":{}},{"if":{"properties":{"kind":{}}},"then":{}},{"if":{"properties":{"kind":{}}},"then":{"properties":{"actor":{"properties":{"type":{}}}}}},{"if":{"properties":{"kind":{}}},"then":{"properties":{"actor":{"properties":{"type":{}}}}}},{"if":{"properties":{"kind":{}}},"then":{"properties":{"actor":{"properties":{"type":{}}}}}},{"if":{"properties":{"kind":{}}},"then":{"properties":{"actor":{"properties":{"type":{}}}},"if":{"properties":{"actor":{"properties":{"type":{}}}}},"then":{}}}]};
const func0 = Object.prototype.hasOwnProperty;
const func81 = isTimestamp;
const obj0 = new Set(["mission.create","mission.assign_coordinator","mission.renew_coordinator","mission.submit_for_approval","mission.approve","mission.request_changes","mission.cancel","mission.terminate","mission.create_child","mission.create_follow_up","membership.change","membership.end","membership.grant_delegation","message.post","message.correct","message.retract","message.redact","work.propose","work.authorize","work.offer","work.accept_offer","work.start","work.checkpoint","work.block","work.unblock","work.submit","work.accept_result","work.fail","work.cancel","artifact.publish","approval.grant_execution","policy.grant_cooperation_override"]);
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
const pattern0 = new RegExp("^ext\\.[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9][a-z0-9_-]*){2,}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.actor === undefined) || (!(func0.call(data, "actor")))) && (missing0 = "actor")){
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
if(data.actor !== undefined && func0.call(data, "actor")){
let data0 = data.actor;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.type === undefined) || (!(func0.call(data0, "type")))) && (missing1 = "type")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0.type !== undefined && func0.call(data0, "type")){
if("agent" !== data0.type){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
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
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing2 = "groupId")) || (((data.sessionEpoch === undefined) || (!(func0.call(data, "sessionEpoch")))) && (missing2 = "sessionEpoch"))) || (((data.membershipEpoch === undefined) || (!(func0.call(data, "membershipEpoch")))) && (missing2 = "membershipEpoch"))){
validate0.errors = [{instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sessionEpoch !== undefined && func0.call(data, "sessionEpoch")){
validate0.errors = [{instancePath:instancePath+"/sessionEpoch",schemaPath:"#/allOf/0/else/properties/sessionEpoch/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
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
let valid5 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.actor === undefined) || (!(func0.call(data, "actor")))) && (missing3 = "actor")){
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
if(data.actor !== undefined && func0.call(data, "actor")){
let data3 = data.actor;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing4;
if(((data3.type === undefined) || (!(func0.call(data3, "type")))) && (missing4 = "type")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data3.type !== undefined && func0.call(data3, "type")){
if("service" !== data3.type){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
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
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.membershipEpoch !== undefined && func0.call(data, "membershipEpoch")){
var valid8 = false;
validate0.errors = [{instancePath:instancePath+"/membershipEpoch",schemaPath:"#/allOf/1/then/properties/membershipEpoch/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid8 = true;
}
if(valid8){
if(data.coordinatorEpoch !== undefined && func0.call(data, "coordinatorEpoch")){
var valid8 = false;
validate0.errors = [{instancePath:instancePath+"/coordinatorEpoch",schemaPath:"#/allOf/1/then/properties/coordinatorEpoch/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid8 = true;
}
}
}
var _valid1 = _errs13 === errors;
valid5 = _valid1;
}
if(!valid5){
const err7 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs8 === errors;
if(valid0){
const _errs14 = errors;
const _errs15 = errors;
let valid9 = true;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((((data.actor === undefined) || (!(func0.call(data, "actor")))) && (missing5 = "actor")) || (((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing5 = "kind"))){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.actor !== undefined && func0.call(data, "actor")){
let data7 = data.actor;
const _errs17 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing6;
if(((data7.type === undefined) || (!(func0.call(data7, "type")))) && (missing6 = "type")){
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
if(data7.type !== undefined && func0.call(data7, "type")){
if("human" !== data7.type){
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
var valid10 = _errs17 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.kind !== undefined && func0.call(data, "kind")){
let data9 = data.kind;
const _errs19 = errors;
const _errs20 = errors;
const _errs21 = errors;
if(!(data9 === "mission.create" || data9 === "mission.create_follow_up")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid12 = _errs21 === errors;
if(valid12){
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
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid10 = _errs19 === errors;
}
else {
var valid10 = true;
}
}
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing7 = "groupId")) || (((data.membershipEpoch === undefined) || (!(func0.call(data, "membershipEpoch")))) && (missing7 = "membershipEpoch"))){
validate0.errors = [{instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
}
var _valid2 = _errs22 === errors;
valid9 = _valid2;
}
if(!valid9){
const err13 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs14 === errors;
if(valid0){
const _errs23 = errors;
const _errs24 = errors;
let valid13 = true;
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if(((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing8 = "kind")){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(data.kind !== undefined && func0.call(data, "kind")){
if(!(validate1(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
}
var _valid3 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs27 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if(((data.groupId === undefined) || (!(func0.call(data, "groupId")))) && (missing9 = "groupId")){
validate0.errors = [{instancePath,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
}
var _valid3 = _errs27 === errors;
valid13 = _valid3;
}
if(!valid13){
const err15 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs23 === errors;
if(valid0){
const _errs28 = errors;
const _errs29 = errors;
let valid15 = true;
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if(((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing10 = "kind")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data.kind !== undefined && func0.call(data, "kind")){
let data11 = data.kind;
if(!(data11 === "mission.create" || data11 === "mission.create_follow_up")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
var _valid4 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs32 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.actor !== undefined && func0.call(data, "actor")){
let data12 = data.actor;
const _errs33 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing11;
if(((data12.type === undefined) || (!(func0.call(data12, "type")))) && (missing11 = "type")){
validate0.errors = [{instancePath:instancePath+"/actor",schemaPath:"#/allOf/4/then/properties/actor/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
if(data12.type !== undefined && func0.call(data12, "type")){
if("human" !== data12.type){
validate0.errors = [{instancePath:instancePath+"/actor/type",schemaPath:"#/allOf/4/then/properties/actor/properties/type/const",keyword:"const",params:{allowedValue: "human"},message:"must be equal to constant"}];
return false;
}
}
}
}
var valid17 = _errs33 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.membershipEpoch !== undefined && func0.call(data, "membershipEpoch")){
var valid17 = false;
validate0.errors = [{instancePath:instancePath+"/membershipEpoch",schemaPath:"#/allOf/4/then/properties/membershipEpoch/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid17 = true;
}
if(valid17){
if(data.coordinatorEpoch !== undefined && func0.call(data, "coordinatorEpoch")){
var valid17 = false;
validate0.errors = [{instancePath:instancePath+"/coordinatorEpoch",schemaPath:"#/allOf/4/then/properties/coordinatorEpoch/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid17 = true;
}
}
}
}
var _valid4 = _errs32 === errors;
valid15 = _valid4;
}
if(!valid15){
const err18 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs28 === errors;
if(valid0){
const _errs35 = errors;
const _errs36 = errors;
let valid19 = true;
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if(((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing12 = "kind")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data.kind !== undefined && func0.call(data, "kind")){
let data16 = data.kind;
if(!(data16 === "ext.missionweaveprotocol.registry.agent_card_register" || data16 === "ext.missionweaveprotocol.identity.session_open")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
var _valid5 = _errs37 === errors;
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.actor !== undefined && func0.call(data, "actor")){
let data17 = data.actor;
const _errs40 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing13;
if(((data17.type === undefined) || (!(func0.call(data17, "type")))) && (missing13 = "type")){
validate0.errors = [{instancePath:instancePath+"/actor",schemaPath:"#/allOf/5/then/properties/actor/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
if(data17.type !== undefined && func0.call(data17, "type")){
if("service" !== data17.type){
validate0.errors = [{instancePath:instancePath+"/actor/type",schemaPath:"#/allOf/5/then/properties/actor/properties/type/const",keyword:"const",params:{allowedValue: "service"},message:"must be equal to constant"}];
return false;
}
}
}
}
var valid21 = _errs40 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.groupId !== undefined && func0.call(data, "groupId")){
var valid21 = false;
validate0.errors = [{instancePath:instancePath+"/groupId",schemaPath:"#/allOf/5/then/properties/groupId/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid21 = true;
}
if(valid21){
if(data.sessionEpoch !== undefined && func0.call(data, "sessionEpoch")){
var valid21 = false;
validate0.errors = [{instancePath:instancePath+"/sessionEpoch",schemaPath:"#/allOf/5/then/properties/sessionEpoch/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid21 = true;
}
if(valid21){
if(data.membershipEpoch !== undefined && func0.call(data, "membershipEpoch")){
var valid21 = false;
validate0.errors = [{instancePath:instancePath+"/membershipEpoch",schemaPath:"#/allOf/5/then/properties/membershipEpoch/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid21 = true;
}
if(valid21){
if(data.coordinatorEpoch !== undefined && func0.call(data, "coordinatorEpoch")){
var valid21 = false;
validate0.errors = [{instancePath:instancePath+"/coordinatorEpoch",schemaPath:"#/allOf/5/then/properties/coordinatorEpoch/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid21 = true;
}
}
}
}
}
}
var _valid5 = _errs39 === errors;
valid19 = _valid5;
}
if(!valid19){
const err21 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs35 === errors;
if(valid0){
const _errs42 = errors;
const _errs43 = errors;
let valid23 = true;
const _errs44 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if(((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing14 = "kind")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(data.kind !== undefined && func0.call(data, "kind")){
let data23 = data.kind;
if(!(data23 === "mission.renew_coordinator" || data23 === "mission.submit_for_approval" || data23 === "mission.create_child" || data23 === "membership.grant_delegation" || data23 === "work.accept_result")){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
var _valid6 = _errs44 === errors;
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if(((data.coordinatorEpoch === undefined) || (!(func0.call(data, "coordinatorEpoch")))) && (missing15 = "coordinatorEpoch")){
validate0.errors = [{instancePath,schemaPath:"#/allOf/6/then/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
if(data.actor !== undefined && func0.call(data, "actor")){
let data24 = data.actor;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing16;
if(((data24.type === undefined) || (!(func0.call(data24, "type")))) && (missing16 = "type")){
validate0.errors = [{instancePath:instancePath+"/actor",schemaPath:"#/allOf/6/then/properties/actor/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"}];
return false;
}
else {
if(data24.type !== undefined && func0.call(data24, "type")){
if("agent" !== data24.type){
validate0.errors = [{instancePath:instancePath+"/actor/type",schemaPath:"#/allOf/6/then/properties/actor/properties/type/const",keyword:"const",params:{allowedValue: "agent"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
}
}
var _valid6 = _errs46 === errors;
valid23 = _valid6;
}
if(!valid23){
const err24 = {instancePath,schemaPath:"#/allOf/6/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs42 === errors;
if(valid0){
const _errs49 = errors;
const _errs50 = errors;
let valid27 = true;
const _errs51 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing17;
if(((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing17 = "kind")){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(data.kind !== undefined && func0.call(data, "kind")){
if("mission.terminate" !== data.kind){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
var _valid7 = _errs51 === errors;
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs53 = errors;
const _errs54 = errors;
let valid29 = true;
const _errs55 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing18;
if(((data.actor === undefined) || (!(func0.call(data, "actor")))) && (missing18 = "actor")){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
if(data.actor !== undefined && func0.call(data, "actor")){
let data27 = data.actor;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing19;
if(((data27.type === undefined) || (!(func0.call(data27, "type")))) && (missing19 = "type")){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
if(data27.type !== undefined && func0.call(data27, "type")){
if("agent" !== data27.type){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
}
}
}
var _valid8 = _errs55 === errors;
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs58 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing20;
if(((data.coordinatorEpoch === undefined) || (!(func0.call(data, "coordinatorEpoch")))) && (missing20 = "coordinatorEpoch")){
validate0.errors = [{instancePath,schemaPath:"#/allOf/7/then/then/required",keyword:"required",params:{missingProperty: missing20},message:"must have required property '"+missing20+"'"}];
return false;
}
}
var _valid8 = _errs58 === errors;
valid29 = _valid8;
}
if(!valid29){
const err30 = {instancePath,schemaPath:"#/allOf/7/then/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
validate0.errors = vErrors;
return false;
}
if(errors === _errs53){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.actor !== undefined && func0.call(data, "actor")){
let data29 = data.actor;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing21;
if(((data29.type === undefined) || (!(func0.call(data29, "type")))) && (missing21 = "type")){
validate0.errors = [{instancePath:instancePath+"/actor",schemaPath:"#/allOf/7/then/properties/actor/required",keyword:"required",params:{missingProperty: missing21},message:"must have required property '"+missing21+"'"}];
return false;
}
else {
if(data29.type !== undefined && func0.call(data29, "type")){
let data30 = data29.type;
if(!(data30 === "agent" || data30 === "service")){
validate0.errors = [{instancePath:instancePath+"/actor/type",schemaPath:"#/allOf/7/then/properties/actor/properties/type/enum",keyword:"enum",params:{},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
}
}
var _valid7 = _errs53 === errors;
valid27 = _valid7;
}
if(!valid27){
const err31 = {instancePath,schemaPath:"#/allOf/7/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
validate0.errors = vErrors;
return false;
}
var valid0 = _errs49 === errors;
}
}
}
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing22;
if((((((((((data.protocolVersion === undefined) || (!(func0.call(data, "protocolVersion")))) && (missing22 = "protocolVersion")) || (((data.actionId === undefined) || (!(func0.call(data, "actionId")))) && (missing22 = "actionId"))) || (((data.actor === undefined) || (!(func0.call(data, "actor")))) && (missing22 = "actor"))) || (((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing22 = "kind"))) || (((data.correlationId === undefined) || (!(func0.call(data, "correlationId")))) && (missing22 = "correlationId"))) || (((data.issuedAt === undefined) || (!(func0.call(data, "issuedAt")))) && (missing22 = "issuedAt"))) || (((data.payload === undefined) || (!(func0.call(data, "payload")))) && (missing22 = "payload"))) || (((data.signature === undefined) || (!(func0.call(data, "signature")))) && (missing22 = "signature"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing22},message:"must have required property '"+missing22+"'"}];
return false;
}
else {
const _errs61 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs61 === errors){
if(data.protocolVersion !== undefined && func0.call(data, "protocolVersion")){
const _errs62 = errors;
if("0.1" !== data.protocolVersion){
validate0.errors = [{instancePath:instancePath+"/protocolVersion",schemaPath:"#/properties/protocolVersion/const",keyword:"const",params:{allowedValue: "0.1"},message:"must be equal to constant"}];
return false;
}
var valid34 = _errs62 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.actionId !== undefined && func0.call(data, "actionId")){
let data32 = data.actionId;
const _errs63 = errors;
if(!(validateProtocolId(data32) || validateProtocolId(data32, {instancePath:instancePath+"/actionId",parentData:data,parentDataProperty:"actionId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid34 = _errs63 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.actor !== undefined && func0.call(data, "actor")){
const _errs64 = errors;
if(!(validateActor(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData}))){
vErrors = vErrors === null ? validateActor.errors : vErrors.concat(validateActor.errors);
errors = vErrors.length;
}
var valid34 = _errs64 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.sessionEpoch !== undefined && func0.call(data, "sessionEpoch")){
let data34 = data.sessionEpoch;
const _errs65 = errors;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
validate0.errors = [{instancePath:instancePath+"/sessionEpoch",schemaPath:"#/properties/sessionEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs65){
if(typeof data34 == "number"){
if(data34 > 9007199254740991 || isNaN(data34)){
validate0.errors = [{instancePath:instancePath+"/sessionEpoch",schemaPath:"#/properties/sessionEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data34 < 1 || isNaN(data34)){
validate0.errors = [{instancePath:instancePath+"/sessionEpoch",schemaPath:"#/properties/sessionEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid34 = _errs65 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.membershipEpoch !== undefined && func0.call(data, "membershipEpoch")){
let data35 = data.membershipEpoch;
const _errs67 = errors;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
validate0.errors = [{instancePath:instancePath+"/membershipEpoch",schemaPath:"#/properties/membershipEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs67){
if(typeof data35 == "number"){
if(data35 > 9007199254740991 || isNaN(data35)){
validate0.errors = [{instancePath:instancePath+"/membershipEpoch",schemaPath:"#/properties/membershipEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data35 < 1 || isNaN(data35)){
validate0.errors = [{instancePath:instancePath+"/membershipEpoch",schemaPath:"#/properties/membershipEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid34 = _errs67 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.coordinatorEpoch !== undefined && func0.call(data, "coordinatorEpoch")){
let data36 = data.coordinatorEpoch;
const _errs69 = errors;
if(!((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36)))){
validate0.errors = [{instancePath:instancePath+"/coordinatorEpoch",schemaPath:"#/properties/coordinatorEpoch/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs69){
if(typeof data36 == "number"){
if(data36 > 9007199254740991 || isNaN(data36)){
validate0.errors = [{instancePath:instancePath+"/coordinatorEpoch",schemaPath:"#/properties/coordinatorEpoch/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data36 < 1 || isNaN(data36)){
validate0.errors = [{instancePath:instancePath+"/coordinatorEpoch",schemaPath:"#/properties/coordinatorEpoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid34 = _errs69 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.groupId !== undefined && func0.call(data, "groupId")){
let data37 = data.groupId;
const _errs71 = errors;
if(!(validateProtocolId(data37) || validateProtocolId(data37, {instancePath:instancePath+"/groupId",parentData:data,parentDataProperty:"groupId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid34 = _errs71 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.conversationId !== undefined && func0.call(data, "conversationId")){
let data38 = data.conversationId;
const _errs72 = errors;
if(!(validateProtocolId(data38) || validateProtocolId(data38, {instancePath:instancePath+"/conversationId",parentData:data,parentDataProperty:"conversationId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid34 = _errs72 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.workItemId !== undefined && func0.call(data, "workItemId")){
let data39 = data.workItemId;
const _errs73 = errors;
if(!(validateProtocolId(data39) || validateProtocolId(data39, {instancePath:instancePath+"/workItemId",parentData:data,parentDataProperty:"workItemId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid34 = _errs73 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.cooperationOverrideGrantId !== undefined && func0.call(data, "cooperationOverrideGrantId")){
let data40 = data.cooperationOverrideGrantId;
const _errs74 = errors;
if(!(validateProtocolId(data40) || validateProtocolId(data40, {instancePath:instancePath+"/cooperationOverrideGrantId",parentData:data,parentDataProperty:"cooperationOverrideGrantId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid34 = _errs74 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.kind !== undefined && func0.call(data, "kind")){
let data41 = data.kind;
const _errs75 = errors;
const _errs76 = errors;
let valid35 = false;
const _errs77 = errors;
if(!(validate1(data41, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid9 = _errs77 === errors;
valid35 = valid35 || _valid9;
if(!valid35){
const _errs78 = errors;
if(errors === _errs78){
if(typeof data41 === "string"){
if(!pattern0.test(data41)){
const err32 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^ext\\.[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9][a-z0-9_-]*){2,}$"},message:"must match pattern \""+"^ext\\.[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9][a-z0-9_-]*){2,}$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
if(data41.length > 160 && (data41.length > 320 || [...data41].length > 160)){
const err33 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf/1/maxLength",keyword:"maxLength",params:{},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var _valid9 = _errs78 === errors;
valid35 = valid35 || _valid9;
}
if(!valid35){
const err35 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs76;
if(vErrors !== null){
if(_errs76){
vErrors.length = _errs76;
}
else {
vErrors = null;
}
}
}
var valid34 = _errs75 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.expectedRevision !== undefined && func0.call(data, "expectedRevision")){
let data42 = data.expectedRevision;
const _errs80 = errors;
if(!((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42)))){
validate0.errors = [{instancePath:instancePath+"/expectedRevision",schemaPath:"#/properties/expectedRevision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs80){
if(typeof data42 == "number"){
if(data42 > 9007199254740991 || isNaN(data42)){
validate0.errors = [{instancePath:instancePath+"/expectedRevision",schemaPath:"#/properties/expectedRevision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data42 < 0 || isNaN(data42)){
validate0.errors = [{instancePath:instancePath+"/expectedRevision",schemaPath:"#/properties/expectedRevision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid34 = _errs80 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.correlationId !== undefined && func0.call(data, "correlationId")){
let data43 = data.correlationId;
const _errs82 = errors;
if(!(validateProtocolId(data43) || validateProtocolId(data43, {instancePath:instancePath+"/correlationId",parentData:data,parentDataProperty:"correlationId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid34 = _errs82 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.causedByEventId !== undefined && func0.call(data, "causedByEventId")){
let data44 = data.causedByEventId;
const _errs83 = errors;
if(!(validateProtocolId(data44) || validateProtocolId(data44, {instancePath:instancePath+"/causedByEventId",parentData:data,parentDataProperty:"causedByEventId",rootData}))){
vErrors = vErrors === null ? validateProtocolId.errors : vErrors.concat(validateProtocolId.errors);
errors = vErrors.length;
}
var valid34 = _errs83 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.issuedAt !== undefined && func0.call(data, "issuedAt")){
let data45 = data.issuedAt;
const _errs84 = errors;
if(errors === _errs84){
if(typeof data45 === "string"){
if(!(func81(data45))){
validate0.errors = [{instancePath:instancePath+"/issuedAt",schemaPath:"#/properties/issuedAt/format",keyword:"format",params:{},message:"must match format \"date-time\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/issuedAt",schemaPath:"#/properties/issuedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid34 = _errs84 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.payload !== undefined && func0.call(data, "payload")){
let data46 = data.payload;
const _errs86 = errors;
if(!(data46 && typeof data46 == "object" && !Array.isArray(data46))){
validate0.errors = [{instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid34 = _errs86 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.extensions !== undefined && func0.call(data, "extensions")){
const _errs88 = errors;
if(!(validateExtensions(data.extensions, {instancePath:instancePath+"/extensions",parentData:data,parentDataProperty:"extensions",rootData}))){
vErrors = vErrors === null ? validateExtensions.errors : vErrors.concat(validateExtensions.errors);
errors = vErrors.length;
}
var valid34 = _errs88 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data.signature !== undefined && func0.call(data, "signature")){
const _errs89 = errors;
if(!(validateSignature(data.signature, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validateSignature.errors : vErrors.concat(validateSignature.errors);
errors = vErrors.length;
}
var valid34 = _errs89 === errors;
}
else {
var valid34 = true;
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
