import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { detectProvider } from "../lib/crypto/providers.ts";
import { type DocumentSigner, keyPairSigner } from "../lib/signed/sign.ts";
import { buildCommand, randomUrn } from "../lib/wire/command.ts";
import { commandFrameBytes, protocolVersion } from "../lib/wire/frame.ts";
import { registerCard } from "../server/cli/dev.ts";
import { readKeyFile } from "../server/cli/key-files.ts";
import { launchAuthority } from "../server/cli/launch.ts";
import { missionPayload } from "../server/cli/mission.ts";
import { type KnownPrincipal, type Organization, readOrganization } from "../server/cli/organization.ts";
import { provision } from "../server/cli/provision.ts";
import { readConfig } from "../server/config.ts";
import { createLog } from "../server/observe/log.ts";
import { createMemoryNetwork, type MemoryNetwork } from "../server/socket/memory.ts";
import { openRawClient } from "./raw-client.ts";

/** A real authority on a network in memory and SQLite on disk, its Coordinator connected and subscribed to its Groups. */
export interface BenchAuthority {
  readonly groupIds: readonly string[];
  /** The signed COMMAND frame of a Message. */
  message(groupId: string, text: string): Uint8Array;
  /** Sends the frames, at most `window` of them unanswered; resolves when each was answered. */
  drive(frames: readonly Uint8Array[], window: number): Promise<void>;
  stop(): Promise<void>;
}

const port = 8443;
/** Events in the log of a new Mission's Group. */
const foundingEvents = 3;

/** Starts it with so many Groups. Nothing of the protocol is left out: Cards, Session, Missions, Memberships are real. */
export async function startBenchAuthority(groups: number): Promise<BenchAuthority> {
  const folder = mkdtempSync(join(tmpdir(), "mwp-bench-"));
  const files = await provision(folder, { host: "127.0.0.1", port }, Date.now());
  const network = createMemoryNetwork((task) => void setImmediate(task));
  const authority = await launchAuthority(readConfig(files.config), createLog("error"), network.listen);
  for (const card of files.cards) await registerCard(authority, card);
  const organization = readOrganization(files.organization);
  const coordinator = partyOf(organization, "coordinator");
  const identity = {
    agentId: coordinator.principal.id,
    keyId: coordinator.keyId,
    audience: `localhost:${port}`,
    authority: organization.authority.id,
  };
  const client = await openRawClient(network, identity, coordinator.signer);
  const groupIds: string[] = [];
  for (let group = 0; group < groups; group += 1)
    groupIds.push(await createMission(network, organization, coordinator));
  const subscriptions = groupIds.map((groupId) => ({ groupId, afterSequence: 0 }));
  const founded = client.hear(foundingEvents * groups);
  client.send({
    protocolVersion,
    frameId: randomUrn(),
    frameType: "SUBSCRIBE",
    subscriptionId: randomUrn(),
    groups: subscriptions,
  });
  await founded;
  // The streams follow the commits a few turns later; before, an answer comes in the stream too and would count twice.
  await setTimeout(100);
  const context = { actor: coordinator.principal, sessionEpoch: client.sessionEpoch };
  return {
    groupIds,
    message(groupId, text) {
      const fields = { groupId, membershipEpoch: 1, payload: { content: text } };
      const signed = buildCommand("message.post", fields, {
        context: { ...context, nowMs: Date.now() },
        signer: coordinator.signer,
      });
      return commandFrameBytes(randomUrn(), signed.bytes);
    },
    drive: (frames, window) => client.drive(frames, window),
    async stop() {
      await authority.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Party extends KnownPrincipal {
  readonly signer: DocumentSigner;
}

function partyOf({ principals }: Organization, name: string): Party {
  const known = principals.get(name);
  if (known === undefined) throw new Error(`no ${name} in the Organization`);
  return { ...known, signer: keyPairSigner(known.keyId, readKeyFile(known.keyFile), detectProvider()) };
}

async function createMission(network: MemoryNetwork, organization: Organization, coordinator: Party): Promise<string> {
  const human = partyOf(organization, "human");
  const payload = missionPayload("Be measured", coordinator.principal.id, Date.now());
  const context = { actor: human.principal, nowMs: Date.now() };
  const { bytes } = buildCommand(
    "mission.create",
    { groupId: payload.groupId, payload },
    { context, signer: human.signer },
  );
  const headers = { "content-type": "application/json" };
  const answer = await network.request({ port, method: "POST", path: "/v0.1/commands", headers, body: bytes });
  if (answer.status !== 200) throw new Error(new TextDecoder().decode(answer.body));
  return payload.groupId;
}
