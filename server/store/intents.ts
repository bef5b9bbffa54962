import type { Intent, IntentDraft } from "../../lib/core/intent.ts";
import { type CausingEvent, intentOf } from "../../lib/core/intents.ts";
import { canonicalBytes } from "../../lib/json/canonical.ts";
import { parseJson } from "../../lib/json/parse.ts";
import type { JsonObject } from "../../lib/json/value.ts";
import { type IntentRow, type SessionOpening, StoreError } from "./port.ts";

/** An intent of a decision as the row that waits for its Group. */
export function intentRow(draft: IntentDraft, causing: CausingEvent): IntentRow {
  const intent = intentOf(draft, causing);
  const { intentId, groupId, kind, subjectId, cause } = intent;
  const bytes = canonicalBytes(intent as object as JsonObject);
  return { intentId, groupId, kind, subjectId, causeEventId: cause.eventId, bytes };
}

/** What a newly opened Session means for one Group where its Agent has active work (X1). */
export function sessionIntentRow({ agentId, epoch, cause }: SessionOpening, groupId: string): IntentRow {
  const payload = { agentId, sessionEpoch: epoch };
  return intentRow({ kind: "session_replaced", groupId, subjectId: agentId, payload }, cause);
}

/** The intent of a row. Throws `StoreError` `corrupt` for bytes that {@link intentRow} did not write. */
export function intentOfRow({ bytes, intentId }: IntentRow): Intent {
  const parsed = parseJson(bytes);
  if (!parsed.ok) throw new StoreError("corrupt", `intent ${intentId} is not JSON`);
  return parsed.value as unknown as Intent;
}
