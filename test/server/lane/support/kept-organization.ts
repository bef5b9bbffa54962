import type { Actor } from "../../../../generated/types.ts";
import { keyPairFromSeed } from "../../../../lib/crypto/keypair.ts";
import { detectProvider } from "../../../../lib/crypto/providers.ts";
import { keyPairSigner } from "../../../../lib/signed/sign.ts";
import type { BootstrapBinding } from "../../../../server/config.ts";
import { startMs, type TestOrganization, type TestPrincipal } from "../../../support/organization.ts";

interface KeptPrincipal {
  readonly actor: Actor;
  readonly keyId: string;
  readonly seed: string;
}

interface KeptOrganization {
  readonly id: string;
  readonly bootstrap: readonly BootstrapBinding[];
  readonly principals: { readonly [name: string]: KeptPrincipal };
}

const services = ["authority", "registry", "policy", "owner", "guest"] as const;
const agents = ["coordinator", "worker", "stranger"] as const;

/** A generated Organization with all its keys as text, for another process of the same test. */
export function keepOrganization(organization: TestOrganization): string {
  const all = [
    ...services.map((name) => [name, organization[name]] as const),
    ...agents.map((name) => [name, organization.agents[name]] as const),
  ];
  const principals = Object.fromEntries(
    all.map(([name, { actor, keyId, keyPair }]) => [
      name,
      { actor, keyId, seed: Buffer.from(keyPair.seed).toString("hex") },
    ]),
  );
  return JSON.stringify({
    id: organization.id,
    bootstrap: organization.bootstrap,
    principals,
  } satisfies KeptOrganization);
}

/** The Organization that {@link keepOrganization} wrote. Its Cards are registered by then: it issues no more. */
export function restoreOrganization(text: string): TestOrganization {
  const { id, bootstrap, principals } = JSON.parse(text) as KeptOrganization;
  const provider = detectProvider();
  const principal = (name: string): TestPrincipal => {
    const { actor, keyId, seed } = principals[name] as KeptPrincipal;
    const keyPair = keyPairFromSeed(Buffer.from(seed, "hex"));
    return { actor, keyId, keyPair, signer: keyPairSigner(keyId, keyPair, provider) };
  };
  return {
    id,
    startMs,
    bootstrap,
    authority: principal("authority"),
    registry: principal("registry"),
    policy: principal("policy"),
    owner: principal("owner"),
    guest: principal("guest"),
    agents: { coordinator: principal("coordinator"), worker: principal("worker"), stranger: principal("stranger") },
    card: () => {
      throw new Error("a kept Organization issues no Cards");
    },
  };
}
