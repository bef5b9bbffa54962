// Generated from schemas/ by `npm run codegen`: do not edit.
import type { AcceptanceCriterion, Actor, AgentActor, Base64UrlText, Budget, CapabilityRef, Extensions, HumanActor, ProtocolId, PublicKey, ResourceGrant, ServiceActor, Signature } from "../types.ts";
import type { Validator } from "../validator.ts";

/** Whether a value is a {@link ProtocolId}; on false, `errors` says where it fails first. */
export declare const validateProtocolId: Validator<ProtocolId>;
/** Whether a value is a {@link Actor}; on false, `errors` says where it fails first. */
export declare const validateActor: Validator<Actor>;
/** Whether a value is a {@link PublicKey}; on false, `errors` says where it fails first. */
export declare const validatePublicKey: Validator<PublicKey>;
/** Whether a value is a {@link Extensions}; on false, `errors` says where it fails first. */
export declare const validateExtensions: Validator<Extensions>;
/** Whether a value is a {@link Signature}; on false, `errors` says where it fails first. */
export declare const validateSignature: Validator<Signature>;
/** Whether a value is a {@link AgentActor}; on false, `errors` says where it fails first. */
export declare const validateAgentActor: Validator<AgentActor>;
/** Whether a value is a {@link CapabilityRef}; on false, `errors` says where it fails first. */
export declare const validateCapabilityRef: Validator<CapabilityRef>;
/** Whether a value is a {@link ServiceActor}; on false, `errors` says where it fails first. */
export declare const validateServiceActor: Validator<ServiceActor>;
/** Whether a value is a {@link AcceptanceCriterion}; on false, `errors` says where it fails first. */
export declare const validateAcceptanceCriterion: Validator<AcceptanceCriterion>;
/** Whether a value is a {@link Budget}; on false, `errors` says where it fails first. */
export declare const validateBudget: Validator<Budget>;
/** Whether a value is a {@link ResourceGrant}; on false, `errors` says where it fails first. */
export declare const validateResourceGrant: Validator<ResourceGrant>;
/** Whether a value is a {@link HumanActor}; on false, `errors` says where it fails first. */
export declare const validateHumanActor: Validator<HumanActor>;
/** Whether a value is a {@link Base64UrlText}; on false, `errors` says where it fails first. */
export declare const validateBase64UrlText: Validator<Base64UrlText>;
