// A stranger's Agent: founds a Mission over HTTPS, posts a Message over wss and reads the Group's Events back.
// Usage: agent.mjs PACKAGE ORGANIZATION_FILE. Prints one line; throws when something is wrong.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";

const [name, file] = process.argv.slice(2);
const { detectProvider, importPrivateKeyPem } = await import(`${name}/crypto`);
const { keyPairSigner } = await import(`${name}/signed`);
const { connectAgent } = await import(`${name}/agent`);
const { createHttpsFetch, createHumanClient } = await import(`${name}/human`);

const read = (path) => readFileSync(join(dirname(file), path), "utf8");
const { organizationId, authority, wssUrl, httpsUrl, caFile, bindings, principals } = JSON.parse(
  readFileSync(file, "utf8"),
);
const ca = read(caFile);
const signer = ({ keyId, keyFile }) => keyPairSigner(keyId, importPrivateKeyPem(read(keyFile)), detectProvider());

const agent = await connectAgent({
  url: wssUrl,
  agentId: principals.coordinator.principal.id,
  signer: signer(principals.coordinator),
  organizationId,
  authority,
  registry: {
    organizationId,
    revision: "file",
    applicability: "current",
    completeness: "complete",
    coverage: "full-history",
    bindings,
  },
  ca,
});
const human = createHumanClient({
  baseUrl: httpsUrl,
  principal: principals.human.principal,
  signer: signer(principals.human),
  fetch: createHttpsFetch({ ca }),
});
const groupId = `urn:uuid:${randomUUID()}`;
const founded = await human.sendCommand("mission.create", {
  groupId,
  payload: {
    missionId: `urn:uuid:${randomUUID()}`,
    groupId,
    coordinatorAgentId: agent.agentId,
    objective: "Be there in every runtime",
    definitionOfDone: [{ criterionId: "done", description: "It is done.", evidenceRequired: ["human_review"] }],
    budget: { modelTokenLimit: 1_000 },
    deadline: new Date(Date.now() + 86_400_000).toISOString(),
    approvalPolicy: { finalHumanApproval: true, highRiskExecutionApproval: true },
  },
});
assert.equal(founded.sequence, 1);

const events = [];
agent.on("event", ({ document }) => events.push(document));
agent.subscribe(groupId);
const posted = await agent.send("message.post", { groupId, payload: { content: "grüße 👋" } });
for (let waitedMs = 0; events.at(-1)?.eventId !== posted.document.eventId; waitedMs += 10) {
  assert.ok(waitedMs < 10_000, "the posted Event did not come back");
  await new Promise((resolve) => setTimeout(resolve, 10));
}
assert.deepEqual(
  events.map(({ sequence }) => sequence),
  events.map((_, index) => index + 1),
);
const roundTripMs = await agent.ping();
await agent.close();
console.log(`Session ${agent.sessionEpoch}, ${events.length} Events verified, PING ${roundTripMs} ms`);
