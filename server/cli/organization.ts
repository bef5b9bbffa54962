import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Actor } from "../../generated/types.ts";
import type { KeyBinding, RegistryEvidence } from "../../lib/signed/registry-evidence.ts";

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
  let raw: OrganizationFile;
  try {
    raw = JSON.parse(readFileSync(file, "utf8")) as OrganizationFile;
  } catch {
    throw new Error(`cannot read the Organization file ${file}; \`mwp dev\` writes one`);
  }
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
