import type { AgentCard, Event, SessionOpenedEventPayload } from "../../generated/types.ts";
import {
  createOrganizationState,
  decideOrganization,
  evolveOrganization,
  type OrganizationState,
} from "../../lib/core/mod.ts";
import { canonicalBytes } from "../../lib/json/canonical.ts";
import type { JsonObject } from "../../lib/json/value.ts";
import type { AgentRegistry } from "../registry/registry.ts";
import type { RegistryEntry, SessionOpening } from "../store/port.ts";
import type { Domain } from "./domain.ts";
import type { DomainRows } from "./pending.ts";
import { type CommandTask, type Refused, refusal } from "./task.ts";

/** The Organization's own log: Agent Cards and Sessions. Card keys enter the Registry in the transaction of the Card's Event (P33). */
export function organizationDomain(
  organizationId: string,
  registry: AgentRegistry,
  follow: (event: Event) => void,
): Domain<OrganizationState> {
  return {
    groupId: undefined,
    create: () => createOrganizationState(organizationId),
    evolve: evolveOrganization,
    decide: decideOrganization,
    head: (state) => state.position,
    lastOccurredAt: (state) => state.lastOccurredAt,
    rows(_state, outcome, { events, task }): DomainRows | Refused {
      const entries = events.flatMap((event) => registryEntries(registry, event));
      const fault = entries.length === 0 ? undefined : registry.faultOf(entries);
      if (fault !== undefined) return refusal("INVALID_COMMAND", `the keys of the Card cannot be bound: ${fault}`);
      return {
        identifiers: outcome.identifiers ?? [],
        registry: entries,
        policyLog: outcome.policyLog.map((draft) => ({
          entryId: draft.entryId,
          bytes: canonicalBytes({ ...draft } as unknown as JsonObject),
        })),
        ...sessionRow(events, task),
      };
    },
    committed(entries) {
      for (const { rows, events } of entries) {
        registry.apply(rows.registry ?? []);
        for (const { event } of events) follow(event);
      }
      return nobody;
    },
  };
}

/** The Organization's log has no subscribers. */
const nobody: ReadonlySet<string> = new Set();

/** Kind of the Event that brings an Agent Card. */
export const cardRegisteredKind = "ext.missionweaveprotocol.registry.agent_card_registered";
/** Kind of the Event that opens a Session. */
export const sessionOpenedKind = "ext.missionweaveprotocol.identity.session_opened";

function registryEntries(registry: AgentRegistry, event: Event): readonly RegistryEntry[] {
  if (event.kind !== cardRegisteredKind) return [];
  const { agentCard } = event.payload as unknown as { readonly agentCard: AgentCard };
  return registry.cardEntries(agentCard, { who: event.actor, when: event.occurredAt });
}

function sessionRow(events: readonly Event[], task: CommandTask | undefined): { readonly session?: SessionOpening } {
  const opened = events.find((event) => event.kind === sessionOpenedKind);
  if (opened === undefined) return {};
  const { agentId, sessionEpoch } = sessionFacts(opened);
  // Opened by a Command from outside it has no connection and no token, and fences the earlier ones all the same.
  const { opening = { expiresAt: opened.occurredAt } } = task ?? {};
  const { eventId, actor, correlationId } = opened;
  return { session: { agentId, epoch: sessionEpoch, cause: { eventId, actor, correlationId }, ...opening } };
}

/** Whose Session an Event opened, and its epoch. */
export function sessionFacts(opened: Event): SessionOpenedEventPayload {
  return opened.payload as unknown as SessionOpenedEventPayload;
}
