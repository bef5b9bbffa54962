import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Actor } from "../generated/types.ts";
import { isTimestamp } from "../lib/format/timestamp.ts";
import { isProtocolId } from "../lib/format/uri.ts";
import { freshnessMsCap } from "./limits.ts";
import { type LogLevel, logLevels } from "./observe/log.ts";

/** A Principal that signs for the authority: its bound key and the file that holds the private half (PKCS#8 PEM). */
export interface ServiceSigner {
  readonly principalId: string;
  readonly keyId: string;
  readonly keyFile: string;
}

/** A key that the Registry must hold before the first Command: the Organization's root of trust (MWP-SDV-004). */
export interface BootstrapBinding {
  readonly principal: Actor;
  readonly keyId: string;
  /** Canonical unpadded base64url of the 32-byte Ed25519 public key. */
  readonly publicKey: string;
  readonly validFrom: string;
  /** Named roles of a human or service Principal. */
  readonly roles: readonly string[];
}

/** Everything an authority process is told. Paths are absolute; the object is frozen. */
export interface Config {
  readonly organizationId: string;
  readonly listen: { readonly host: string; readonly port: number };
  /** `host:port` names under which clients reach this authority: what the HELLO audience and the `Host` header must name. */
  readonly publicHosts: readonly string[];
  readonly tls: { readonly certFile: string; readonly keyFile: string };
  readonly store: { readonly file: string };
  /** File of the audit key, `keys/audit.key` unless named. */
  readonly audit: { readonly keyFile: string };
  /** Folder of the content of Artifacts; beside the store's file unless named. */
  readonly artifacts: { readonly path: string };
  readonly socket: "auto" | "uws" | "ws";
  readonly services: { readonly authority: ServiceSigner; readonly registry: ServiceSigner };
  readonly bootstrap: readonly BootstrapBinding[];
  /** How far `issuedAt` of a new Command may lie behind or ahead of the authority's clock (MWP-ADM-013). */
  readonly freshness: { readonly pastMs: number; readonly futureMs: number };
  readonly logLevel: LogLevel;
}

/** A configuration that cannot be used; the message names the member. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Port served when the configuration names none. */
export const portDefault = 8443;

/** Audit key file, beside the configuration, where that names none. */
export const auditKeyFileDefault = "keys/audit.key";

/** Default freshness window: five minutes back, one minute ahead. */
export const freshnessDefault: Config["freshness"] = { pastMs: 300_000, futureMs: 60_000 };

/** Reads and checks a configuration file; relative paths count from the file's folder. Throws {@link ConfigError}. */
export function readConfig(file: string, environment: Readonly<Record<string, string | undefined>> = {}): Config {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new ConfigError(`cannot read the configuration file ${file}`);
  }
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new ConfigError(`${file} is not JSON`);
  }
  return parseConfig(raw, dirname(resolve(file)), environment);
}

/** Checks a configuration value. `MWP_PORT`, `MWP_HOST` and `MWP_LOG_LEVEL` of the environment win over it. Throws {@link ConfigError}. */
export function parseConfig(
  raw: unknown,
  folder: string,
  environment: Readonly<Record<string, string | undefined>> = {},
): Config {
  const root = new Reader(raw, "");
  root.onlyMembers([
    "organizationId",
    "listen",
    "publicHosts",
    "tls",
    "store",
    "artifacts",
    "audit",
    "socket",
    "services",
    "bootstrap",
    "freshness",
    "logLevel",
  ]);
  const listen = root.child("listen", {});
  listen.onlyMembers(["host", "port"]);
  const tls = root.child("tls");
  tls.onlyMembers(["certFile", "keyFile"]);
  const store = root.child("store");
  store.onlyMembers(["file"]);
  const storeFile = resolve(folder, store.text("file"));
  const artifacts = root.child("artifacts", {});
  artifacts.onlyMembers(["path"]);
  const audit = root.child("audit", {});
  audit.onlyMembers(["keyFile"]);
  const services = root.child("services");
  services.onlyMembers(["authority", "registry"]);
  const freshness = root.child("freshness", {});
  freshness.onlyMembers(["pastMs", "futureMs"]);
  const host = new Reader(environment.MWP_HOST ?? listen.text("host", "127.0.0.1"), "MWP_HOST").asText();
  const port =
    environment.MWP_PORT === undefined ? listen.integer("port", 0, 65_535, portDefault) : portOf(environment.MWP_PORT);
  return Object.freeze({
    organizationId: root.id("organizationId"),
    listen: { host, port },
    publicHosts: root.list("publicHosts", []).map((item) => item.asPublicHost()),
    tls: { certFile: resolve(folder, tls.text("certFile")), keyFile: resolve(folder, tls.text("keyFile")) },
    store: { file: storeFile },
    audit: { keyFile: resolve(folder, audit.text("keyFile", auditKeyFileDefault)) },
    artifacts: { path: resolve(folder, artifacts.text("path", join(dirname(storeFile), "artifacts"))) },
    socket: root.oneOf("socket", ["auto", "uws", "ws"] as const, "auto"),
    services: {
      authority: signer(services.child("authority"), folder),
      registry: signer(services.child("registry"), folder),
    },
    bootstrap: root.list("bootstrap", []).map(binding),
    freshness: {
      pastMs: freshness.integer("pastMs", 1, freshnessMsCap, freshnessDefault.pastMs),
      futureMs: freshness.integer("futureMs", 0, freshnessMsCap, freshnessDefault.futureMs),
    },
    logLevel: new Reader({ logLevel: environment.MWP_LOG_LEVEL ?? root.text("logLevel", "info") }, "").oneOf(
      "logLevel",
      logLevels,
      "info",
    ),
  });
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^[0-9]+$/.test(text) || port > 65_535) throw new ConfigError("MWP_PORT must be an integer from 0 to 65535");
  return port;
}

function signer(reader: Reader, folder: string): ServiceSigner {
  reader.onlyMembers(["principalId", "keyId", "keyFile"]);
  return {
    principalId: reader.id("principalId"),
    keyId: reader.id("keyId"),
    keyFile: resolve(folder, reader.text("keyFile")),
  };
}

function binding(reader: Reader): BootstrapBinding {
  reader.onlyMembers(["principal", "keyId", "publicKey", "validFrom", "roles"]);
  const principal = reader.child("principal");
  principal.onlyMembers(["type", "id"]);
  const validFrom = reader.text("validFrom");
  if (!isTimestamp(validFrom)) throw new ConfigError(`${reader.path}.validFrom must be an RFC 3339 timestamp`);
  return {
    principal: { type: principal.oneOf("type", ["agent", "human", "service"] as const), id: principal.id("id") },
    keyId: reader.id("keyId"),
    publicKey: reader.text("publicKey"),
    validFrom,
    roles: reader.list("roles", []).map((item) => item.asText()),
  };
}

/** Reads one object member by member and names the member that is wrong. */
class Reader {
  readonly path: string;
  readonly #value: unknown;

  constructor(value: unknown, path: string) {
    this.#value = value;
    this.path = path;
  }

  onlyMembers(known: readonly string[]): void {
    const unknown = Object.keys(this.#object()).find((name) => !known.includes(name));
    if (unknown !== undefined) throw new ConfigError(`unknown member ${this.#at(unknown)}`);
  }

  child(name: string, fallback?: object): Reader {
    const value = this.#object()[name] ?? fallback;
    if (value === undefined) throw new ConfigError(`missing member ${this.#at(name)}`);
    return new Reader(value, this.#at(name));
  }

  list(name: string, fallback: readonly unknown[]): readonly Reader[] {
    const value = this.#object()[name] ?? fallback;
    if (!Array.isArray(value)) throw new ConfigError(`${this.#at(name)} must be an array`);
    return value.map((item, index) => new Reader(item, `${this.#at(name)}[${index}]`));
  }

  text(name: string, fallback?: string): string {
    return new Reader(this.#object()[name] ?? fallback, this.#at(name)).asText();
  }

  asText(): string {
    if (typeof this.#value !== "string" || this.#value === "")
      throw new ConfigError(`${this.path} must be a non-empty string`);
    return this.#value;
  }

  asPublicHost(): string {
    const value = this.asText();
    if (!/^(?:\[[0-9a-f:.]+\]|[^\s:/@]+):\d{1,5}$/i.test(value))
      throw new ConfigError(`${this.path} must be host:port, as clients name it`);
    return value;
  }

  id(name: string): string {
    const value = this.text(name);
    if (!isProtocolId(value))
      throw new ConfigError(`${this.#at(name)} must be an absolute URI of at most 512 characters`);
    return value;
  }

  integer(name: string, min: number, max: number, fallback?: number): number {
    const value = this.#object()[name] ?? fallback;
    if (typeof value !== "number" || !Number.isInteger(value) || value < min || value > max) {
      throw new ConfigError(`${this.#at(name)} must be an integer from ${min} to ${max}`);
    }
    return value;
  }

  oneOf<T extends string>(name: string, choices: readonly T[], fallback?: T): T {
    const value = this.#object()[name] ?? fallback;
    const choice = choices.find((item) => item === value);
    if (choice === undefined) throw new ConfigError(`${this.#at(name)} must be one of ${choices.join(", ")}`);
    return choice;
  }

  #object(): Readonly<Record<string, unknown>> {
    if (typeof this.#value !== "object" || this.#value === null || Array.isArray(this.#value)) {
      throw new ConfigError(`${this.path === "" ? "the configuration" : this.path} must be an object`);
    }
    return this.#value as Readonly<Record<string, unknown>>;
  }

  #at(name: string): string {
    return this.path === "" ? name : `${this.path}.${name}`;
  }
}
