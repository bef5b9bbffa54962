import { createVerifier } from "../../../../lib/crypto/ed25519.ts";
import { detectProvider } from "../../../../lib/crypto/providers.ts";
import { validateRegistryEvidence } from "../../../../lib/signed/registry-evidence.ts";
import { createDocumentVerifier } from "../../../../lib/signed/verify.ts";
import { createJudge } from "../../../../server/cli/log/judge.ts";
import type { LogLine } from "../../../../server/cli/log/line.ts";
import { type LogVerdict, replayLog } from "../../../../server/cli/log/replay.ts";
import { storedLog, storedRegistry } from "../../../../server/cli/log/stored.ts";
import type { Bench } from "../../../support/authority.ts";

/** Judges a log by the keys that the store of a bench holds. */
export async function judgeBy(
  { store, organization }: Bench,
  log: AsyncIterable<LogLine> | Iterable<LogLine>,
  more: { readonly requiresAdmissions?: boolean } = {},
): Promise<LogVerdict> {
  const verifier = createVerifier(detectProvider());
  const evidence = validateRegistryEvidence(await storedRegistry(store, organization.id), verifier);
  const judge = createJudge(createDocumentVerifier(verifier), evidence.ok ? evidence.registry : evidence);
  return replayLog(log, { judge, authority: organization.authority.actor, ...more });
}

/** Judges the whole log of every Group that a bench has written to, admissions included. */
export async function judgeAll(bench: Bench): Promise<ReadonlyMap<string, LogVerdict>> {
  const groups = new Set(bench.committed.flatMap(({ groupId }) => groupId ?? []));
  const verdicts = new Map<string, LogVerdict>();
  for (const groupId of groups)
    verdicts.set(groupId, await judgeBy(bench, storedLog(bench.store, groupId), { requiresAdmissions: true }));
  return verdicts;
}
