/**
 * A human of the development Organization, over HTTPS: posts one Message.
 * `npx tsx examples/human.ts ORGANIZATION_FILE GROUP`.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { detectProvider, importPrivateKeyPem, keyPairSigner } from "missionweave-toolkit";
import { createHttpsFetch, createHumanClient } from "missionweave-toolkit/human";

const [file = ".mwp/organization.json", groupId = ""] = process.argv.slice(2);
const organization = JSON.parse(readFileSync(file, "utf8"));
const at = (path: string): string => readFileSync(join(dirname(file), path), "utf8");
const me = organization.principals.human;

const human = createHumanClient({
  baseUrl: organization.httpsUrl,
  principal: me.principal,
  signer: keyPairSigner(me.keyId, importPrivateKeyPem(at(me.keyFile)), detectProvider()),
  fetch: createHttpsFetch({ ca: at(organization.caFile) }),
});
const receipt = await human.sendCommand("message.post", {
  groupId,
  membershipEpoch: 1,
  payload: { content: "How is it going?" },
});
console.log("accepted as", receipt.eventId);
