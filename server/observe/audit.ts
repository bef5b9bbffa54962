import { canonicalBytes } from "../../lib/json/canonical.ts";
import { type AuditContext, AuditRecord, type VerificationFailure } from "../../lib/signed/audit.ts";
import { auditPendingMax, auditWriteMs } from "../limits.ts";
import type { Store } from "../store/port.ts";
import type { Log } from "./log.ts";

/** Writes the protected record of every refused verification (MWP-SDV-018). */
export interface Audit {
  record(failure: VerificationFailure, context: Omit<AuditContext, "auditId" | "occurredAtMs">): void;
  /** Resolves when everything recorded so far is durable. */
  flush(): Promise<void>;
}

/**
 * An audit that writes in the background, what came within `auditWriteMs` in one durable write: refusals are cheap to cause.
 * A flood beyond `auditPendingMax` is counted, and the count is logged.
 */
export function createAudit(store: Pick<Store, "appendAudit">, nowMs: () => number, log: Log): Audit {
  let pending: Uint8Array[] = [];
  let writing: Promise<void> | undefined;
  let dropped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function write(): Promise<void> {
    while (pending.length > 0) {
      const records = pending;
      pending = [];
      if (dropped > 0) log.warn({ dropped }, "audit records dropped: more refusals than could be written");
      dropped = 0;
      await store.appendAudit(records);
    }
  }

  function start(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing ??= write()
      .catch((error: unknown) => log.error({ err: error }, "audit records could not be written"))
      .finally(() => {
        writing = undefined;
      });
    return writing;
  }

  return {
    record(failure, context) {
      if (pending.length >= auditPendingMax) {
        dropped += 1;
        return;
      }
      const record = new AuditRecord(failure, {
        ...context,
        auditId: `urn:uuid:${crypto.randomUUID()}`,
        occurredAtMs: nowMs(),
      });
      pending.push(canonicalBytes(record.reveal()));
      timer ??= setTimeout(() => void start(), auditWriteMs);
    },
    flush: async () => {
      while (pending.length > 0 || writing !== undefined) await start();
    },
  };
}
