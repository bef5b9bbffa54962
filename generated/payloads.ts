// Generated from schemas/ by `npm run codegen`: do not edit.
import { mainFault, ruleText } from "../lib/json/schema-fault.ts";
import type { Validator } from "./validator.ts";

/** Whether a payload belongs to a Command or to an Event. */
export type PayloadDirection = "command" | "event";

/** Where a payload fails first. */
export interface PayloadFault {
  /** RFC 6901 pointer into the payload. */
  readonly pointer: string;
  /** Schema keyword that is not satisfied. */
  readonly keyword: string;
  /** Text for people. */
  readonly message: string;
  /** Name of the member that is missing, when that is the fault. */
  readonly missing?: string;
}

/** Payload validators by kind. A validator is loaded on first use, so that nobody pays for kinds he does not use. */
export interface PayloadValidators {
  /** Loads the validator of a kind; false when there is no schema for the kind. */
  load(direction: PayloadDirection, kind: string): Promise<boolean>;
  /** Whether the validator of a kind is loaded. */
  isLoaded(direction: PayloadDirection, kind: string): boolean;
  /** The first fault of a payload, undefined when it is valid. Throws when the validator is not loaded. */
  check(direction: PayloadDirection, kind: string, payload: unknown): PayloadFault | undefined;
}

interface PayloadModule {
  readonly validate: Validator<unknown>;
}

type Loader = () => Promise<PayloadModule>;

const loaders: Readonly<Record<PayloadDirection, ReadonlyMap<string, Loader>>> = {
  command: new Map<string, Loader>([
    ["ext.missionweaveprotocol.identity.session_open", () => import("./validators/payload/command/ext.missionweaveprotocol.identity.session_open.js")],
    ["ext.missionweaveprotocol.registry.agent_card_register", () => import("./validators/payload/command/ext.missionweaveprotocol.registry.agent_card_register.js")],
    ["membership.change", () => import("./validators/payload/command/membership.change.js")],
    ["membership.end", () => import("./validators/payload/command/membership.end.js")],
    ["message.correct", () => import("./validators/payload/command/message.correct.js")],
    ["message.post", () => import("./validators/payload/command/message.post.js")],
    ["message.redact", () => import("./validators/payload/command/message.redact.js")],
    ["message.retract", () => import("./validators/payload/command/message.retract.js")],
    ["mission.cancel", () => import("./validators/payload/command/mission.cancel.js")],
    ["mission.create", () => import("./validators/payload/command/mission.create.js")],
    ["mission.renew_coordinator", () => import("./validators/payload/command/mission.renew_coordinator.js")],
  ]),
  event: new Map<string, Loader>([
    ["ext.missionweaveprotocol.identity.session_opened", () => import("./validators/payload/event/ext.missionweaveprotocol.identity.session_opened.js")],
    ["ext.missionweaveprotocol.registry.agent_card_registered", () => import("./validators/payload/event/ext.missionweaveprotocol.registry.agent_card_registered.js")],
    ["membership.changed", () => import("./validators/payload/event/membership.changed.js")],
    ["membership.ended", () => import("./validators/payload/event/membership.ended.js")],
    ["message.corrected", () => import("./validators/payload/event/message.corrected.js")],
    ["message.posted", () => import("./validators/payload/event/message.posted.js")],
    ["message.redacted", () => import("./validators/payload/event/message.redacted.js")],
    ["message.retracted", () => import("./validators/payload/event/message.retracted.js")],
    ["mission.cancelled", () => import("./validators/payload/event/mission.cancelled.js")],
    ["mission.coordinator.renewed", () => import("./validators/payload/event/mission.coordinator.renewed.js")],
    ["mission.created", () => import("./validators/payload/event/mission.created.js")],
  ]),
};

/** The kinds of a direction that have a payload schema. */
export function payloadKinds(direction: PayloadDirection): readonly string[] {
  return [...loaders[direction].keys()];
}

/** An empty set of payload validators. */
export function createPayloadValidators(): PayloadValidators {
  const loaded = { command: new Map<string, Validator<unknown>>(), event: new Map<string, Validator<unknown>>() };
  return {
    load: async (direction, kind) => {
      if (loaded[direction].has(kind)) return true;
      const loader = loaders[direction].get(kind);
      if (loader === undefined) return false;
      loaded[direction].set(kind, (await loader()).validate);
      return true;
    },
    isLoaded: (direction, kind) => loaded[direction].has(kind),
    check: (direction, kind, payload) => {
      const validate = loaded[direction].get(kind);
      if (validate === undefined) throw new Error(`the payload validator of ${direction} ${kind} is not loaded`);
      return validate(payload) ? undefined : faultOf(validate);
    },
  };
}

function faultOf({ errors }: Validator<unknown>): PayloadFault {
  const fault = mainFault(errors);
  const missing = fault?.params.missingProperty;
  return {
    pointer: fault?.instancePath ?? "",
    keyword: fault?.keyword ?? "",
    message: ruleText(fault),
    ...(typeof missing === "string" ? { missing } : {}),
  };
}
