import type { Actor } from "../../../../../generated/types.ts";
import type { MissionAggregate, WorkItemAggregate } from "../../../../../lib/core/mod.ts";
import { formatInstantMs } from "../../../../../lib/format/timestamp.ts";
import type { Sending, World } from "../../support/world.ts";
import { fresh, type Organization } from "../organization.ts";

/** Where a Command is to be made: one founded Group of the Organization. */
export interface Scene {
  readonly organization: Organization;
  readonly world: World;
  readonly mission: MissionAggregate;
  /** The WorkItem that it is about, for kinds of work. */
  readonly item?: WorkItemAggregate | undefined;
}

/** Makes a Command as its rightful sender would, whatever the state; undefined where what it needs is not there at all. */
export type Move = (scene: Scene) => Sending | undefined;

export function coordinatorOf({ mission }: Scene): Actor {
  return { type: "agent", id: mission.document.coordinator.agentId };
}

export function idOf({ organization }: Scene, kind: string): string {
  return fresh(organization, kind);
}

/** The instant some seconds from now, no later than the Mission's deadline. */
export function at({ world, mission }: Scene, seconds: number): string {
  return formatInstantMs(Math.min(world.nowMs + seconds * 1000, Date.parse(mission.document.deadline)));
}

export function nowOf({ world }: Scene): string {
  return formatInstantMs(world.nowMs);
}

export function signed({ world }: Scene): object {
  const createdAt = formatInstantMs(world.nowMs);
  return { signature: { algorithm: "Ed25519", keyId: "urn:example:key:one", createdAt, value: "AAAA" } };
}

/** The members of a document that bind it to this Group. */
export function bound({ mission }: Scene): { readonly missionId: string; readonly groupId: string } {
  const { missionId, groupId } = mission.document;
  return { missionId, groupId };
}

export function ownerOf({ item }: Scene): Actor | undefined {
  const id = item?.document.owner?.agentId;
  return id === undefined ? undefined : { type: "agent", id };
}
