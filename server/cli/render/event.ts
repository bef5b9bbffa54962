import type { Event } from "../../../generated/types.ts";
import type { VerificationFailure } from "../../../lib/signed/audit.ts";
import { cut, type Style, shortId } from "./text.ts";

/** Longest part of an Event's words that is shown, in UTF-16 units. */
const wordsLengthMax = 300;

const sequenceWidth = 4;
const kindWidth = 28;
const actorWidth = 14;

/** One Event on one line: place, kind, who, and its words. */
export function eventText({
  sequence = 0,
  kind,
  actor,
  payload,
}: Pick<Event, "sequence" | "kind" | "actor" | "payload">): string {
  const place = String(sequence).padStart(sequenceWidth);
  return `${place}  ${kind.padEnd(kindWidth)}  ${shortId(actor.id).padEnd(actorWidth)}  ${wordsOf(payload)}`.trimEnd();
}

/** A line of `mwp tail`: whether the Event verified, its Group, and the Event. */
export function tailText(event: Event, failure: VerificationFailure | undefined, style: Style): string {
  const mark = failure === undefined ? style.good("ok ") : style.bad("BAD");
  const why = failure === undefined ? "" : `  ${style.bad(`refused at stage ${failure.stage}: ${failure.reason}`)}`;
  const group = event.groupId === undefined ? "-" : shortId(event.groupId);
  return `${mark} ${style.dim(group)} ${eventText(event)}${why}`;
}

/** What an Event says to people: the text of a Message, the goal or state of a WorkItem, the state of a Mission. */
function wordsOf(payload: object): string {
  const { content, workItem, mission, membership, redacted } = payload as Words;
  if (redacted !== undefined) return "(redacted)";
  if (content !== undefined) {
    const text = content.map((part) => part.text ?? "").join(" ");
    const shown = cut(text, wordsLengthMax);
    return shown.endsWith("…") && !text.endsWith("…") ? `${shown} (${text.length} characters)` : shown;
  }
  if (workItem !== undefined) return `${workItem.state}: ${cut(workItem.contract.goal, wordsLengthMax)}`;
  if (membership !== undefined) return `${shortId(membership.member.id)} is ${membership.role}, ${membership.state}`;
  return mission === undefined ? "" : `${mission.state}: ${cut(mission.objective, wordsLengthMax)}`;
}

interface Words {
  readonly content?: readonly { readonly text?: string }[];
  readonly workItem?: { readonly state: string; readonly contract: { readonly goal: string } };
  readonly mission?: { readonly state: string; readonly objective: string };
  readonly membership?: { readonly member: { readonly id: string }; readonly role: string; readonly state: string };
  readonly redacted?: object;
}
