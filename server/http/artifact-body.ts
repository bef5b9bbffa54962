import type { ArtifactContent } from "../artifacts/port.ts";
import { artifactStallMsMax } from "../limits.ts";
import { type BodyWriter, drainBytes, type StreamBody } from "../socket/port.ts";
import type { Caller } from "./callers.ts";

/** What sends one Artifact. */
export interface ArtifactBodyOptions {
  readonly content: ArtifactContent;
  /** The first piece, read already. */
  readonly first: Uint8Array | undefined;
  readonly caller: Caller;
  /** Told why the content cannot be sent to its end; the answer is cut, so that nobody takes it for whole (MWP-WRK-024). */
  fault(error: unknown): void;
}

/** Content on its way to its reader, read only as fast as it is taken. */
export function artifactBody({ content, first, caller, fault }: ArtifactBodyOptions): StreamBody {
  let writer: BodyWriter | undefined;
  let held = first;
  let isPumping = false;
  let stall: ReturnType<typeof setTimeout> | undefined;

  async function pump(out: BodyWriter): Promise<void> {
    clearTimeout(stall);
    if (isPumping) return;
    isPumping = true;
    try {
      while (out.isOpen && out.bufferedBytes <= drainBytes) {
        const piece = held ?? (await content.next());
        held = undefined;
        if (piece === undefined) out.end();
        else if (caller.holds()) out.write(piece);
        else out.cut();
      }
    } catch (error) {
      fault(error);
      out.cut();
    } finally {
      isPumping = false;
    }
    if (out.isOpen) stall = setTimeout(() => out.cut(), artifactStallMsMax);
  }

  return {
    byteLength: content.sizeBytes,
    start(out) {
      writer = out;
      void pump(out);
    },
    drained() {
      if (writer !== undefined) void pump(writer);
    },
    closed() {
      clearTimeout(stall);
      content.close().catch(fault);
    },
  };
}
