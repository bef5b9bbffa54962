import type { Actor } from "../../generated/types.ts";
import { detectProvider, type Ed25519Provider, loadSodiumProvider } from "../../lib/crypto/providers.ts";
import { keyPairSigner } from "../../lib/signed/sign.ts";
import { openFileArtifacts } from "../artifacts/files.ts";
import { type Authority, type ServiceIdentity, startAuthority } from "../authority.ts";
import { systemClock } from "../clock.ts";
import type { Config, ServiceSigner } from "../config.ts";
import type { Log } from "../observe/log.ts";
import { type Listen, SocketError } from "../socket/port.ts";
import { listenUws } from "../socket/uws.ts";
import { listenWs } from "../socket/ws.ts";
import { openSqliteStore } from "../store/sqlite.ts";
import { readAuditKeyFile, readKeyFile } from "./key-files.ts";

/** Starts the authority that a configuration describes, on the adapters of this machine unless a network is given. */
export async function launchAuthority(config: Config, log: Log, network?: Listen): Promise<Authority> {
  const provider = (await loadSodiumProvider()) ?? detectProvider();
  const authority = identityOf(config.services.authority, provider);
  const registry = identityOf(config.services.registry, provider);
  const auditKey = readAuditKeyFile(config.audit.keyFile);
  const store = await openSqliteStore({ path: config.store.file, organizationId: config.organizationId });
  try {
    const artifacts = await openFileArtifacts(config.artifacts.path);
    const started = await startAuthority({
      organizationId: config.organizationId,
      authority,
      registry,
      auditKey,
      bootstrap: config.bootstrap,
      freshness: config.freshness,
      store,
      artifacts,
      listen: network ?? listenBy(config.socket, log),
      tls: config.tls,
      host: config.listen.host,
      port: config.listen.port,
      publicHosts: config.publicHosts,
      provider,
      clock: systemClock,
      log,
    });
    log.info(
      { port: started.port, socket: started.socket, ed25519: provider.name, store: config.store.file },
      "the authority accepts connections",
    );
    if (config.publicHosts.length === 0)
      log.warn("publicHosts is empty: every WebSocket connection will be refused with 421");
    return started;
  } catch (error) {
    await store.close();
    throw error;
  }
}

function identityOf({ principalId, keyId, keyFile }: ServiceSigner, provider: Ed25519Provider): ServiceIdentity {
  const actor: Actor = { type: "service", id: principalId };
  return { actor, signer: keyPairSigner(keyId, readKeyFile(keyFile), provider) };
}

/** The wished-for socket adapter; `auto` takes uWebSockets.js where it loads, and says in one line why not where it does not. */
function listenBy(socket: Config["socket"], log: Log): Listen {
  if (socket === "uws") return listenUws;
  if (socket === "ws") return listenWs;
  return async (options) => {
    try {
      return await listenUws(options);
    } catch (error) {
      if (!(error instanceof SocketError) || error.code !== "adapter-unavailable") throw error;
      log.warn({ reason: error.message }, "uWebSockets.js cannot load here; serving with ws");
      return listenWs(options);
    }
  };
}
