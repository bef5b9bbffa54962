/** `payloads.ts` and `typed.ts`: the payload validators by kind, loaded on first use, and the closed unions. */
import type { Catalog, Direction, SchemaFile } from "./catalog.ts";
import { banner } from "./printer.ts";

/** The text of `payloads.ts`. */
export function generatePayloads(catalog: Catalog): string {
  return `${banner}
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
${loaderTable(catalog, "command")}
${loaderTable(catalog, "event")}
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
      if (validate === undefined) throw new Error(\`the payload validator of \${direction} \${kind} is not loaded\`);
      return validate(payload) ? undefined : firstFault(validate);
    },
  };
}

function firstFault({ errors }: Validator<unknown>): PayloadFault {
  const error = errors?.[0];
  const missing = error?.params.missingProperty;
  return {
    pointer: error?.instancePath ?? "",
    keyword: error?.keyword ?? "",
    message: error?.message ?? "is not valid",
    ...(typeof missing === "string" ? { missing } : {}),
  };
}
`;
}

/** The text of \`typed.ts\`. */
export function generateTyped(catalog: Catalog): string {
  const types = catalog.payloads.map(({ typeName }) => typeName ?? "");
  return `${banner}
import type { JsonObject } from "../lib/json/value.ts";
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
  payload: JsonObject & CommandPayloads[K];
}

/** An Event of one known kind. */
export interface EventOf<K extends keyof EventPayloads> extends Omit<Event, "kind" | "payload"> {
  kind: K;
  payload: JsonObject & EventPayloads[K];
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

/** The text of \`validator.ts\`. */
export function generateValidatorTypes(): string {
  return `${banner}

/** One fault, in the words of ajv. */
export interface ValidationError {
  /** RFC 6901 pointer into the value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: { readonly [name: string]: unknown };
  readonly message?: string;
}

/** A generated validator. After a call that answered false, \`errors\` holds the faults of that call. */
export interface Validator<T> {
  (value: unknown): value is T;
  readonly errors?: readonly ValidationError[] | null;
}
`;
}

function payloadsOf(catalog: Catalog, direction: Direction): { kind: string; file: SchemaFile }[] {
  return catalog.payloads.flatMap((file) =>
    file.payload?.direction === direction ? [{ kind: file.payload.kind, file }] : [],
  );
}

function loaderTable(catalog: Catalog, direction: Direction): string {
  const rows = payloadsOf(catalog, direction).map(
    ({ kind, file }) => `    ["${kind}", () => import("./validators/${file.module}.js")],`,
  );
  return [`  ${direction}: new Map<string, Loader>([`, ...rows, "  ]),"].join("\n");
}

function payloadTable(catalog: Catalog, direction: Direction): string {
  return payloadsOf(catalog, direction)
    .map(({ kind, file }) => `  "${kind}": ${file.typeName};`)
    .join("\n");
}
