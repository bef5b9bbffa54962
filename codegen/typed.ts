/** `typed.ts`: closed unions of the kinds that have a payload schema, and the guards that lead to them. */
import type { Catalog, Direction } from "./catalog.ts";
import { payloadsOf } from "./catalog.ts";
import { banner } from "./printer.ts";

/** The text of `typed.ts`. */
export function generateTyped(catalog: Catalog): string {
  const types = catalog.payloads.flatMap(({ typeName }) => typeName ?? []);
  return `${banner}
import { createPayloadValidators, payloadKinds } from "./payloads.ts";
import type { ${["Command", "Event", ...types].sort().join(", ")} } from "./types.ts";

/** Payload types by Command kind. */
export interface CommandPayloads {
${payloadTable(catalog, "command")}
}

/** Payload types by Event kind. */
export interface EventPayloads {
${payloadTable(catalog, "event")}
}

/** A Command of one known kind. */
export interface CommandOf<K extends keyof CommandPayloads> extends Omit<Command, "kind" | "payload"> {
  kind: K;
  payload: CommandPayloads[K];
}

/** An Event of one known kind. */
export interface EventOf<K extends keyof EventPayloads> extends Omit<Event, "kind" | "payload"> {
  kind: K;
  payload: EventPayloads[K];
}

/** A Command whose kind is known and whose payload is valid: a closed union, discriminated by \`kind\`. */
export type TypedCommand = { [K in keyof CommandPayloads]: CommandOf<K> }[keyof CommandPayloads];

/** An Event whose kind is known and whose payload is valid: a closed union, discriminated by \`kind\`. */
export type TypedEvent = { [K in keyof EventPayloads]: EventOf<K> }[keyof EventPayloads];

/** Guards from the open envelopes to the closed unions. A kind that is unknown, or not loaded, is never typed. */
export interface TypedGuards {
  /** Loads the payload validators of some kinds, or of all. */
  load(kinds?: readonly string[]): Promise<void>;
  isTypedCommand(command: Command): command is TypedCommand;
  isTypedEvent(event: Event): event is TypedEvent;
}

/** Guards with nothing loaded. */
export function createTypedGuards(): TypedGuards {
  const validators = createPayloadValidators();
  const isValid = (direction: "command" | "event", { kind, payload }: { kind: string; payload: unknown }): boolean =>
    validators.isLoaded(direction, kind) && validators.check(direction, kind, payload) === undefined;
  return {
    load: async (kinds) => {
      const load = (direction: "command" | "event"): Promise<boolean>[] =>
        (kinds ?? payloadKinds(direction)).map((kind) => validators.load(direction, kind));
      await Promise.all([...load("command"), ...load("event")]);
    },
    isTypedCommand: (command): command is TypedCommand => isValid("command", command),
    isTypedEvent: (event): event is TypedEvent => isValid("event", event),
  };
}

/** Guards with the payload validators of some kinds, or of all, loaded. */
export async function loadTypedGuards(kinds?: readonly string[]): Promise<TypedGuards> {
  const guards = createTypedGuards();
  await guards.load(kinds);
  return guards;
}
`;
}

function payloadTable(catalog: Catalog, direction: Direction): string {
  return payloadsOf(catalog, direction)
    .map(({ kind, file }) => `  "${kind}": ${file.typeName};`)
    .join("\n");
}
