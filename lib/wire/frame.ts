import { frameTypes, helloPhases } from "../../generated/kinds.ts";
import type { Frame } from "../../generated/types.ts";
import { validateFrame } from "../../generated/validators/websocket-frame.js";
import { isProtocolId } from "../format/uri.ts";
import { encodeUtf8 } from "../format/utf8.ts";
import { canonicalText } from "../json/canonical.ts";
import { parseJson } from "../json/parse.ts";
import { faultText, mainFault } from "../json/schema-fault.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../json/value.ts";
import { schemaView } from "../signed/schema-view.ts";

/** The wire version spoken here (SUP-16). */
export const protocolVersion = "0.1";

/** Why bytes are no frame, with what the answering ERROR frame may correlate. */
export interface FrameFault {
  readonly ok: false;
  readonly code: "PROTOCOL_VIOLATION" | "SCHEMA_VALIDATION_FAILED" | "UNSUPPORTED_VERSION";
  readonly message: string;
  readonly frameId?: string;
  readonly actionId?: string;
}

/** Outcome of {@link decodeFrame}; `escapeFree` is the hint of `parseJson`, good for the Command or Event inside too. */
export type DecodedFrame = { readonly ok: true; readonly frame: Frame; readonly escapeFree: boolean } | FrameFault;

/**
 * The bytes of one text message to one frame (MWP-EVT-008): one strict parse and one validation, which is stages 1 and 2 of
 * a Command in it too. A `client_init` of another version is answered `UNSUPPORTED_VERSION` before its schema is asked,
 * because no schema of ours admits it. Ids for correlation are returned only when they are valid ids.
 */
export function decodeFrame(bytes: Uint8Array): DecodedFrame {
  const parsed = parseJson(bytes);
  if (!parsed.ok)
    return {
      ok: false,
      code: "PROTOCOL_VIOLATION",
      message: `not strict JSON: ${parsed.fault} at byte ${parsed.offset}`,
    };
  const frame: unknown = parsed.value;
  if (isJsonObject(parsed.value) && isForeignVersion(parsed.value))
    return {
      ok: false,
      code: "UNSUPPORTED_VERSION",
      message: "only version 0.1 is spoken here",
      ...related(parsed.value),
    };
  if (validateFrame(schemaView(bytes, parsed.value)))
    return { ok: true, frame: frame as Frame, escapeFree: parsed.escapeFree };
  return {
    ok: false,
    code: "SCHEMA_VALIDATION_FAILED",
    message: schemaMessage(parsed.value),
    ...related(parsed.value),
  };
}

/** The canonical JSON text of a frame. Throws `CanonicalizationError` for a value without canonical form. */
export function encodeFrame(frame: Frame): string {
  return canonicalText(frame as unknown as JsonValue);
}

/** The EVENT frame around canonical Event bytes, itself canonical; the Event is copied as it is, never parsed. */
export function eventFrameBytes(frameId: string, eventBytes: Uint8Array): Uint8Array {
  return splice(
    eventHead,
    eventBytes,
    `,"frameId":${canonicalText(frameId)},"frameType":"EVENT","protocolVersion":"0.1"}`,
  );
}

/** The COMMAND frame around canonical Command bytes, itself canonical. */
export function commandFrameBytes(frameId: string, commandBytes: Uint8Array): Uint8Array {
  return splice(
    commandHead,
    commandBytes,
    `,"frameId":${canonicalText(frameId)},"frameType":"COMMAND","protocolVersion":"0.1"}`,
  );
}

/** The `frameId` of the EVENT frame of an Event: the same for every receiver, so that one byte array serves all. */
export function eventFrameId(signingHash: string): string {
  return `urn:mwp:event-frame:${signingHash}`;
}

const eventHead = encodeUtf8('{"event":');
const commandHead = encodeUtf8('{"command":');

function splice(head: Uint8Array, body: Uint8Array, tail: string): Uint8Array {
  const tailBytes = encodeUtf8(tail);
  const frame = new Uint8Array(head.length + body.length + tailBytes.length);
  frame.set(head);
  frame.set(body, head.length);
  frame.set(tailBytes, head.length + body.length);
  return frame;
}

function isForeignVersion(frame: JsonObject): boolean {
  if (frame.frameType !== "HELLO" || frame.phase !== "client_init") return false;
  const { protocolVersion: spoken, supportedVersions: supported } = frame;
  if (typeof spoken === "string" && spoken !== protocolVersion) return true;
  return isVersionList(supported) && !supported.includes(protocolVersion);
}

function isVersionList(value: JsonValue | undefined): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((version) => typeof version === "string");
}

function related(frame: JsonValue): { frameId?: string; actionId?: string } {
  if (!isJsonObject(frame)) return {};
  const { frameId, command } = frame;
  const actionId = isJsonObject(command) ? command.actionId : undefined;
  return { ...(isId(frameId) && { frameId }), ...(isId(actionId) && { actionId }) };
}

function isId(value: JsonValue | undefined): value is string {
  return typeof value === "string" && isProtocolId(value);
}

/** What is wrong with the frame, after the name of the frame that was meant, where it names one. */
function schemaMessage(frame: JsonValue): string {
  return `${frameName(frame)}: ${faultText(mainFault(validateFrame.errors))}`;
}

function frameName(frame: JsonValue): string {
  const { frameType = null, phase = null } = isJsonObject(frame) ? frame : {};
  if (!isNameIn(frameTypes, frameType)) return "frame";
  return frameType === "HELLO" && isNameIn(helloPhases, phase) ? `HELLO ${phase} frame` : `${frameType} frame`;
}

function isNameIn(names: object, value: JsonValue): value is string {
  return typeof value === "string" && Object.hasOwn(names, value);
}
