/**
 * An Agent of the development Organization: reads `.mwp/organization.json` (or the file named first), connects as
 * `coordinator`, reads one Group and answers once. `npx tsx examples/agent.ts ORGANIZATION_FILE GROUP`.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { detectProvider, importPrivateKeyPem, keyPairSigner, type RegistryEvidence } from "missionweave-toolkit";
import { connectAgent } from "missionweave-toolkit/agent";

const [file = ".mwp/organization.json", groupId = ""] = process.argv.slice(2);
const organization = JSON.parse(readFileSync(file, "utf8"));
const at = (path: string): string => readFileSync(join(dirname(file), path), "utf8");
const me = organization.principals.coordinator;

// The key bindings this Agent trusts: all of the Organization's, from one source, at one revision.
const registry: RegistryEvidence = {
  organizationId: organization.organizationId,
  revision: "file",
  applicability: "current",
  completeness: "complete",
  coverage: "full-history",
  bindings: organization.bindings,
};

const agent = await connectAgent({
  url: organization.wssUrl,
  agentId: me.principal.id,
  signer: keyPairSigner(me.keyId, importPrivateKeyPem(at(me.keyFile)), detectProvider()),
  organizationId: organization.organizationId,
  authority: organization.authority,
  registry,
  ca: at(organization.caFile),
});
agent.on("event", ({ document }) => console.log(document.sequence, document.kind));
agent.on("problem", ({ what, error }) => console.error(what, error));
agent.subscribe(groupId);
const answer = await agent.send("message.post", { groupId, payload: { content: "Good morning" } });
console.log("accepted as", answer.document.eventId);
await agent.close();
