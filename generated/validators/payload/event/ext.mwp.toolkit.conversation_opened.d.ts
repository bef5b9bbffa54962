// Generated from schemas/ by `npm run codegen`: do not edit.
import type { ConversationOpenedEventPayload } from "../../../types.ts";
import type { Validator } from "../../../validator.ts";

/** Whether a value is of type {@link ConversationOpenedEventPayload}; on false, `errors` says where it fails first. */
export declare const validate: Validator<ConversationOpenedEventPayload>;
