import type { Command } from "../../../../generated/types.ts";
import {
  type AutomaticOutcome,
  type Deadline,
  type Decision,
  decideGroup,
  decideTimer,
  type EventDraft,
  groupInvariants,
  type Intent,
  intentOf,
} from "../../../../lib/core/mod.ts";
import { sha256Text } from "../../../../lib/format/digest.ts";
import { formatInstantMs } from "../../../../lib/format/timestamp.ts";
import { canonicalBytes } from "../../../../lib/json/canonical.ts";
import type { JsonObject } from "../../../../lib/json/value.ts";
import { apply, index } from "../support/tree.ts";
import { assertEmitted, authority, commandOf, factsOf, type Sending, take } from "../support/world.ts";
import { learn, objections } from "./oracle.ts";
import { type Organization, type Place, placeOf } from "./organization.ts";
import { reachedByCommand, reachedByIntent } from "./reach.ts";
import { count } from "./tally.ts";
import { chainFaults, freeze, moved, remember } from "./watch.ts";

/** What a step showed to be wrong. */
export class Broken extends Error {}

/** Sends a Command to the Group it names: what it is refused for changes nothing, what it is accepted for is checked. */
export function dispatch(organization: Organization, groupId: string, sending: Sending): Decision {
  const place = placeOf(organization, groupId);
  const { world, watch, oracle } = place;
  organization.serial += 1;
  world.serial = organization.serial;
  const command = freeze(commandOf(world, { groupId, ...sending }));
  const input = { command, signingHash: sha256Text(canonicalBytes(command as unknown as JsonObject)) };
  const facts = factsOf(world, command);
  const decision = decideGroup(world.state, input, facts);
  keep(organization, groupId, command);
  expectNone(moved(watch, world.state), `${command.kind} moved the state while it was decided`);
  if (!decision.ok) {
    organization.tally.refused += 1;
    count(organization.tally.refusals, decision.refusal.code);
    return decision;
  }
  organization.tally.accepted += 1;
  if (organization.random.chance(0.05)) {
    const again = JSON.stringify(decideGroup(world.state, input, facts));
    if (again !== JSON.stringify(decision)) throw new Broken(`${command.kind} is decided in two ways`);
  }
  expectNone(objections(oracle, command, facts.now), `${command.kind} is accepted`);
  expectNone(
    chainFaults(decision.events, world.state.sequence, { type: "command", id: command.actionId }),
    command.kind,
  );
  assertEmitted(command.kind, decision.events);
  for (const event of decision.events) count(organization.tally.appended, `${command.kind} ${event.kind}`);
  reachedByCommand(organization.tally, world.state, command, decision.events);
  take(world, decision);
  settle(organization, place, decision);
  const made = decision.intents.map((draft) => intentOf(draft, decision.events[0]));
  organization.tree.pending.push(...made);
  organization.tree.made.push(...made);
  return decision;
}

/** Applies an intent to its Group. */
export function deliverIntent(organization: Organization, intent: Intent): AutomaticOutcome {
  const place = placeOf(organization, intent.groupId);
  const { sequence } = place.world.state;
  const before = new Map(place.world.state.workItems);
  const outcome = apply(organization.tree, intent);
  const events = place.world.log.slice(place.world.log.length - outcome.events.length);
  reachedByIntent(organization.tally, before, intent, events);
  expectNone(chainFaults(events, sequence, { type: "event", id: intent.cause.eventId }), intent.kind);
  settle(organization, place, { ...outcome, events });
  return outcome;
}

/** Fires a timer, whether or not it is due. */
export function fire(organization: Organization, place: Place, deadline: Deadline): AutomaticOutcome {
  const { world, watch } = place;
  const facts = { now: formatInstantMs(world.nowMs), authority };
  const alarm = { kind: deadline.type, subjectId: deadline.subjectId };
  const outcome = decideTimer(world.state, alarm, facts);
  expectNone(moved(watch, world.state), `the timer ${deadline.type} moved the state while it was decided`);
  const hasSaid = outcome.events.length + outcome.policyLog.length > 0;
  if (hasSaid && Date.parse(deadline.at) > world.nowMs && isCurrent(place, deadline)) {
    throw new Broken(`the timer ${deadline.type} fires before it is due`);
  }
  if (hasSaid) count(organization.tally.rows, deadline.type === "offer" ? "W5 offered" : `timer ${deadline.type}`);
  for (const event of outcome.events) take(world, { events: [event], identifiers: [] });
  settle(organization, place, outcome);
  return outcome;
}

function isCurrent({ rows }: Place, { type, subjectId, at }: Deadline): boolean {
  return rows.get(`${type} ${subjectId}`)?.at === at;
}

type Outcome = Pick<AutomaticOutcome, "deadlines"> & { readonly events: readonly EventDraft[] };

/** Checks what Events made of a Group's state. */
function settle({ tally }: Organization, { world, watch, oracle, rows }: Place, { events, deadlines }: Outcome): void {
  for (const event of events) {
    freeze(event.payload);
    count(tally.events, event.kind);
    expectNone(learn(oracle, event), event.kind);
  }
  for (const change of deadlines) {
    if (change.change === "clear") rows.delete(`${change.type} ${change.subjectId}`);
    else rows.set(`${change.deadline.type} ${change.deadline.subjectId}`, change.deadline);
  }
  if (events.length === 0) return;
  remember(watch, world.state);
  expectNone(groupInvariants(world.state), events[0]!.kind);
  index(world);
}

export function expectNone(faults: readonly string[], of: string): void {
  if (faults.length > 0) throw new Broken(`${of}: ${faults.join("; ")}`);
}

/** Keeps some of what was sent, to be sent again later: a former Session is refused before the core is asked (check 6). */
function keep({ sent, random }: Organization, groupId: string, command: Command): void {
  const { kind, actor, payload, membershipEpoch, coordinatorEpoch } = command;
  const epochs = { membershipEpoch, coordinatorEpoch };
  const stated = Object.fromEntries(Object.entries(epochs).filter(([, value]) => value !== undefined));
  const one = { groupId, sending: { kind, actor, payload, ...stated } };
  if (sent.length < 40) sent.push(one);
  else sent[random.below(40)] = one;
}
