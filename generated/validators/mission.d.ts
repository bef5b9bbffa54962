// Generated from schemas/ by `npm run codegen`: do not edit.
import type { Mission, PinnedProfile } from "../types.ts";
import type { Validator } from "../validator.ts";

/** Whether a value is a {@link Mission}; on false, `errors` says where it fails first. */
export declare const validateMission: Validator<Mission>;
/** Whether a value is a {@link PinnedProfile}; on false, `errors` says where it fails first. */
export declare const validatePinnedProfile: Validator<PinnedProfile>;
