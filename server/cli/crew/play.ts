import type { Event, Mission } from "../../../generated/types.ts";
import { agentOf, knownPrincipal, signerOf } from "../clients.ts";
import { UsageError } from "../exit.ts";
import { type Organization, readOrganization } from "../organization.ts";
import type { Author } from "./papers.ts";
import { watchGroup } from "./watcher.ts";
import { type Crew, coordinatorEpoch, deliver } from "./work.ts";

const renewEveryMs = 120_000;

/**
 * `mwp crew GROUP`: plays Coordinator and worker of a development Organization, so that a human has something to steer:
 * one piece of work that waits for an Execution Approval, its result, the submission of the Mission; again after each
 * change request. Ends when the Mission does.
 */
export async function crew(groupId: string, { organization: file }: { readonly organization: string }): Promise<void> {
  const organization = readOrganization(file);
  const [coordinator, worker] = await Promise.all([
    agentOf(organization, "coordinator"),
    agentOf(organization, "worker"),
  ]);
  const log = watchGroup(coordinator, groupId);
  const refused = new Promise<never>((_, reject) => {
    coordinator.on("problem", ({ what, error }) => what === "refused" && reject(error));
  });
  const author = (name: string): Author => authorOf(organization, name);
  try {
    await Promise.race([refused, play({ groupId, coordinator, worker, log, author, tell })]);
  } finally {
    await Promise.all([coordinator.close(), worker.close()]);
  }
}

function authorOf(organization: Organization, name: string): Author {
  const known = knownPrincipal(organization, name);
  return { agentId: known.principal.id, signer: signerOf(known) };
}

async function play(team: Crew): Promise<void> {
  const { mission } = (
    await team.log.wait(({ kind }) => kind === "mission.created" || kind === "mission.follow_up.created")
  ).payload as { readonly mission: Mission };
  if (mission.coordinator.agentId !== team.coordinator.agentId)
    throw new UsageError("the Coordinator of that Mission is another Agent");
  await renew(team);
  const renewal = setInterval(() => void renew(team).catch(() => {}), renewEveryMs);
  try {
    await engageWorker(team);
    for (let round = 1, goal = mission.objective; ; round += 1) {
      const after = team.log.seen.length;
      const isNew = (event: Event): boolean => team.log.seen.indexOf(event) >= after;
      const decided = team.log.wait((event) => isNew(event) && decisions.includes(event.kind));
      const worked = deliver(team, { mission, goal, text: `${goal}\nround ${round}\n` });
      // A Mission may be cancelled while the work waits for its Approval.
      const decision = await Promise.race([decided, worked.then(() => decided)]);
      tell(`the Mission: ${decision.kind}`);
      if (decision.kind !== "mission.changes_requested") return;
      goal = (decision.payload as { readonly approval: { readonly comments: string } }).approval.comments || goal;
    }
  } finally {
    clearInterval(renewal);
  }
}

const decisions = ["mission.approved", "mission.changes_requested", "mission.cancelled", "mission.terminated"];

async function renew({ coordinator, groupId }: Crew): Promise<void> {
  await coordinator.send("mission.renew_coordinator", { groupId, coordinatorEpoch, payload: {} });
}

async function engageWorker({ coordinator, worker, groupId, log }: Crew): Promise<void> {
  const isMember = log.seen.some(({ kind, payload }) => {
    const { membership } = payload as { readonly membership?: { readonly member: { readonly id: string } } };
    return kind === "membership.changed" && membership?.member.id === worker.agentId;
  });
  if (!isMember) {
    const member = { type: "agent", id: worker.agentId } as const;
    const payload = { member, role: "worker", scopes: ["work"], state: "active" } as const;
    await coordinator.send("membership.change", {
      groupId,
      coordinatorEpoch,
      payload: { ...payload, scopes: ["work"] },
    });
  }
  worker.subscribe(groupId);
  tell("the worker is a member");
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
