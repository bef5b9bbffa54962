import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Actor } from "../../generated/types.ts";
import type { KeyBinding, RegistryEvidence } from "../../lib/signed/registry-evidence.ts";
import { UsageError } from "./exit.ts";

/** Folder of the development Organization unless told otherwise. */
export const developmentFolder = ".mwp";

/** Its Organization file. */
export const organizationDefault: string = `${developmentFolder}/organization.json`;

/** A Principal whose private key lies in a file beside the Organization file. */
export interface KnownPrincipal {
  readonly principal: Actor;
  readonly keyId: string;
  /** Absolute path. */
  readonly keyFile: string;
}

/** What a client has to know of an Organization to take part: where the authority is, whom to trust, and the keys at hand. */
export interface Organization {
  readonly organizationId: string;
  readonly authority: Actor;
  /** Base URL of the HTTPS API. */
  readonly httpsUrl: string;
  /** URL of the WebSocket endpoint. */
  readonly wssUrl: string;
  /** Absolute path of the certificate to trust (PEM). */
  readonly caFile: string;
  readonly registry: RegistryEvidence;
  /** By short name: `human`, `coordinator`, `worker`. */
  readonly principals: ReadonlyMap<string, KnownPrincipal>;
}

/** The Organization file as it is written: paths relative to it. */
export interface OrganizationFile {
  readonly organizationId: string;
  readonly authority: Actor;
  readonly httpsUrl: string;
  readonly wssUrl: string;
  readonly caFile: string;
  readonly bindings: readonly KeyBinding[];
  readonly principals: Readonly<Record<string, KnownPrincipal>>;
}

/** Reads an Organization file as `mwp dev` writes it. */
export function readOrganization(file: string): Organization {
  const raw = readFile(file);
  const folder = dirname(resolve(file));
  const registry: RegistryEvidence = {
    organizationId: raw.organizationId,
    revision: "file",
    applicability: "current",
    completeness: "complete",
    coverage: "full-history",
    bindings: raw.bindings,
  };
  const principals = Object.entries(raw.principals).map(([name, known]): [string, KnownPrincipal] => [
    name,
    { ...known, keyFile: resolve(folder, known.keyFile) },
  ]);
  const { organizationId, authority, httpsUrl, wssUrl } = raw;
  return {
    organizationId,
    authority,
    httpsUrl,
    wssUrl,
    caFile: resolve(folder, raw.caFile),
    registry,
    principals: new Map(principals),
  };
}

const members = ["organizationId", "authority", "httpsUrl", "wssUrl", "caFile", "bindings", "principals"] as const;

function readFile(file: string): OrganizationFile {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new UsageError(`there is no Organization file ${file}; name one with --organization, \`mwp dev\` makes one`);
  }
  let raw: Partial<OrganizationFile> | null;
  try {
    raw = JSON.parse(text) as Partial<OrganizationFile> | null;
  } catch {
    throw new UsageError(`${file} is not JSON`);
  }
  const missing = members.find((name) => raw?.[name] === undefined);
  if (missing !== undefined) throw new UsageError(`${file} is no Organization file: it has no ${missing}`);
  return raw as OrganizationFile;
}
