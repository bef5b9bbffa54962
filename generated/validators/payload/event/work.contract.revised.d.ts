// Generated from schemas/ by `npm run codegen`: do not edit.
import type { WorkContractRevisedEventPayload } from "../../../types.ts";
import type { Validator } from "../../../validator.ts";

/** Whether a value is of type {@link WorkContractRevisedEventPayload}; on false, `errors` says where it fails first. */
export declare const validate: Validator<WorkContractRevisedEventPayload>;
