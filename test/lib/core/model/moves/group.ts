import type { Actor, ContextPackage } from "../../../../../generated/types.ts";
import {
  archivalService,
  contextPackage,
  grant,
  observer,
  owner,
  policyService,
  type Sending,
  stranger,
} from "../../support/world.ts";
import { delegate, reviewer, workers } from "../organization.ts";
import { at, bound, coordinatorOf, idOf, type Move, nowOf, type Scene, signed } from "./scene.ts";

const opens = "ext.mwp.toolkit.conversation_open";
const changes = "ext.mwp.toolkit.conversation_change";

/** Every kind of Command about who is in a Group and what is said there. */
export const groupMoves: Readonly<Record<string, Move>> = {
  "membership.change": (scene) => {
    const { random } = scene.organization;
    const [member, role] = random.pick<readonly [Actor, string]>([
      [workers[0]!, "worker"],
      [workers[1]!, "worker"],
      [workers[1]!, "reviewer"],
      [reviewer, "reviewer"],
      [delegate, "work_delegate"],
      [observer, "observer"],
      [stranger, "worker"],
    ]);
    return grantTo(scene, member, role);
  },
  "membership.end": (scene) => {
    const { random } = scene.organization;
    const live = [...scene.world.state.memberships.values()].filter(({ document }) => document.state !== "ended");
    const { member } = random.pick(live).document;
    const actor = random.pick([coordinatorOf(scene), owner, policyService, archivalService]);
    return { kind: "membership.end", actor, payload: { member } };
  },
  "membership.grant_delegation": (scene) => {
    const { random } = scene.organization;
    const ids = [...scene.world.state.workItems.keys()];
    if (ids.length === 0) return undefined;
    const member = scene.world.state.memberships.get(`agent ${delegate.id}`);
    const budget = {
      currency: "EUR",
      financialLimit: 60,
      modelTokenLimit: 0,
      toolCallLimit: 0,
      computeSecondsLimit: 0,
      wallClockSecondsLimit: 0,
      externalSideEffectLimit: 0,
    };
    const payload = {
      grantId: idOf(scene, "grant"),
      granteeAgentId: delegate.id,
      targetWorkItemId: random.pick(ids),
      allowedCapabilities: [{ id: "example.build", version: "1.0.0" }],
      budget,
      maxDescendantDepth: random.pick([1, 2]),
      granteeMembershipEpoch: member?.document.membershipEpoch ?? 1,
      expiresAt: at(scene, random.pick([600, 90_000])),
    };
    return { kind: "membership.grant_delegation", actor: coordinatorOf(scene), payload };
  },
  "message.post": (scene) => {
    const conversations = [...scene.world.state.conversations.keys()];
    const conversationId = scene.organization.random.pick(conversations);
    const payload = { messageId: idOf(scene, "message"), conversationId, content: "Hello" };
    return { kind: "message.post", actor: anybody(scene), payload };
  },
  "message.correct": (scene) => about(scene, "message.correct", { content: "Better." }),
  "message.retract": (scene) => about(scene, "message.retract", {}),
  "message.redact": (scene) => about(scene, "message.redact", {}, owner),
  [opens]: (scene) => {
    const { random } = scene.organization;
    const members = random.chance(0.7) ? { members: [anybody(scene)] } : {};
    const type = "members" in members && random.chance(0.6) ? "restricted" : "review";
    const payload = { conversationId: idOf(scene, "conversation"), type, title: "Salaries", ...members };
    return { kind: opens, actor: random.pick([coordinatorOf(scene), owner]), payload };
  },
  [changes]: (scene) => {
    const { random } = scene.organization;
    const opened = [...scene.world.state.conversations.values()].filter(
      ({ type }) => !["group", "work_item"].includes(type),
    );
    if (opened.length === 0) return undefined;
    const change = random.pick([{ members: [anybody(scene)] }, { state: "closed" }, { state: "active" }]);
    const payload = { conversationId: random.pick(opened).conversationId, ...change };
    return { kind: changes, actor: random.pick([coordinatorOf(scene), owner]), payload };
  },
};

export const groupWeights: Readonly<Record<string, number>> = {
  "membership.change": 10,
  "membership.end": 2,
  "membership.grant_delegation": 3,
  "message.post": 4,
  "message.correct": 2,
  "message.retract": 1,
  "message.redact": 1,
  [opens]: 2,
  [changes]: 2,
};

/** A Membership of a role, now and then provisional. */
export function grantTo(scene: Scene, member: Actor, role: string): Sending {
  const { random } = scene.organization;
  const { missionOwner } = scene.mission.document;
  const actor = random.pick([coordinatorOf(scene), coordinatorOf(scene), missionOwner, policyService]);
  const isProvisional = member.type === "agent" && role !== "work_delegate" && random.chance(0.35);
  const provisionalExpiresAt = at(scene, random.pick([300, 3600, 90_000]));
  // Other scopes are another epoch.
  const scopes = random.chance(0.3) ? ["work", "more"] : ["work"];
  const author = actor.type === "agent" ? actor : coordinatorOf(scene);
  const provisional = { state: "provisional", provisionalExpiresAt, contextPackage: newPackage(scene, author) };
  return {
    kind: "membership.change",
    actor,
    payload: grant(member, { role, scopes, ...(isProvisional ? provisional : {}) }),
  };
}

/** A Context Package that an Agent of the Group wrote just now. */
export function newPackage(scene: Scene, generatedBy: Actor): ContextPackage {
  const { sequence } = scene.world.state;
  return contextPackage({
    ...bound(scene),
    ...signed(scene),
    contextPackageId: idOf(scene, "context-package"),
    sourceEventRange: { fromSequence: 1, toSequence: sequence, eventIds: ["urn:example:event:one"] },
    generatedBy,
    generatedAt: nowOf(scene),
  });
}

function anybody({ world, organization }: Scene): Actor {
  const live = [...world.state.memberships.values()].filter(({ document }) => document.state !== "ended");
  return organization.random.pick(live).document.member;
}

function about(scene: Scene, kind: string, more: object, by?: Actor): ReturnType<Move> {
  const { random } = scene.organization;
  const messages = [...scene.world.state.messages].filter(([, { kind: one }]) => one === "message");
  if (messages.length === 0) return undefined;
  const [targetMessageId, { author }] = random.pick(messages);
  return { kind, actor: by ?? author, payload: { targetMessageId, reason: "A reason.", ...more } };
}
