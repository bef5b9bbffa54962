import { readFileSync } from "node:fs";
import { join } from "node:path";
import { detectProvider, generateKeyPair, importPrivateKeyPem } from "../../lib/crypto/mod.ts";
import { createHttpsFetch, createHumanClient, type HumanClient } from "../../lib/human/mod.ts";
import { encodeBase64url } from "../../lib/json/mod.ts";
import type { JsonObject } from "../../lib/json/value.ts";
import { type DocumentSigner, keyPairSigner, signDocument } from "../../lib/signed/mod.ts";
import { type Organization, readOrganization } from "../../server/cli/organization.ts";
import { type AgentPlayer, createAgentPlayer } from "./agent-player.ts";
import { createHumanPlayer } from "./human-player.ts";
import { isAccepted, type Sent } from "./ledger.ts";
import type { Player } from "./player.ts";

/** A Group in play. */
export interface GroupInPlay {
  readonly groupId: string;
  readonly coordinator: AgentPlayer;
  /** Messages that were accepted, with their authors. */
  readonly messages: { readonly messageId: string; readonly author: Player }[];
}

/** Everybody and everything in play in one Organization. */
export interface World {
  readonly organization: Organization;
  readonly human: Player;
  readonly agents: readonly AgentPlayer[];
  readonly groups: GroupInPlay[];
  readonly ledger: Sent[];
}

interface ServiceFile {
  readonly principalId: string;
  readonly keyId: string;
  readonly keyFile: string;
}

/** Brings an Organization made by `mwp dev`, whose authority runs, into play with `clients` Agents. */
export async function createWorld(folder: string, clients: number): Promise<World> {
  const organization = readOrganization(join(folder, "organization.json"));
  const { organizationId, authority, registry, wssUrl: url, httpsUrl: baseUrl, principals } = organization;
  const ca = readFileSync(organization.caFile, "utf8");
  const ledger: Sent[] = [];
  const known = [...principals.values()].map(({ principal, keyId, keyFile }) => ({
    principal,
    signer: signerOf(keyId, keyFile),
  }));
  const human = known.find(({ principal }) => principal.type === "human");
  if (human === undefined) throw new Error("the Organization has no human");

  const { services } = JSON.parse(readFileSync(join(folder, "config.json"), "utf8")) as {
    readonly services: { readonly registry: ServiceFile };
  };
  const registrar = createHumanClient({
    baseUrl,
    principal: { type: "service", id: services.registry.principalId },
    signer: signerOf(services.registry.keyId, join(folder, services.registry.keyFile)),
    fetch: createHttpsFetch({ ca }),
  });
  const agents = known.filter(({ principal }) => principal.type === "agent");
  while (agents.length < clients)
    agents.push(await registerAgent(`extra-${agents.length}`, folder, registrar, services.registry));

  return {
    organization,
    human: createHumanPlayer({ baseUrl, ca, ...human }, ledger),
    agents: await Promise.all(
      agents.map(({ principal, signer }) =>
        createAgentPlayer({ url, agentId: principal.id, signer, organizationId, authority, registry, ca }, ledger),
      ),
    ),
    groups: [],
    ledger,
  };
}

function signerOf(keyId: string, keyFile: string): DocumentSigner {
  return keyPairSigner(keyId, importPrivateKeyPem(readFileSync(keyFile, "utf8")), detectProvider());
}

/** A new Agent, whose Card the Registry's own service registers over HTTPS; made like the Card of an Agent that is there. */
async function registerAgent(
  name: string,
  folder: string,
  registrar: HumanClient,
  registry: ServiceFile,
): Promise<{ readonly principal: { readonly type: "agent"; readonly id: string }; readonly signer: DocumentSigner }> {
  const { signature, ...model } = JSON.parse(readFileSync(join(folder, "cards/worker.json"), "utf8")) as JsonObject;
  const keyPair = generateKeyPair();
  const id = `urn:uuid:${crypto.randomUUID()}`;
  const keyId = `urn:uuid:${crypto.randomUUID()}`;
  const [key] = model.publicKeys as JsonObject[];
  const unsigned: JsonObject = {
    ...model,
    agentId: id,
    displayName: name,
    publicKeys: [{ ...key, keyId, publicKey: encodeBase64url(keyPair.publicKey) }],
  };
  const { document } = signDocument("agent-card", unsigned, signerOf(registry.keyId, join(folder, registry.keyFile)));
  await registrar.sendCommand("ext.missionweaveprotocol.registry.agent_card_register", {
    payload: { agentCard: document },
  });
  return { principal: { type: "agent", id }, signer: keyPairSigner(keyId, keyPair, detectProvider()) };
}

/** The human founds a Mission for this Coordinator, which subscribes to its Group. Undefined when it was not accepted. */
export async function foundGroup(world: World, coordinator: AgentPlayer): Promise<GroupInPlay | undefined> {
  const groupId = `urn:uuid:${crypto.randomUUID()}`;
  const sent = await world.human.send("mission.create", {
    groupId,
    payload: {
      missionId: `urn:uuid:${crypto.randomUUID()}`,
      groupId,
      coordinatorAgentId: coordinator.actor.id,
      objective: "Survive",
      definitionOfDone: [{ criterionId: "alive", description: "Nothing is lost.", evidenceRequired: ["human_review"] }],
      budget: { modelTokenLimit: 1_000 },
      deadline: new Date(Date.now() + 86_400_000).toISOString(),
      approvalPolicy: { finalHumanApproval: true, highRiskExecutionApproval: true },
    },
  });
  if (!isAccepted(sent)) return undefined;
  coordinator.subscribe(groupId);
  const group: GroupInPlay = { groupId, coordinator, messages: [] };
  world.groups.push(group);
  return group;
}

/** The Coordinator invites an Agent, which subscribes once it is in. */
export async function invite({ groupId, coordinator }: GroupInPlay, agent: AgentPlayer): Promise<Sent> {
  const sent = await coordinator.send("membership.change", {
    groupId,
    coordinatorEpoch: 1,
    payload: { member: { ...agent.actor }, role: "worker", scopes: ["work"], state: "active" },
  });
  if (isAccepted(sent)) agent.subscribe(groupId);
  return sent;
}
