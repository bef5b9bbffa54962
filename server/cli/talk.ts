import { agentOf, humanOf, knownPrincipal, readerOfAgent } from "./clients.ts";
import { eventLine } from "./event-line.ts";
import { findMission } from "./find.ts";
import { readOrganization } from "./organization.ts";

/** `mwp say GROUP TEXT`: posts one Message as a human (over HTTPS) or as an Agent (over its Session). */
export async function say(
  groupId: string,
  text: string,
  options: { readonly organization: string; readonly as: string; readonly membershipEpoch: number },
): Promise<void> {
  const organization = readOrganization(options.organization);
  const { principal } = knownPrincipal(organization, options.as);
  const payload = { content: text };
  if (principal.type !== "agent") {
    const receipt = await humanOf(organization, options.as).sendCommand("message.post", {
      groupId,
      payload,
      membershipEpoch: options.membershipEpoch,
    });
    process.stdout.write(`message.posted as Event ${receipt.sequence} of the Group\n`);
    return;
  }
  const agent = await agentOf(organization, options.as);
  try {
    agent.subscribe(groupId);
    process.stdout.write(`${eventLine(await agent.send("message.post", { groupId, payload }))}\n`);
  } finally {
    await agent.close();
  }
}

/** `mwp invite GROUP [NAME]`: the Coordinator binds its lease to this Session and makes an Agent a working member. */
export async function invite(
  groupId: string,
  name: string,
  options: { readonly organization: string; readonly as: string },
): Promise<void> {
  const organization = readOrganization(options.organization);
  const { principal } = knownPrincipal(organization, name);
  const coordinator = await agentOf(organization, options.as);
  try {
    coordinator.subscribe(groupId);
    const { mission } = await findMission(readerOfAgent(organization, coordinator), groupId);
    const epochs = { groupId, coordinatorEpoch: mission.coordinator.coordinatorEpoch };
    await coordinator.send("mission.renew_coordinator", { ...epochs, payload: {} });
    const member = { type: "agent", id: principal.id } as const;
    const payload = { member, role: "worker", scopes: ["work"], state: "active" } as const;
    const event = await coordinator.send("membership.change", { ...epochs, payload: { ...payload, scopes: ["work"] } });
    process.stdout.write(`${eventLine(event)}\n`);
  } finally {
    await coordinator.close();
  }
}

/** `mwp watch GROUP`: prints a Group's verified Events, the old ones first, until a signal comes. */
export async function watch(
  groupId: string,
  options: { readonly organization: string; readonly as: string },
): Promise<void> {
  const agent = await agentOf(readOrganization(options.organization), options.as);
  const refused = new Promise<Error>((resolve) => {
    agent.on("problem", ({ what, error }) => {
      if (what === "refused") resolve(error instanceof Error ? error : new Error(String(error)));
      else process.stderr.write(`${what}: ${error instanceof Error ? error.message : String(error)}\n`);
    });
  });
  agent.on("event", (event) => void process.stdout.write(`${eventLine(event)}\n`));
  agent.on("state", (state) => void process.stderr.write(`${state}\n`));
  agent.subscribe(groupId);
  const signal = new Promise<undefined>((resolve) => {
    for (const name of ["SIGTERM", "SIGINT"] as const) process.once(name, () => resolve(undefined));
  });
  const end = await Promise.race([refused, signal]);
  await agent.close();
  if (end !== undefined) throw end;
}
