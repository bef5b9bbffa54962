// Generated from schemas/ by `npm run codegen`: do not edit.
import type { DelegationGrant, Membership } from "../types.ts";
import type { Validator } from "../validator.ts";

/** Whether a value is of type {@link Membership}; on false, `errors` says where it fails first. */
export declare const validateMembership: Validator<Membership>;
/** Whether a value is of type {@link DelegationGrant}; on false, `errors` says where it fails first. */
export declare const validateDelegationGrant: Validator<DelegationGrant>;
