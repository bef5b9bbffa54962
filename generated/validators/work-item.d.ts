// Generated from schemas/ by `npm run codegen`: do not edit.
import type { ScheduleEstimate, SelectionBasis, WorkItem, WorkProgress } from "../types.ts";
import type { Validator } from "../validator.ts";

/** Whether a value is of type {@link WorkItem}; on false, `errors` says where it fails first. */
export declare const validateWorkItem: Validator<WorkItem>;
/** Whether a value is of type {@link SelectionBasis}; on false, `errors` says where it fails first. */
export declare const validateSelectionBasis: Validator<SelectionBasis>;
/** Whether a value is of type {@link ScheduleEstimate}; on false, `errors` says where it fails first. */
export declare const validateScheduleEstimate: Validator<ScheduleEstimate>;
/** Whether a value is of type {@link WorkProgress}; on false, `errors` says where it fails first. */
export declare const validateWorkProgress: Validator<WorkProgress>;
