import type { ErrorFrame, EventFrame } from "../../generated/types.ts";
import { MwpError } from "../wire/mwp-error.ts";
import type { Backoff } from "../wire/retry.ts";
import { noAuthorityAnswers } from "../wire/transport-error.ts";
import { openSession, type SessionOptions } from "./hello.ts";
import type { AgentState } from "./options.ts";
import { type ConnectionEnd, nextStep } from "./reconnect.ts";
import { closeCode, type Session } from "./session.ts";

/** The Agent's one line to its authority: opens a session, and another whenever one ends. */
export interface Connection {
  readonly state: AgentState;
  /** The current session, if there is one. */
  readonly session: Session | undefined;
  /** Epoch of the current session or of the last one; 0 before the first. */
  readonly epoch: number;
  /** The first attempt; it alone is not repeated. Rejects with {@link MwpError}. */
  open(): Promise<void>;
  /** Resolves to a session, at once or after the next reconnect. Rejects once the connection is closed. */
  ready(): Promise<Session>;
  /** Notes that the session does what it is for, so that the next reconnect need not wait long. */
  progressed(): void;
  /** Ends it for good; what waits is rejected with `reason`. */
  close(reason: MwpError): void;
}

/** What a connection runs on and whom it tells. */
export interface ConnectionOptions {
  readonly session: SessionOptions;
  readonly random: () => number;
  readonly backoff: Backoff;
  onFrame(session: Session, frame: EventFrame | ErrorFrame): void;
  /** A session is open and nothing was sent on it yet. */
  onSession(session: Session): void;
  onState(state: AgentState): void;
  /** An attempt failed that will be repeated. */
  onFailure(error: unknown): void;
  /** No further attempt will be made. */
  onGivenUp(reason: MwpError): void;
}

/** A connection that is not open yet. */
export function createConnection(options: ConnectionOptions): Connection {
  const { clock } = options.session;
  let state: AgentState = "connecting";
  let session: Session | undefined;
  let epoch = 0;
  let failures = 0;
  let openedAtMs = 0;
  let closedBy: MwpError | undefined;
  let cancelRetry = (): void => {};
  const waiting: { resolve: (session: Session) => void; reject: (error: MwpError) => void }[] = [];

  const move = (next: AgentState): void => {
    if (state === next) return;
    state = next;
    options.onState(next);
  };

  const connect = async (): Promise<void> => {
    const opened = await openSession(options.session, {
      onFrame: options.onFrame,
      onEnd: (over, code) => over === session && ended({ how: "closed", code }),
    });
    if (closedBy !== undefined) return opened.end(closeCode.normal, "closed");
    if (!opened.isOpen) throw noAuthorityAnswers(options.session.url, { seen: "the session ended at once" });
    session = opened;
    epoch = opened.epoch;
    openedAtMs = clock.nowMs();
    move("connected");
    options.onSession(opened);
    for (const { resolve } of waiting.splice(0)) resolve(opened);
  };

  const ended = (end: ConnectionEnd): void => {
    // A session that held for long is no failure, however quiet its Groups were.
    if (session !== undefined && clock.nowMs() - openedAtMs > options.backoff.capMs) failures = 0;
    session = undefined;
    if (closedBy !== undefined) return;
    failures++;
    const next = nextStep(end, failures, options);
    if (next.step === "stop") {
      giveUp(end);
    } else {
      move("connecting");
      cancelRetry = clock.after(next.delayMs, () => void retry());
    }
  };

  const retry = async (): Promise<void> => {
    try {
      await connect();
    } catch (error) {
      options.onFailure(error);
      if (closedBy === undefined) ended({ how: "refused", error: error as MwpError });
    }
  };

  const giveUp = (end: ConnectionEnd): void => {
    const fenced = new MwpError(
      "AUTH_STALE_SESSION",
      "the authority fenced this session; another runtime may have opened one",
    );
    const reason = end.how === "refused" ? end.error : fenced;
    close(reason);
    options.onGivenUp(reason);
  };

  const close = (reason: MwpError): void => {
    if (closedBy !== undefined) return;
    closedBy = reason;
    cancelRetry();
    session?.end(closeCode.normal, "closed");
    session = undefined;
    for (const { reject } of waiting.splice(0)) reject(reason);
    move("closed");
  };

  return {
    get state() {
      return state;
    },
    get session() {
      return session;
    },
    get epoch() {
      return epoch;
    },
    open: connect,
    ready() {
      if (closedBy !== undefined) return Promise.reject(closedBy);
      if (session !== undefined) return Promise.resolve(session);
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
      });
    },
    progressed() {
      failures = 0;
    },
    close,
  };
}
