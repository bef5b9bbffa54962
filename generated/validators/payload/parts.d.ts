// Generated from schemas/ by `npm run codegen`: do not edit.
import type { Checkpoint, CheckpointContent, ChildLink, ConstrainedContract, CooperationOverride, EmergencyOverride, ExecutionScope, MissionSubmission, ParentContract, RedactedRendition, RenewalPolicy, UsageDelta, WorkLeaseTerms, WorkProposal } from "../../types.ts";
import type { Validator } from "../../validator.ts";

/** Whether a value is of type {@link ExecutionScope}; on false, `errors` says where it fails first. */
export declare const validateExecutionScope: Validator<ExecutionScope>;
/** Whether a value is of type {@link UsageDelta}; on false, `errors` says where it fails first. */
export declare const validateUsageDelta: Validator<UsageDelta>;
/** Whether a value is of type {@link RenewalPolicy}; on false, `errors` says where it fails first. */
export declare const validateRenewalPolicy: Validator<RenewalPolicy>;
/** Whether a value is of type {@link ConstrainedContract}; on false, `errors` says where it fails first. */
export declare const validateConstrainedContract: Validator<ConstrainedContract>;
/** Whether a value is of type {@link EmergencyOverride}; on false, `errors` says where it fails first. */
export declare const validateEmergencyOverride: Validator<EmergencyOverride>;
/** Whether a value is of type {@link CheckpointContent}; on false, `errors` says where it fails first. */
export declare const validateCheckpointContent: Validator<CheckpointContent>;
/** Whether a value is of type {@link WorkLeaseTerms}; on false, `errors` says where it fails first. */
export declare const validateWorkLeaseTerms: Validator<WorkLeaseTerms>;
/** Whether a value is of type {@link RedactedRendition}; on false, `errors` says where it fails first. */
export declare const validateRedactedRendition: Validator<RedactedRendition>;
/** Whether a value is of type {@link ChildLink}; on false, `errors` says where it fails first. */
export declare const validateChildLink: Validator<ChildLink>;
/** Whether a value is of type {@link ParentContract}; on false, `errors` says where it fails first. */
export declare const validateParentContract: Validator<ParentContract>;
/** Whether a value is of type {@link MissionSubmission}; on false, `errors` says where it fails first. */
export declare const validateMissionSubmission: Validator<MissionSubmission>;
/** Whether a value is of type {@link CooperationOverride}; on false, `errors` says where it fails first. */
export declare const validateCooperationOverride: Validator<CooperationOverride>;
/** Whether a value is of type {@link WorkProposal}; on false, `errors` says where it fails first. */
export declare const validateWorkProposal: Validator<WorkProposal>;
/** Whether a value is of type {@link Checkpoint}; on false, `errors` says where it fails first. */
export declare const validateCheckpoint: Validator<Checkpoint>;
