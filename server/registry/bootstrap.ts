import type { Actor } from "../../generated/types.ts";
import { formatInstantMs } from "../../lib/format/timestamp.ts";
import type { Clock } from "../clock.ts";
import type { BootstrapBinding } from "../config.ts";
import type { RegistryEntry, Store } from "../store/port.ts";
import { createBook, recordEntry, rolesOf } from "./book.ts";
import type { AgentRegistry } from "./registry.ts";

/**
 * Enters the configured keys and roles into the Registry log where they are missing: the Organization's root of trust,
 * audited like every other entry. Never takes anything away. Answers how many entries were made. Throws before anything is
 * written when the log would prove nothing with them: it is append-only, and no later start could mend it.
 */
export async function bootstrapRegistry(
  store: Store,
  registry: AgentRegistry,
  bindings: readonly BootstrapBinding[],
  by: { readonly who: Actor; readonly clock: Clock },
): Promise<number> {
  const book = createBook();
  for (const row of await store.readRegistryLog(0)) recordEntry(book, row.entry);
  const fact = {
    who: by.who,
    when: formatInstantMs(by.clock.nowMs()),
    why: "bootstrap of the authority's configuration",
  };
  const entries = bindings.flatMap(({ principal, keyId, publicKey, validFrom, roles }): RegistryEntry[] => {
    const held = rolesOf(book, principal.id);
    const bind: RegistryEntry = { entry: "bind", principal, keyId, publicKey, validFrom, ...fact };
    const grants = roles
      .filter((role) => !held.includes(role))
      .map((role): RegistryEntry => ({ entry: "grant", principal, role, ...fact }));
    return [...(book.bindings.get(keyId)?.publicKey === publicKey ? [] : [bind]), ...grants];
  });
  if (entries.length === 0) return 0;
  const fault = registry.faultOf(entries);
  if (fault !== undefined) throw new Error(`the bootstrap bindings cannot be entered into the Registry: ${fault}`);
  const [outcome] = await store.append([
    {
      expectedHead: await store.organizationHead(),
      fence: { registryRevision: book.revision },
      events: [],
      registry: entries,
    },
  ]);
  if (outcome?.status !== "committed") throw new Error("the Registry moved while it was bootstrapped");
  registry.apply(entries);
  return entries.length;
}
