import type { Actor } from "../../generated/types.ts";
import type { PreparedKey, Verifier } from "../../lib/crypto/ed25519.ts";
import type { DocumentVerifier } from "../../lib/signed/verify.ts";
import type { ArtifactStore } from "../artifacts/port.ts";
import type { Clock } from "../clock.ts";
import type { Decisions } from "../decisions.ts";
import type { Audit } from "../observe/audit.ts";
import type { FailureWindow } from "../policy/failure-window.ts";
import type { AgentRegistry } from "../registry/registry.ts";
import type { ReadGate } from "../session/read-gate.ts";
import type { Sessions } from "../session/sessions.ts";
import type { HttpRequest, HttpResponse } from "../socket/port.ts";
import type { Store } from "../store/port.ts";
import { artifactsResource } from "./artifacts.ts";
import { createCallers } from "./callers.ts";
import { createChallenges } from "./challenges.ts";
import { commandsEndpoint } from "./commands.ts";
import { createEventStreams } from "./event-streams.ts";
import { eventsEndpoint } from "./events.ts";
import type { MembershipWatch } from "./membership-watch.ts";
import { agentsEndpoint, inboxEndpoint, missionEndpoint, missionsEndpoint, progressEndpoint } from "./missions.ts";
import { createReading } from "./reading.ts";
import { createRouter, probe } from "./router.ts";
import { challengesEndpoint, tokensEndpoint } from "./tokens.ts";
import { treeEndpoint } from "./tree.ts";
import { workEndpoint, workItemEndpoint } from "./work.ts";

/** What the HTTPS API rests on. */
export interface ApiServices {
  readonly authority: Actor;
  readonly publicHosts: ReadonlySet<string>;
  readonly clock: Clock;
  readonly documents: DocumentVerifier;
  readonly verifier: Verifier;
  /** Tried where nobody's key is to be tried, so that it costs the same. */
  readonly decoy: PreparedKey;
  readonly registry: AgentRegistry;
  readonly decisions: Pick<Decisions, "intake" | "hub" | "index" | "inspect" | "lanes">;
  readonly sessions: Sessions;
  readonly readGate: ReadGate;
  readonly store: Store;
  readonly watch: MembershipWatch["watch"];
  readonly artifacts: ArtifactStore;
  readonly audit: Audit;
  /** Failed authentications by address. */
  readonly failures: FailureWindow;
  isReady(): boolean;
  fault(error: unknown): void;
}

/** The HTTPS API, described by `schemas/http/`. */
export interface Api {
  readonly answer: (request: HttpRequest) => Promise<HttpResponse>;
  /** Event streams that are open. */
  readonly streamCount: number;
  /** Ends every Event stream. */
  stop(): void;
}

/** Puts the API together. */
export function createApi(services: ApiServices): Api {
  const { clock, store, decisions, readGate, watch, fault, sessions } = services;
  const { hub, index, inspect, intake, lanes } = decisions;
  const callers = createCallers(services);
  const reading = createReading({ clock, index, inspect, store });
  const queries = { clock, callers, reading };
  const tokens = { ...services, callers, challenges: createChallenges(services.authority.id, clock) };
  const streams = createEventStreams({ ...queries, hub, readGate, store, watch, fault });
  const answer = createRouter(
    new Map([
      ["/healthz", probe(() => true)],
      ["/readyz", probe(services.isReady)],
      ["/v0.1/commands", { POST: commandsEndpoint({ ...services, ...queries, intake }) }],
      ["/v0.1/challenges", { POST: challengesEndpoint(tokens) }],
      ["/v0.1/tokens", { POST: tokensEndpoint(tokens) }],
      ["/v0.1/missions", { GET: missionsEndpoint(queries) }],
      ["/v0.1/missions/{missionId}", { GET: missionEndpoint(queries) }],
      ["/v0.1/missions/{missionId}/work", { GET: workEndpoint(queries) }],
      ["/v0.1/missions/{missionId}/work/{workItemId}", { GET: workItemEndpoint(queries) }],
      ["/v0.1/missions/{missionId}/progress", { GET: progressEndpoint(queries) }],
      ["/v0.1/missions/{missionId}/tree", { GET: treeEndpoint(queries) }],
      ["/v0.1/missions/{missionId}/events", { GET: eventsEndpoint({ ...queries, store }) }],
      ["/v0.1/inbox", { GET: inboxEndpoint(queries) }],
      ["/v0.1/agents", { GET: agentsEndpoint({ callers, organization: lanes.organization, sessions }) }],
      ["/v0.1/events", { GET: streams.endpoint }],
      ["/v0.1/artifacts/{hash}", artifactsResource({ ...queries, artifacts: services.artifacts, fault })],
    ]),
    { clock, fault },
  );
  return {
    answer,
    get streamCount() {
      return streams.count;
    },
    stop: streams.stop,
  };
}
