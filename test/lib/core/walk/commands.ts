import { commands as run } from "../support/run.ts";
import { childTerms } from "../support/tree.ts";
import { accepting, authorizing, contract, inSeconds, offering } from "../support/work.ts";
import {
  approval,
  artifactHash,
  coordinator,
  grant,
  missionTerms,
  observer,
  owner,
  type Sending,
  type World,
  worker,
} from "../support/world.ts";
import { delegateId, messageId, roomId } from "./states.ts";

type Make = (world: World) => Sending;

const say = (kind: string, actor: Sending["actor"], payload: object): Make => {
  return () => ({ kind, actor, payload });
};
const decided = (decision: string): Make => {
  return (world) => {
    const { missionRevision = 1 } = world.state.mission?.submission ?? {};
    const document = approval({ approvalId: "urn:example:approval:walk", decision, missionRevision });
    const kind = decision === "approved" ? "mission.approve" : "mission.request_changes";
    return { kind, actor: owner, payload: { approval: document } };
  };
};

/** Each kind of Command of a Group as its rightful sender would send it now. */
export const rightful: Readonly<Record<string, Make>> = {
  ...Object.fromEntries(Object.entries(run).map(([kind, make]) => [kind, (world: World) => make(world)])),
  "mission.create": say("mission.create", owner, missionTerms()),
  "mission.create_follow_up": (world) => {
    const followUpToMissionId = "urn:example:mission:before";
    const fact = { missionId: followUpToMissionId, groupId: "urn:example:group:before", state: "approved" } as const;
    world.missions.set(followUpToMissionId, {
      ...fact,
      missionOwner: owner,
      coordinatorAgentId: coordinator.id,
      coordinatorEpoch: 1,
    });
    return { kind: "mission.create_follow_up", actor: owner, payload: missionTerms({ followUpToMissionId }) };
  },
  "mission.create_child": say("mission.create_child", coordinator, childTerms()),
  "mission.assign_coordinator": say("mission.assign_coordinator", owner, {
    coordinatorAgentId: "urn:example:agent:child-coordinator",
  }),
  "mission.renew_coordinator": say("mission.renew_coordinator", coordinator, {}),
  "mission.submit_for_approval": say("mission.submit_for_approval", coordinator, { artifactHashes: [artifactHash] }),
  "mission.request_changes": decided("changes_requested"),
  "mission.approve": decided("approved"),
  "mission.cancel": say("mission.cancel", owner, { reason: "Enough." }),
  "mission.terminate": say("mission.terminate", coordinator, { reason: "No way." }),
  "membership.change": say("membership.change", owner, grant(observer, { role: "reviewer" })),
  "membership.end": say("membership.end", owner, { member: observer }),
  "membership.grant_delegation": (world) => {
    const ceilings = [
      "modelTokenLimit",
      "toolCallLimit",
      "computeSecondsLimit",
      "wallClockSecondsLimit",
      "externalSideEffectLimit",
    ];
    const payload = {
      granteeAgentId: delegateId,
      targetWorkItemId: "urn:example:work-item:one",
      allowedCapabilities: [{ id: "example.build", version: "1.0.0" }],
      budget: { currency: "EUR", financialLimit: 10, ...Object.fromEntries(ceilings.map((name) => [name, 0])) },
      maxDescendantDepth: 1,
      granteeMembershipEpoch: 1,
      expiresAt: inSeconds(world, 3600),
    };
    return { kind: "membership.grant_delegation", actor: coordinator, payload };
  },
  "message.post": say("message.post", worker, { content: "Hello" }),
  "message.correct": say("message.correct", worker, { targetMessageId: messageId, reason: "Typo.", content: "Hi" }),
  "message.retract": say("message.retract", worker, { targetMessageId: messageId, reason: "No." }),
  "message.redact": say("message.redact", owner, { targetMessageId: messageId, reason: "Secret." }),
  "ext.mwp.toolkit.conversation_open": say("ext.mwp.toolkit.conversation_open", owner, {
    type: "review",
    title: "Two",
  }),
  "ext.mwp.toolkit.conversation_change": say("ext.mwp.toolkit.conversation_change", owner, {
    conversationId: roomId,
    state: "closed",
  }),
  "work.propose": say("work.propose", worker, { goal: "Lay a stone." }),
  "work.authorize": () => {
    const payload = { workItemId: "urn:example:work-item:more", conversationId: "urn:example:conversation:more" };
    return authorizing({ payload: { ...payload, contract: contract() } });
  },
  "work.offer": (world) => offering(world),
  "work.accept_offer": (world) => accepting(world),
  "ext.missionweaveprotocol.core.work_dependency_add": say(
    "ext.missionweaveprotocol.core.work_dependency_add",
    coordinator,
    { workItemId: "urn:example:work-item:one", dependencyWorkItemIds: ["urn:example:work-item:other"] },
  ),
};
