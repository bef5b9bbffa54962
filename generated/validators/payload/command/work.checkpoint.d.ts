// Generated from schemas/ by `npm run codegen`: do not edit.
import type { WorkCheckpointCommandPayload } from "../../../types.ts";
import type { Validator } from "../../../validator.ts";

/** Whether a value is of type {@link WorkCheckpointCommandPayload}; on false, `errors` says where it fails first. */
export declare const validate: Validator<WorkCheckpointCommandPayload>;
