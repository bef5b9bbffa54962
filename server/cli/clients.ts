import { readFileSync } from "node:fs";
import { type Agent, type AgentOptions, connectAgent } from "../../lib/agent/mod.ts";
import { detectProvider } from "../../lib/crypto/providers.ts";
import {
  createHttpClient,
  createHttpsFetch,
  createHumanClient,
  type HttpClient,
  type HumanClient,
} from "../../lib/human/mod.ts";
import { type DocumentSigner, keyPairSigner } from "../../lib/signed/sign.ts";
import { UsageError } from "./exit.ts";
import { readKeyFile } from "./key-files.ts";
import type { KnownPrincipal, Organization } from "./organization.ts";

/** A Principal of the Organization file by its short name. */
export function knownPrincipal({ principals }: Organization, name: string): KnownPrincipal {
  const known = principals.get(name);
  if (known === undefined)
    throw new UsageError(`no Principal named ${name} here; there is ${[...principals.keys()].join(", ")}`);
  return known;
}

/** An Agent of the Organization, connected under its own key. */
export function agentOf(organization: Organization, name: string, options: Partial<AgentOptions> = {}): Promise<Agent> {
  const known = knownPrincipal(organization, name);
  if (known.principal.type !== "agent") throw new Error(`${name} is no Agent`);
  const { wssUrl: url, organizationId, authority, registry, caFile } = organization;
  return connectAgent({
    url,
    agentId: known.principal.id,
    signer: signerOf(known),
    organizationId,
    authority,
    registry,
    ca: readFileSync(caFile, "utf8"),
    ...options,
  });
}

/** A human of the Organization as a client of the HTTPS API. */
export function humanOf(organization: Organization, name: string): HumanClient {
  const known = knownPrincipal(organization, name);
  return createHumanClient({
    baseUrl: organization.httpsUrl,
    principal: known.principal,
    signer: signerOf(known),
    fetch: createHttpsFetch({ ca: readFileSync(organization.caFile, "utf8") }),
  });
}

/** A connected Agent of the Organization as a reader of the HTTPS API, by the token of its Session. */
export function readerOfAgent({ httpsUrl: baseUrl, caFile }: Organization, agent: Agent): HttpClient {
  return createHttpClient({
    baseUrl,
    credentials: { token: () => agent.sessionToken ?? "" },
    fetch: createHttpsFetch({ ca: readFileSync(caFile, "utf8") }),
  });
}

/** A human or service of the Organization as a reader of the HTTPS API, by its own key. */
export function readerOf(organization: Organization, name: string): HttpClient {
  const known = knownPrincipal(organization, name);
  if (known.principal.type === "agent") throw new UsageError(`${name} is an Agent; name a human with --as`);
  const { httpsUrl: baseUrl, authority, caFile } = organization;
  return createHttpClient({
    baseUrl,
    credentials: { principal: known.principal, signer: signerOf(known), authority: authority.id },
    fetch: createHttpsFetch({ ca: readFileSync(caFile, "utf8") }),
  });
}

/** Signs with the key that lies beside the Organization file. */
export function signerOf({ keyId, keyFile }: KnownPrincipal): DocumentSigner {
  return keyPairSigner(keyId, readKeyFile(keyFile), detectProvider());
}
