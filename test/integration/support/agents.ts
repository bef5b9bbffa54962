import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AgentCard } from "../../../generated/types.ts";
import { detectProvider } from "../../../lib/crypto/providers.ts";
import { encodeBase64url } from "../../../lib/format/base64url.ts";
import { formatInstantMs } from "../../../lib/format/timestamp.ts";
import type { JsonObject } from "../../../lib/json/value.ts";
import { keyPairSigner, signDocument } from "../../../lib/signed/sign.ts";
import { createKeyFile, readKeyFile } from "../../../server/cli/key-files.ts";
import type { OrganizationFile } from "../../../server/cli/organization.ts";
import { provision } from "../../../server/cli/provision.ts";

const read = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;
const write = (file: string, value: object): void => writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);

/**
 * Makes a development Organization and gives it further Agents, each with a key of its own, a Card that the Registry
 * service signed, and its place in the Organization file.
 */
export async function provisionAgents(folder: string, port: number, names: readonly string[]): Promise<void> {
  await provision(folder, { host: "127.0.0.1", port }, Date.now());
  const file = join(folder, "organization.json");
  const organization = read<OrganizationFile>(file);
  const { services } = read<{ services: { registry: { keyId: string; keyFile: string } } }>(
    join(folder, "config.json"),
  );
  const { signature: _, ...model } = read<AgentCard>(join(folder, "cards/worker.json"));
  const issuer = readKeyFile(join(folder, services.registry.keyFile));
  const signer = keyPairSigner(services.registry.keyId, issuer, detectProvider());
  const bindings = [...organization.bindings];
  const principals = { ...organization.principals };
  for (const name of names) {
    const agentId = model.agentId.replace(/worker$/, name);
    const keyId = `${agentId}:key-1`;
    const publicKey = encodeBase64url(createKeyFile(join(folder, `keys/${name}.pem`)).publicKey);
    const validFrom = model.publicKeys[0]?.validFrom ?? model.issuedAt;
    const card = {
      ...model,
      agentId,
      displayName: name,
      publicKeys: [{ keyId, algorithm: "Ed25519", publicKey, validFrom }],
      issuedAt: formatInstantMs(Date.now()),
    };
    write(
      join(folder, `cards/${name}.json`),
      signDocument("agent-card", card as object as JsonObject, signer).document,
    );
    const principal = { type: "agent", id: agentId } as const;
    bindings.push({ keyId, principal, algorithm: "Ed25519", publicKey, validFrom, validityHistory: [] });
    principals[name] = { principal, keyId, keyFile: `keys/${name}.pem` };
  }
  write(file, { ...organization, bindings, principals });
}
