import type { ErrorFrame, EventFrame, ProtocolError } from "../../generated/types.ts";
import { errorFromProtocol, MwpError } from "../wire/mwp-error.ts";
import { answersAgent, type VerifiedEvent } from "./event.ts";
import type { Groups } from "./groups.ts";
import { createMailbox } from "./mailbox.ts";
import { type AgentProblem, framesWaitingMax } from "./options.ts";
import type { Outbox } from "./outbox.ts";
import { closeCode, type Session } from "./session.ts";
import type { AgentStore } from "./store.ts";
import type { EventTrust, UntrustedEvent } from "./trust.ts";

/** Everything that comes from the authority, in order: verify → inbox → store → listeners and ACK. */
export interface Intake {
  receive(session: Session, frame: EventFrame | ErrorFrame): void;
  /** Takes nothing more; resolves when what had arrived is saved. */
  finish(): Promise<void>;
}

/** What the intake works with and whom it tells. */
export interface IntakeOptions {
  readonly agentId: string;
  readonly trust: EventTrust;
  readonly groups: Groups;
  readonly outbox: Outbox;
  readonly store: AgentStore;
  /** The session there is now. */
  session(): Session | undefined;
  /** Events that were saved, in order per Group. */
  onSaved(events: readonly VerifiedEvent[]): void;
  /** A batch was worked off. */
  onBatch(): void;
  /** The authority paused a Group. */
  onPaused(groupId: string, error: ProtocolError): void;
  onProblem(problem: AgentProblem): void;
}

interface Arrival {
  readonly session: Session;
  readonly frame: EventFrame | ErrorFrame;
}

/** An intake at rest. */
export function createIntake(options: IntakeOptions): Intake {
  const { agentId, trust, groups, outbox, store, onProblem } = options;
  /** Sessions whose further frames are worth nothing. */
  const abandoned = new WeakSet<Session>();
  let isFinished = false;

  const abandon = (session: Session, code: number, problem: AgentProblem): void => {
    abandoned.add(session);
    session.end(code, problem.what);
    onProblem(problem);
  };

  const verified = async (event: EventFrame["event"]): Promise<VerifiedEvent | UntrustedEvent> => {
    const first = trust.verify(event);
    if (!("reason" in first)) return first;
    return (await trust.refresh()) ? trust.verify(event) : first;
  };

  const takeEvent = async (session: Session, { event }: EventFrame): Promise<void> => {
    const groupId = event.groupId === undefined ? {} : { groupId: event.groupId };
    const result = await verified(event);
    if ("reason" in result) {
      const error = new MwpError(
        "AUTHORITY_UNTRUSTED",
        `an Event was not taken: ${result.failure?.reason ?? result.reason}`,
      );
      return abandon(session, closeCode.protocolError, { what: "untrusted", ...groupId, error });
    }
    const isAnswer = answersAgent(result, agentId) && outbox.isAwaited(result.document.cause.id);
    if (isAnswer) outbox.answered(result);
    const fault = groups.receive(result, isAnswer);
    if (fault === undefined) return;
    const error = new MwpError("AUTHORITY_UNTRUSTED", `the Group's stream is broken: ${fault}`);
    if (fault === "gap") abandon(session, closeCode.normal, { what: "gap", ...groupId, error });
    else abandon(session, closeCode.protocolError, { what: "untrusted", ...groupId, error });
  };

  const takeError = (error: ProtocolError): void => {
    if (outbox.refused(error)) return;
    const { groupId, relatedActionId } = error;
    const isSubscription = groupId !== undefined && relatedActionId === undefined && groups.has(groupId);
    if (isSubscription && error.retryable) {
      options.onPaused(groupId, error);
      return;
    }
    if (isSubscription) groups.drop(groupId);
    onProblem({ what: "refused", ...(groupId === undefined ? {} : { groupId }), error: errorFromProtocol(error) });
  };

  const save = async (): Promise<void> => {
    const steps = groups.takeSteps();
    if (steps.length === 0) return;
    await store.save(agentId, steps);
    groups.saved(steps);
    options.onSaved(steps.flatMap(({ events }) => events));
  };

  const work = async (batch: readonly Arrival[]): Promise<void> => {
    for (const { session, frame } of batch) {
      if (abandoned.has(session)) continue;
      try {
        if (frame.frameType === "EVENT") await takeEvent(session, frame);
        else takeError(frame.error);
      } catch (error) {
        abandon(session, closeCode.internalError, { what: "untrusted", error });
      }
    }
    try {
      await save();
    } catch (error) {
      // What is not saved did not happen: the next session asks again from the Cursors. Whatever has arrived since, from
      // this session or from a newer one that asked from too far on, stands behind the hole.
      groups.rollback();
      mailbox.clear();
      const session = options.session();
      if (session !== undefined) abandoned.add(session);
      session?.end(closeCode.internalError, "store");
      onProblem({ what: "store", error });
    }
    options.onBatch();
  };

  const mailbox = createMailbox<Arrival>(work, {
    heldMax: framesWaitingMax,
    onFull: () => options.session()?.pause(),
    onEmpty: () => options.session()?.resume(),
  });

  return {
    receive(session, frame) {
      if (!isFinished) mailbox.push({ session, frame });
    },
    finish() {
      isFinished = true;
      return mailbox.idle();
    },
  };
}
