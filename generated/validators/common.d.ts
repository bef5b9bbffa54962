// Generated from schemas/ by `npm run codegen`: do not edit.
import type { AcceptanceCriterion, Actor, AgentActor, Base64UrlText, Budget, CapabilityRef, Extensions, HumanActor, ProtocolId, PublicKey, ResourceGrant, ServiceActor, Signature } from "../types.ts";
import type { Validator } from "../validator.ts";

/** Whether a value is of type {@link ProtocolId}; on false, `errors` says where it fails first. */
export declare const validateProtocolId: Validator<ProtocolId>;
/** Whether a value is of type {@link Actor}; on false, `errors` says where it fails first. */
export declare const validateActor: Validator<Actor>;
/** Whether a value is of type {@link PublicKey}; on false, `errors` says where it fails first. */
export declare const validatePublicKey: Validator<PublicKey>;
/** Whether a value is of type {@link Extensions}; on false, `errors` says where it fails first. */
export declare const validateExtensions: Validator<Extensions>;
/** Whether a value is of type {@link Signature}; on false, `errors` says where it fails first. */
export declare const validateSignature: Validator<Signature>;
/** Whether a value is of type {@link AgentActor}; on false, `errors` says where it fails first. */
export declare const validateAgentActor: Validator<AgentActor>;
/** Whether a value is of type {@link CapabilityRef}; on false, `errors` says where it fails first. */
export declare const validateCapabilityRef: Validator<CapabilityRef>;
/** Whether a value is of type {@link ServiceActor}; on false, `errors` says where it fails first. */
export declare const validateServiceActor: Validator<ServiceActor>;
/** Whether a value is of type {@link AcceptanceCriterion}; on false, `errors` says where it fails first. */
export declare const validateAcceptanceCriterion: Validator<AcceptanceCriterion>;
/** Whether a value is of type {@link Budget}; on false, `errors` says where it fails first. */
export declare const validateBudget: Validator<Budget>;
/** Whether a value is of type {@link ResourceGrant}; on false, `errors` says where it fails first. */
export declare const validateResourceGrant: Validator<ResourceGrant>;
/** Whether a value is of type {@link HumanActor}; on false, `errors` says where it fails first. */
export declare const validateHumanActor: Validator<HumanActor>;
/** Whether a value is of type {@link Base64UrlText}; on false, `errors` says where it fails first. */
export declare const validateBase64UrlText: Validator<Base64UrlText>;
