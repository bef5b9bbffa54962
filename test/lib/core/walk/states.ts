import type { WorkItemState } from "../../../../generated/types.ts";
import type { MissionPhase } from "../../../../lib/core/mod.ts";
import { blocked, cancelled, failed, started, submitted, verified } from "../support/run.ts";
import { childCoordinator, createTree, index, register } from "../support/tree.ts";
import { createOffered, createOpen, createQueued } from "../support/work.ts";
import {
  accepted,
  approval,
  artifactHash,
  coordinator,
  createWorld,
  owner,
  send,
  type World,
  worker,
} from "../support/world.ts";

/** Terms by which each kind of Command could be sent: the gate of the execution stands open. */
const terms = { executionApproval: "policy_required" } as const;

const items: Readonly<Record<WorkItemState, () => World>> = {
  open: () => createOpen(terms),
  offered: () => createOffered(terms),
  queued: () => createQueued(terms),
  active: () => started(createQueued()),
  blocked: () => blocked(createQueued()),
  submitted: () => submitted(createQueued()),
  verified: () => verified(createQueued()),
  failed: () => failed(createQueued()),
  cancelled: () => cancelled(createQueued()),
};

/** A Group whose WorkItem came to a state by Commands alone, with another WorkItem beside it that is over. */
export function itemIn(state: WorkItemState): World {
  return furnished(items[state]());
}

/** A Group whose Mission came to a phase by Commands alone; nothing but the Group's ID where there is none. */
export function missionIn(phase: MissionPhase): World {
  switch (phase) {
    case "none":
      return createWorld();
    case "active":
      return furnished(verified(createQueued()));
    case "awaiting_approval":
      return handedIn();
    case "approved": {
      const world = handedIn();
      const { missionRevision } = world.state.mission!.submission!;
      const payload = { approval: approval({ approvalId: "urn:example:approval:final", missionRevision }) };
      accepted(send(world, { kind: "mission.approve", actor: owner, payload }));
      index(world);
      return world;
    }
    case "cancelled": {
      const world = furnished(started(createQueued()));
      accepted(send(world, { kind: "mission.cancel", actor: owner, payload: { reason: "Enough." } }));
      return world;
    }
    case "failed": {
      const world = furnished(started(createQueued()));
      accepted(send(world, { kind: "mission.terminate", actor: coordinator, payload: { reason: "No way." } }));
      return world;
    }
  }
}

function handedIn(): World {
  const world = furnished(verified(createQueued()));
  const payload = { artifactHashes: [artifactHash] };
  accepted(send(world, { kind: "mission.submit_for_approval", actor: coordinator, payload }));
  return world;
}

export const messageId = "urn:example:message:target";
export const roomId = "urn:example:conversation:room";
export const delegateId = "urn:example:agent:delegate";

/** What Commands of other kinds are about: a Message, a Conversation, a delegate, the Coordinator of a child. */
function furnished(world: World): World {
  const delegate = { type: "agent", id: delegateId } as const;
  register(world, childCoordinator, delegate);
  createTree(world);
  const scopes = ["work.delegate"];
  const member = { member: delegate, role: "work_delegate", scopes, state: "active" };
  accepted(send(world, { kind: "membership.change", actor: owner, payload: member }));
  accepted(send(world, { kind: "message.post", actor: worker, payload: { messageId, content: "Hello" } }));
  const room = { conversationId: roomId, type: "review", title: "Room", members: [worker] };
  accepted(send(world, { kind: "ext.mwp.toolkit.conversation_open", actor: owner, payload: room }));
  return world;
}
