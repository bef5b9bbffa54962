// Generated from schemas/ by `npm run codegen`: do not edit.
import { mainFault, ruleText } from "../lib/json/schema-fault.ts";
import type { Validator } from "./validator.ts";

/** Whether a payload belongs to a Command or to an Event. */
export type PayloadDirection = "command" | "event";

/** Where a payload fails first. */
export interface PayloadFault {
  /** RFC 6901 pointer into the payload. */
  readonly pointer: string;
  /** Schema keyword that is not satisfied. */
  readonly keyword: string;
  /** Text for people. */
  readonly message: string;
  /** Name of the member that is missing, when that is the fault. */
  readonly missing?: string;
}

/** Payload validators by kind. A validator is loaded on first use, so that nobody pays for kinds he does not use. */
export interface PayloadValidators {
  /** Loads the validator of a kind; false when there is no schema for the kind. */
  load(direction: PayloadDirection, kind: string): Promise<boolean>;
  /** Whether the validator of a kind is loaded. */
  isLoaded(direction: PayloadDirection, kind: string): boolean;
  /** The first fault of a payload, undefined when it is valid. Throws when the validator is not loaded. */
  check(direction: PayloadDirection, kind: string, payload: unknown): PayloadFault | undefined;
}

interface PayloadModule {
  readonly validate: Validator<unknown>;
}

type Loader = () => Promise<PayloadModule>;

const loaders: Readonly<Record<PayloadDirection, ReadonlyMap<string, Loader>>> = {
  command: new Map<string, Loader>([
    ["approval.grant_execution", () => import("./validators/payload/command/approval.grant_execution.js")],
    ["artifact.publish", () => import("./validators/payload/command/artifact.publish.js")],
    ["ext.missionweaveprotocol.core.group_archive", () => import("./validators/payload/command/ext.missionweaveprotocol.core.group_archive.js")],
    ["ext.missionweaveprotocol.core.resource_usage_record", () => import("./validators/payload/command/ext.missionweaveprotocol.core.resource_usage_record.js")],
    ["ext.missionweaveprotocol.core.work_dependency_add", () => import("./validators/payload/command/ext.missionweaveprotocol.core.work_dependency_add.js")],
    ["ext.missionweaveprotocol.core.work_execution_lease_renew", () => import("./validators/payload/command/ext.missionweaveprotocol.core.work_execution_lease_renew.js")],
    ["ext.missionweaveprotocol.identity.session_open", () => import("./validators/payload/command/ext.missionweaveprotocol.identity.session_open.js")],
    ["ext.missionweaveprotocol.registry.agent_card_register", () => import("./validators/payload/command/ext.missionweaveprotocol.registry.agent_card_register.js")],
    ["ext.mwp.toolkit.conversation_change", () => import("./validators/payload/command/ext.mwp.toolkit.conversation_change.js")],
    ["ext.mwp.toolkit.conversation_open", () => import("./validators/payload/command/ext.mwp.toolkit.conversation_open.js")],
    ["membership.change", () => import("./validators/payload/command/membership.change.js")],
    ["membership.end", () => import("./validators/payload/command/membership.end.js")],
    ["membership.grant_delegation", () => import("./validators/payload/command/membership.grant_delegation.js")],
    ["message.correct", () => import("./validators/payload/command/message.correct.js")],
    ["message.post", () => import("./validators/payload/command/message.post.js")],
    ["message.redact", () => import("./validators/payload/command/message.redact.js")],
    ["message.retract", () => import("./validators/payload/command/message.retract.js")],
    ["mission.approve", () => import("./validators/payload/command/mission.approve.js")],
    ["mission.assign_coordinator", () => import("./validators/payload/command/mission.assign_coordinator.js")],
    ["mission.cancel", () => import("./validators/payload/command/mission.cancel.js")],
    ["mission.create", () => import("./validators/payload/command/mission.create.js")],
    ["mission.create_child", () => import("./validators/payload/command/mission.create_child.js")],
    ["mission.create_follow_up", () => import("./validators/payload/command/mission.create_follow_up.js")],
    ["mission.renew_coordinator", () => import("./validators/payload/command/mission.renew_coordinator.js")],
    ["mission.request_changes", () => import("./validators/payload/command/mission.request_changes.js")],
    ["mission.submit_for_approval", () => import("./validators/payload/command/mission.submit_for_approval.js")],
    ["mission.terminate", () => import("./validators/payload/command/mission.terminate.js")],
    ["policy.grant_cooperation_override", () => import("./validators/payload/command/policy.grant_cooperation_override.js")],
    ["work.accept_offer", () => import("./validators/payload/command/work.accept_offer.js")],
    ["work.accept_result", () => import("./validators/payload/command/work.accept_result.js")],
    ["work.authorize", () => import("./validators/payload/command/work.authorize.js")],
    ["work.block", () => import("./validators/payload/command/work.block.js")],
    ["work.cancel", () => import("./validators/payload/command/work.cancel.js")],
    ["work.checkpoint", () => import("./validators/payload/command/work.checkpoint.js")],
    ["work.fail", () => import("./validators/payload/command/work.fail.js")],
    ["work.offer", () => import("./validators/payload/command/work.offer.js")],
    ["work.propose", () => import("./validators/payload/command/work.propose.js")],
    ["work.start", () => import("./validators/payload/command/work.start.js")],
    ["work.submit", () => import("./validators/payload/command/work.submit.js")],
    ["work.unblock", () => import("./validators/payload/command/work.unblock.js")],
  ]),
  event: new Map<string, Loader>([
    ["approval.execution.granted", () => import("./validators/payload/event/approval.execution.granted.js")],
    ["artifact.published", () => import("./validators/payload/event/artifact.published.js")],
    ["ext.missionweaveprotocol.core.resource_usage_recorded", () => import("./validators/payload/event/ext.missionweaveprotocol.core.resource_usage_recorded.js")],
    ["ext.missionweaveprotocol.core.work_execution_lease_revoked", () => import("./validators/payload/event/ext.missionweaveprotocol.core.work_execution_lease_revoked.js")],
    ["ext.missionweaveprotocol.identity.session_opened", () => import("./validators/payload/event/ext.missionweaveprotocol.identity.session_opened.js")],
    ["ext.missionweaveprotocol.registry.agent_card_registered", () => import("./validators/payload/event/ext.missionweaveprotocol.registry.agent_card_registered.js")],
    ["ext.mwp.toolkit.conversation_changed", () => import("./validators/payload/event/ext.mwp.toolkit.conversation_changed.js")],
    ["ext.mwp.toolkit.conversation_opened", () => import("./validators/payload/event/ext.mwp.toolkit.conversation_opened.js")],
    ["group.archived", () => import("./validators/payload/event/group.archived.js")],
    ["group.snapshot.created", () => import("./validators/payload/event/group.snapshot.created.js")],
    ["membership.changed", () => import("./validators/payload/event/membership.changed.js")],
    ["membership.delegation.granted", () => import("./validators/payload/event/membership.delegation.granted.js")],
    ["membership.ended", () => import("./validators/payload/event/membership.ended.js")],
    ["message.corrected", () => import("./validators/payload/event/message.corrected.js")],
    ["message.posted", () => import("./validators/payload/event/message.posted.js")],
    ["message.redacted", () => import("./validators/payload/event/message.redacted.js")],
    ["message.retracted", () => import("./validators/payload/event/message.retracted.js")],
    ["mission.approved", () => import("./validators/payload/event/mission.approved.js")],
    ["mission.cancelled", () => import("./validators/payload/event/mission.cancelled.js")],
    ["mission.changes_requested", () => import("./validators/payload/event/mission.changes_requested.js")],
    ["mission.child.created", () => import("./validators/payload/event/mission.child.created.js")],
    ["mission.coordinator.assigned", () => import("./validators/payload/event/mission.coordinator.assigned.js")],
    ["mission.coordinator.renewed", () => import("./validators/payload/event/mission.coordinator.renewed.js")],
    ["mission.created", () => import("./validators/payload/event/mission.created.js")],
    ["mission.follow_up.created", () => import("./validators/payload/event/mission.follow_up.created.js")],
    ["mission.submitted_for_approval", () => import("./validators/payload/event/mission.submitted_for_approval.js")],
    ["mission.terminated", () => import("./validators/payload/event/mission.terminated.js")],
    ["policy.cooperation_override.granted", () => import("./validators/payload/event/policy.cooperation_override.granted.js")],
    ["work.authorized", () => import("./validators/payload/event/work.authorized.js")],
    ["work.blocked", () => import("./validators/payload/event/work.blocked.js")],
    ["work.cancelled", () => import("./validators/payload/event/work.cancelled.js")],
    ["work.checkpointed", () => import("./validators/payload/event/work.checkpointed.js")],
    ["work.contract.revised", () => import("./validators/payload/event/work.contract.revised.js")],
    ["work.failed", () => import("./validators/payload/event/work.failed.js")],
    ["work.offer.accepted", () => import("./validators/payload/event/work.offer.accepted.js")],
    ["work.offer.created", () => import("./validators/payload/event/work.offer.created.js")],
    ["work.progressed", () => import("./validators/payload/event/work.progressed.js")],
    ["work.proposed", () => import("./validators/payload/event/work.proposed.js")],
    ["work.result.accepted", () => import("./validators/payload/event/work.result.accepted.js")],
    ["work.started", () => import("./validators/payload/event/work.started.js")],
    ["work.submitted", () => import("./validators/payload/event/work.submitted.js")],
    ["work.unblocked", () => import("./validators/payload/event/work.unblocked.js")],
  ]),
};

/** The kinds of a direction that have a payload schema. */
export function payloadKinds(direction: PayloadDirection): readonly string[] {
  return [...loaders[direction].keys()];
}

/** An empty set of payload validators. */
export function createPayloadValidators(): PayloadValidators {
  const loaded = { command: new Map<string, Validator<unknown>>(), event: new Map<string, Validator<unknown>>() };
  return {
    load: async (direction, kind) => {
      if (loaded[direction].has(kind)) return true;
      const loader = loaders[direction].get(kind);
      if (loader === undefined) return false;
      loaded[direction].set(kind, (await loader()).validate);
      return true;
    },
    isLoaded: (direction, kind) => loaded[direction].has(kind),
    check: (direction, kind, payload) => {
      const validate = loaded[direction].get(kind);
      if (validate === undefined) throw new Error(`the payload validator of ${direction} ${kind} is not loaded`);
      return validate(payload) ? undefined : faultOf(validate);
    },
  };
}

function faultOf({ errors }: Validator<unknown>): PayloadFault {
  const fault = mainFault(errors);
  const missing = fault?.params.missingProperty;
  return {
    pointer: fault?.instancePath ?? "",
    keyword: fault?.keyword ?? "",
    message: ruleText(fault),
    ...(typeof missing === "string" ? { missing } : {}),
  };
}
