// Generated from schemas/ by `npm run codegen`: do not edit.
import type { Message, MessageContent } from "../types.ts";
import type { Validator } from "../validator.ts";

/** Whether a value is of type {@link Message}; on false, `errors` says where it fails first. */
export declare const validateMessage: Validator<Message>;
/** Whether a value is of type {@link MessageContent}; on false, `errors` says where it fails first. */
export declare const validateMessageContent: Validator<MessageContent>;
