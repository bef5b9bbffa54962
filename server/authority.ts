import type { Actor } from "../generated/types.ts";
import { createVerifier, type Verifier } from "../lib/crypto/ed25519.ts";
import { generateKeyPair } from "../lib/crypto/keypair.ts";
import type { Ed25519Provider } from "../lib/crypto/providers.ts";
import { formatInstantMs, instantFromMs } from "../lib/format/timestamp.ts";
import type { JsonObject } from "../lib/json/value.ts";
import { intervalFault } from "../lib/signed/interval.ts";
import type { DocumentSigner } from "../lib/signed/sign.ts";
import { createDocumentVerifier, type VerifiedDocument } from "../lib/signed/verify.ts";
import type { ArtifactStore } from "./artifacts/port.ts";
import { startChores } from "./chores.ts";
import type { Clock } from "./clock.ts";
import type { BootstrapBinding, Config } from "./config.ts";
import { createDecisions } from "./decisions.ts";
import { createApi } from "./http/api.ts";
import { watchMemberships } from "./http/membership-watch.ts";
import { type CommandOutcome, type CommandTask, refusal } from "./lane/task.ts";
import { drainMsMax, failuresPerAddressMax, failuresPerAgentMax, sessionTokenMs, socketLimits } from "./limits.ts";
import { createAudit } from "./observe/audit.ts";
import { createHealth } from "./observe/health.ts";
import type { Log } from "./observe/log.ts";
import { createFailureWindow } from "./policy/failure-window.ts";
import { bootstrapRegistry } from "./registry/bootstrap.ts";
import { type AgentRegistry, loadRegistry } from "./registry/registry.ts";
import { signServiceCommand } from "./service-commands.ts";
import { createConnections } from "./session/connections.ts";
import { createCursors } from "./session/cursors.ts";
import { createReadGate } from "./session/read-gate.ts";
import type { SessionServices } from "./session/services.ts";
import { createSessions } from "./session/sessions.ts";
import { createSessionToken } from "./session/token.ts";
import type { Listen, TlsFiles } from "./socket/port.ts";
import type { Store } from "./store/port.ts";
import { createAuditKey } from "./worker/audit-key.ts";

/** A service Principal of this process and what signs for it. */
export interface ServiceIdentity {
  readonly actor: Actor;
  readonly signer: DocumentSigner;
}

/** What an authority is made of. The adapters are chosen by whoever starts it. */
export interface AuthorityOptions {
  readonly organizationId: string;
  readonly authority: ServiceIdentity;
  readonly registry: ServiceIdentity;
  /** Secret of 32 bytes under which the originals of redacted Messages are kept and committed to (MWP-MSN-023). */
  readonly auditKey: Uint8Array;
  readonly bootstrap: readonly BootstrapBinding[];
  readonly freshness: Config["freshness"];
  readonly store: Store;
  /** Content of Artifacts; closed with the authority. */
  readonly artifacts: ArtifactStore;
  readonly listen: Listen;
  readonly tls: TlsFiles;
  readonly host: string;
  readonly port: number;
  /** `host:port` names of this authority; a port of 0 in {@link AuthorityOptions.port} is filled in. */
  readonly publicHosts: readonly string[];
  readonly provider: Ed25519Provider;
  readonly clock: Clock;
  readonly log: Log;
}

/** A running Group Authority. */
export interface Authority {
  readonly port: number;
  /** Name of the socket adapter in use. */
  readonly socket: string;
  readonly isReady: boolean;
  readonly connectionCount: number;
  /** Decides a Command of one of the authority's own service Principals, as a remote one would be. */
  submit(kind: string, payload: JsonObject, as: "authority" | "registry"): Promise<CommandOutcome>;
  /** Whether an Agent's Card of at least this version is registered. */
  hasCard(agentId: string, cardVersion: number): boolean;
  /** Finishes what was accepted, flushes, closes every connection with 1012, and lets go of the store. */
  stop(): Promise<void>;
}

/** Starts an authority; resolves when it accepts connections. Whatever fails on the way closes what was opened. */
export async function startAuthority(options: AuthorityOptions): Promise<Authority> {
  const { organizationId, authority, artifacts, clock, log } = options;
  const { store, watch } = watchMemberships(options.store);
  const health = createHealth(log, clock);
  const verifier = createVerifier(options.provider);
  const documents = createDocumentVerifier(verifier);
  const registry = await loadRegistry(store, organizationId, verifier);
  await bootstrapRegistry(store, registry, options.bootstrap, { who: authority.actor, clock });
  assertOwnKey(authority, ["event-authority", "identity"], registry, verifier);
  assertOwnKey(options.registry, ["registry"], registry, verifier);
  const sessions = createSessions(clock);
  const decisions = await createDecisions({
    organizationId,
    authority: authority.actor,
    authoritySigner: authority.signer,
    auditKey: createAuditKey(options.auditKey),
    store,
    clock,
    registry,
    documents,
    freshness: options.freshness,
    health,
    sessionOpened: sessions.fenceBefore,
    cardRegistered: () => endLostSessions(),
  });
  /** A Session lives as long as its key and its Card (P31). */
  function endLostSessions(): void {
    const now = instantFromMs(clock.nowMs());
    sessions.endUnless(({ agentId, keyId }) => {
      const key = registry.evidence.resolve(keyId);
      return key !== undefined && intervalFault(key.interval, now) === undefined && !decisions.isRevoked(agentId);
    });
  }
  const cursors = createCursors(store, log);
  const audit = createAudit(store, () => clock.nowMs(), log);

  function submit(
    kind: string,
    payload: JsonObject,
    as: ServiceIdentity,
    opening?: CommandTask["opening"],
  ): Promise<CommandOutcome> {
    const signed = signServiceCommand(kind, payload, { ...as, nowMs: clock.nowMs() });
    const result = documents.verify("command", signed.bytes, registry.evidence);
    if (!result.ok) return Promise.reject(new Error(`our own Command does not verify: ${result.failure.reason}`));
    const verified: VerifiedDocument<"command"> = result.verified;
    return new Promise((settle) => {
      const task = {
        verified,
        registryRevision: registry.revision,
        command: verified.document,
        bytes: signed.bytes,
        origin: { door: "authority" },
        settle,
      } as const;
      decisions.intake.submit(opening === undefined ? task : { ...task, opening });
    });
  }

  const failures = {
    byAddress: createFailureWindow(clock, failuresPerAddressMax),
    byAgent: createFailureWindow(clock, failuresPerAgentMax),
  };
  const services: SessionServices = {
    authority: authority.actor,
    clock,
    cursors,
    registry,
    verifier,
    documents,
    decoy: verifier.prepare(generateKeyPair().publicKey),
    intake: decisions.intake,
    hub: decisions.hub,
    sessions,
    readGate: createReadGate(decisions.index, decisions.inspect, clock),
    audit,
    failures,
    log,
    sessionEpoch: decisions.sessionEpoch,
    async openSession(agentId) {
      const { token, tokenHash } = createSessionToken();
      const expiresAtMs = clock.nowMs() + sessionTokenMs;
      const outcome = await submit("ext.missionweaveprotocol.identity.session_open", { agentId }, authority, {
        tokenHash,
        expiresAt: formatInstantMs(expiresAtMs),
      }).catch((error: unknown) => {
        health.fault(error);
        return refusal("INTERNAL_ERROR", "the Session could not be opened");
      });
      if (outcome.status === "refused") return outcome;
      const epoch = decisions.epochOf(outcome.event);
      return { epoch, token, expiresAtMs };
    },
  };

  const publicHosts = new Set(options.publicHosts);
  const connections = createConnections(publicHosts, services);
  const api = createApi({
    ...services,
    publicHosts,
    decisions,
    store,
    watch,
    artifacts,
    failures: failures.byAddress,
    isReady: () => health.isReady,
    fault: (error) => health.fault(error),
  });
  const server = await options.listen({
    host: options.host,
    port: options.port,
    tls: options.tls,
    limits: socketLimits,
    upgrade: connections.upgrade,
    websocket: connections.handlers,
    http: api.answer,
    fault: (error) => health.fault(error),
  });
  for (const name of options.publicHosts) publicHosts.add(name.replace(/:0$/, `:${server.port}`));
  const chores = startChores({
    clock,
    store,
    lanes: decisions.lanes,
    hub: decisions.hub,
    connections,
    health,
    endLostSessions,
    applyIntents: decisions.applyIntents,
  });
  health.serving();
  let stopping: Promise<void> | undefined;

  async function stop(): Promise<void> {
    health.stopping();
    connections.stopAccepting();
    server.stopAccepting();
    await chores.stop();
    decisions.intake.stop();
    await decisions.idle();
    connections.closeAll(1012, "the authority restarts");
    api.stop();
    await until(() => connections.count === 0, drainMsMax);
    await server.close();
    await decisions.idle();
    await cursors.flush();
    await audit.flush();
    await store.close();
    await artifacts.close();
  }

  return {
    port: server.port,
    socket: server.name,
    get isReady() {
      return health.isReady;
    },
    get connectionCount() {
      return connections.count;
    },
    submit: (kind, payload, as) => submit(kind, payload, as === "authority" ? authority : options.registry),
    hasCard: decisions.hasCard,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** A service of this process must be able to prove what it signs, and hold the roles it acts in (MWP-ADM-014). */
function assertOwnKey(
  { actor, signer }: ServiceIdentity,
  roles: readonly string[],
  registry: AgentRegistry,
  verifier: Verifier,
): void {
  const key = registry.evidence.resolve(signer.keyId);
  if (key?.principal.type !== "service" || key.principal.id !== actor.id)
    throw new Error(`the Registry does not bind ${signer.keyId} to ${actor.id}`);
  const probe = crypto.getRandomValues(new Uint8Array(32));
  if (verifier.verify(key.prepared, signer.sign(probe), probe) !== "valid")
    throw new Error(`the private key given for ${signer.keyId} is not the one that the Registry binds to it`);
  const missing = roles.find((role) => !registry.roles(actor.id).includes(role));
  if (missing !== undefined) throw new Error(`${actor.id} does not hold the role ${missing}`);
}

/** Waits until a condition holds, at most `msMax`. */
async function until(condition: () => boolean, msMax: number): Promise<void> {
  for (let waitedMs = 0; !condition() && waitedMs < msMax; waitedMs += 20)
    await new Promise((resolve) => setTimeout(resolve, 20));
}
