import { resolve } from "node:path";
import type { AgentCard } from "../../generated/types.ts";
import type { JsonObject } from "../../lib/json/value.ts";
import type { Authority } from "../authority.ts";
import { systemClock } from "../clock.ts";
import { portDefault, readConfig } from "../config.ts";
import { createLog } from "../observe/log.ts";
import { launchAuthority } from "./launch.ts";
import { developmentFolder, type Organization, readOrganization } from "./organization.ts";
import { provision } from "./provision.ts";
import { runUntilSignal } from "./run-until-signal.ts";

/** Options of `mwp dev`. */
export interface DevOptions {
  readonly dir: string;
  readonly port?: number;
  readonly host?: string;
}

/** `mwp dev`: a development Organization, made on first use, and its authority on loopback, until a signal comes. */
export async function dev({ dir, port, host }: DevOptions): Promise<void> {
  const folder = resolve(dir);
  const files = await provision(folder, { host: host ?? "127.0.0.1", port: port ?? portDefault }, systemClock.nowMs());
  const config = readConfig(files.config, process.env);
  if (port !== undefined && port !== config.listen.port) {
    throw new Error(
      `the Organization in ${folder} serves port ${config.listen.port}; give another --dir for another port, or edit ${files.config}`,
    );
  }
  const organization = readOrganization(files.organization);
  const log = createLog(config.logLevel);
  const authority = await launchAuthority(config, log);
  for (const card of files.cards) await registerCard(authority, card);
  const option = dir === developmentFolder ? "" : ` --organization ${files.organization}`;
  process.stdout.write(banner(folder, organization, { isNew: files.isNew, option }));
  await runUntilSignal(authority, log);
}

/** Registers a Card unless this version or a later one is there already. */
export async function registerCard(authority: Authority, card: AgentCard): Promise<void> {
  if (authority.hasCard(card.agentId, card.cardVersion)) return;
  const outcome = await authority.submit(
    "ext.missionweaveprotocol.registry.agent_card_register",
    { agentCard: card as unknown as JsonObject },
    "registry",
  );
  if (outcome.status === "refused")
    throw new Error(`the Agent Card of ${card.displayName} was refused: ${outcome.refusal.message}`);
}

function banner(
  folder: string,
  organization: Organization,
  { isNew, option }: { readonly isNew: boolean; readonly option: string },
): string {
  const names = [...organization.principals].map(([name, { principal }]) => `  ${name.padEnd(14)}${principal.id}`);
  return [
    "",
    `MissionWeaveProtocol 0.1 development authority (${isNew ? "new Organization made in" : "Organization of"} ${folder})`,
    `  organization  ${organization.organizationId}`,
    `  authority     ${organization.authority.id}`,
    ...names,
    `  wss           ${organization.wssUrl}`,
    `  https         ${organization.httpsUrl}`,
    `  trust         ${organization.caFile}`,
    "",
    "Try next, in another terminal:",
    `  npx mwp mission${option} "Write a haiku about leases"`,
    "",
    "Stop with Ctrl-C; everything acknowledged is kept.",
    "",
    "",
  ].join("\n");
}
