import type { Command } from "../../generated/types.ts";
import type { JsonValue } from "../json/value.ts";
import type { DocumentSlot, EmbeddedKind, GroupKind, KindRow, OrganizationKind } from "./kind-row.ts";
import { agentCardRegister } from "./kinds/agent-card.ts";
import { artifactPublish } from "./kinds/artifact.ts";
import { conversationChange, conversationOpen } from "./kinds/conversation.ts";
import { missionRenewCoordinator } from "./kinds/coordinator.ts";
import { missionAssignCoordinator } from "./kinds/coordinator-assign.ts";
import { membershipGrantDelegation } from "./kinds/delegation.ts";
import { approvalGrantExecution } from "./kinds/execution-approval.ts";
import { membershipChange, membershipEnd } from "./kinds/membership.ts";
import { messageCorrect, messagePost, messageRedact, messageRetract } from "./kinds/message.ts";
import { missionApprove } from "./kinds/mission-approve.ts";
import { missionCancel } from "./kinds/mission-cancel.ts";
import { missionRequestChanges } from "./kinds/mission-changes.ts";
import { missionCreateChild } from "./kinds/mission-child.ts";
import { missionCreate } from "./kinds/mission-create.ts";
import { missionCreateFollowUp } from "./kinds/mission-follow-up.ts";
import { missionSubmit } from "./kinds/mission-submit.ts";
import { missionTerminate } from "./kinds/mission-terminate.ts";
import { sessionOpen } from "./kinds/session.ts";
import { workAcceptOffer } from "./kinds/work-accept.ts";
import { workAuthorize } from "./kinds/work-authorize.ts";
import { workBlock } from "./kinds/work-block.ts";
import { workCancel } from "./kinds/work-cancel.ts";
import { workCheckpoint } from "./kinds/work-checkpoint.ts";
import { workDependencyAdd } from "./kinds/work-dependency.ts";
import { workFail } from "./kinds/work-fail.ts";
import { workOffer } from "./kinds/work-offer.ts";
import { workPropose } from "./kinds/work-propose.ts";
import { workRenew } from "./kinds/work-renew.ts";
import { workAcceptResult } from "./kinds/work-review.ts";
import { workStart } from "./kinds/work-start.ts";
import { workSubmit } from "./kinds/work-submit.ts";
import { workUnblock } from "./kinds/work-unblock.ts";

/** The kinds of Command that a Group's state decides, one row each. */
export const groupKinds: ReadonlyMap<string, GroupKind> = byKind<GroupKind>([
  missionCreate,
  missionCreateFollowUp,
  missionCreateChild,
  missionAssignCoordinator,
  missionRenewCoordinator,
  missionSubmit,
  missionRequestChanges,
  missionApprove,
  missionCancel,
  missionTerminate,
  membershipChange,
  membershipEnd,
  membershipGrantDelegation,
  messagePost,
  messageCorrect,
  messageRetract,
  messageRedact,
  conversationOpen,
  conversationChange,
  workPropose,
  workAuthorize,
  workOffer,
  workAcceptOffer,
  workDependencyAdd,
  workStart,
  workCheckpoint,
  workBlock,
  workUnblock,
  workRenew,
  workSubmit,
  workAcceptResult,
  workFail,
  workCancel,
  artifactPublish,
  approvalGrantExecution,
]);

/** The Organization-scoped kinds of Command, one row each. */
export const organizationKinds: ReadonlyMap<string, OrganizationKind> = byKind<OrganizationKind>([
  agentCardRegister,
  sessionOpen,
]);

/** A Signed Document inside a payload, to be verified through its six stages before the Command is decided. */
export interface EmbeddedDocument {
  readonly kind: EmbeddedKind;
  /** JSON pointer from the payload. */
  readonly pointer: string;
  readonly document: JsonValue;
}

/** The Signed Documents in a Command's payload, in the order of its kind. Absent members are left out. */
export function embeddedDocuments({ kind, payload }: Command): readonly EmbeddedDocument[] {
  const members = Object.entries(kindRow(kind)?.documents ?? {});
  return members.flatMap(([member, slot]) => {
    const value = payload[member];
    if (value === undefined) return [];
    if (!isList(slot)) return [{ kind: slot, pointer: `/${member}`, document: value }];
    const kind = slot.slice(0, -2) as EmbeddedKind;
    const list = Array.isArray(value) ? value : [];
    return list.map((document, index) => ({ kind, pointer: `/${member}/${index}`, document }));
  });
}

function isList(slot: DocumentSlot): slot is `${EmbeddedKind}[]` {
  return slot.endsWith("[]");
}

/** Whether a kind founds the Group it names: neither Group nor Membership exists before (MWP-MSN-001). */
export function foundsGroup(kind: string): boolean {
  return groupKinds.get(kind)?.from.includes("none") ?? false;
}

/** The row of a kind, of either scope. */
export function kindRow(kind: string): Pick<KindRow<never>, "claims" | "documents"> | undefined {
  return groupKinds.get(kind) ?? organizationKinds.get(kind);
}

function byKind<R extends { readonly kind: string }>(rows: readonly R[]): ReadonlyMap<string, R> {
  return new Map(rows.map((row) => [row.kind, row]));
}
