import { clearTimeout, setTimeout } from "node:timers";
import { cursorWriteMs } from "../limits.ts";
import type { Log } from "../observe/log.ts";
import type { Store } from "../store/port.ts";

/** Writes how far Agents have processed Groups (MWP-WRK-030). */
export interface Cursors {
  note(agentId: string, groupId: string, sequence: number): void;
  /** Resolves when everything noted so far is durable, or was logged as lost. */
  flush(): Promise<void>;
}

/**
 * Cursors of all Agents in one durable write every `cursorWriteMs`, the highest of each Agent and Group: an ACK is cheap to
 * send and must not cost a write of its own. What a crash takes is acknowledged again, as the Agent keeps its own Cursor.
 */
export function createCursors(store: Pick<Store, "writeCursors">, log: Log): Cursors {
  const noted = new Map<string, Map<string, number>>();
  let writing = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function write(): Promise<void> {
    const rows = [...noted].flatMap(([agentId, groups]) =>
      [...groups].map(([groupId, sequence]) => ({ agentId, groupId, sequence })),
    );
    noted.clear();
    if (rows.length === 0) return;
    await store.writeCursors(rows).catch((error: unknown) => log.error({ err: error }, "Cursors could not be written"));
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  }

  return {
    note(agentId, groupId, sequence) {
      const groups = noted.get(agentId) ?? new Map<string, number>();
      noted.set(agentId, groups.set(groupId, Math.max(sequence, groups.get(groupId) ?? 0)));
      timer ??= setTimeout(() => void flush(), cursorWriteMs);
    },
    flush,
  };
}
