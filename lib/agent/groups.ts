import type { SubscribeFrame } from "../../generated/types.ts";
import { randomUrn } from "../wire/command.ts";
import { protocolVersion } from "../wire/frame.ts";
import { type Acknowledgement, createCursors } from "./cursor.ts";
import type { VerifiedEvent } from "./event.ts";
import { accept, createInbox, type Inbox, type InboxFault } from "./inbox.ts";
import type { OwnMembership } from "./membership.ts";
import type { GroupProgress, GroupStep } from "./store.ts";

/** One Group of a SUBSCRIBE frame. */
export type GroupRequest = SubscribeFrame["groups"][number];
/** What thins a Group's live Events; members are ANDed (MWP-EVT-009). */
export type Attention = NonNullable<GroupRequest["attention"]>;

/** How to subscribe to a Group. */
export interface SubscribeOptions {
  readonly attention?: Attention;
  /** Where to start instead of at the Cursor: a restored snapshot's sequence, or an earlier place to replay from. */
  readonly afterSequence?: number;
}

/**
 * The Groups an Agent is subscribed to, each with its own inbox and Cursor (MWP-WRK-008); Events are routed by Group
 * before sequence means anything (MWP-EVT-010).
 */
export interface Groups {
  /** Subscribes, or changes the filter. Throws RangeError for `afterSequence` on a Group that is subscribed already. */
  subscribe(groupId: string, options: SubscribeOptions): void;
  has(groupId: string): boolean;
  drop(groupId: string): void;
  /** Where each named Group, or each there is, has to be resumed. */
  requests(groupIds?: readonly string[]): readonly GroupRequest[];
  /** Routes one Event. What can be handed on now is part of the next {@link Groups.takeSteps}. */
  receive(event: VerifiedEvent, isAnswer: boolean): InboxFault | undefined;
  /** Everything handed on since the last time, as what the store has to save. */
  takeSteps(): readonly GroupStep[];
  /** Notes that steps were saved: the Cursors move. */
  saved(steps: readonly GroupStep[]): void;
  /** Forgets what was handed on and not saved. */
  rollback(): void;
  /** What the next ACK has to tell. */
  dueAcks(): readonly Acknowledgement[];
  cursor(groupId: string): number;
  membership(groupId: string): OwnMembership | undefined;
  /** Groups with an Event held back ahead of the stream, and where the stream stands. */
  held(): readonly Acknowledgement[];
}

interface Stream {
  readonly inbox: Inbox;
  attention: Attention | undefined;
  /** Handed on, not yet saved; the first one stands right after the Cursor. */
  unsaved: VerifiedEvent[];
}

/** Groups in one SUBSCRIBE frame. */
const subscribeGroupsMax = 1_000;

/** The SUBSCRIBE frames that ask for all of these. */
export function subscribeFrames(requests: readonly GroupRequest[]): SubscribeFrame[] {
  const frames: SubscribeFrame[] = [];
  for (let from = 0; from < requests.length; from += subscribeGroupsMax)
    frames.push({
      protocolVersion,
      frameId: randomUrn(),
      frameType: "SUBSCRIBE",
      subscriptionId: randomUrn(),
      groups: requests.slice(from, from + subscribeGroupsMax) as SubscribeFrame["groups"],
    });
  return frames;
}

/** Groups with the progress that was saved before; none is subscribed yet. */
export function createGroups(agentId: string, progress: readonly GroupProgress[]): Groups {
  const cursors = createCursors(progress.map(({ groupId, cursor }) => ({ groupId, sequence: cursor })));
  const memberships = new Map(progress.map(({ groupId, membership }) => [groupId, membership]));
  const streams = new Map<string, Stream>();

  const open = (groupId: string, attention: Attention | undefined): void => {
    const start = {
      position: cursors.at(groupId),
      membership: memberships.get(groupId),
      filtered: attention !== undefined,
    };
    streams.set(groupId, { inbox: createInbox(agentId, start), attention, unsaved: [] });
  };
  const stepOf = ([groupId, { inbox, unsaved }]: [string, Stream]): GroupStep => ({
    groupId,
    after: cursors.at(groupId),
    cursor: inbox.position,
    ...(inbox.membership === undefined ? {} : { membership: inbox.membership }),
    events: unsaved,
  });

  return {
    subscribe(groupId, { attention, afterSequence }) {
      const stream = streams.get(groupId);
      if (stream !== undefined) {
        if (afterSequence !== undefined) throw new RangeError("a subscribed Group goes on from its Cursor");
        stream.attention = attention;
        stream.inbox.filtered = attention !== undefined;
        return;
      }
      if (afterSequence !== undefined) cursors.place(groupId, afterSequence);
      open(groupId, attention);
    },
    has: (groupId) => streams.has(groupId),
    drop: (groupId) => void streams.delete(groupId),
    requests: (groupIds = [...streams.keys()]) =>
      groupIds.flatMap((groupId) => {
        const stream = streams.get(groupId);
        if (stream === undefined) return [];
        const { attention, inbox } = stream;
        return [{ groupId, afterSequence: inbox.position, ...(attention === undefined ? {} : { attention }) }];
      }),
    receive(event, isAnswer) {
      const stream = streams.get(event.document.groupId ?? "");
      if (stream === undefined) return undefined;
      const { deliver, fault } = accept(stream.inbox, event, isAnswer);
      stream.unsaved.push(...deliver);
      return fault;
    },
    takeSteps() {
      const steps = [...streams].filter(([, { unsaved }]) => unsaved.length > 0).map(stepOf);
      for (const { groupId } of steps) (streams.get(groupId) as Stream).unsaved = [];
      return steps;
    },
    saved(steps) {
      for (const { groupId, after, cursor, membership } of steps) {
        cursors.advance(groupId, after, cursor);
        memberships.set(groupId, membership);
      }
    },
    rollback() {
      for (const [groupId, { attention }] of [...streams]) open(groupId, attention);
    },
    dueAcks: () => cursors.due(),
    cursor: (groupId) => cursors.at(groupId),
    membership: (groupId) => streams.get(groupId)?.inbox.membership ?? memberships.get(groupId),
    held: () =>
      [...streams].flatMap(([groupId, { inbox }]) =>
        inbox.held.size > 0 ? [{ groupId, sequence: inbox.position }] : [],
      ),
  };
}
