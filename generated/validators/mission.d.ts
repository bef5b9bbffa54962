// Generated from schemas/ by `npm run codegen`: do not edit.
import type { ApprovalPolicy, Mission, PinnedProfile } from "../types.ts";
import type { Validator } from "../validator.ts";

/** Whether a value is of type {@link Mission}; on false, `errors` says where it fails first. */
export declare const validateMission: Validator<Mission>;
/** Whether a value is of type {@link ApprovalPolicy}; on false, `errors` says where it fails first. */
export declare const validateApprovalPolicy: Validator<ApprovalPolicy>;
/** Whether a value is of type {@link PinnedProfile}; on false, `errors` says where it fails first. */
export declare const validatePinnedProfile: Validator<PinnedProfile>;
