import type { GroupState } from "../state.ts";

/**
 * Whether content would have itself among its sources. Only content that is published again can: its new manifest might
 * name what was derived from it (MWP-WRK-024).
 */
export function isOwnSource({ artifacts }: GroupState, contentHash: string, sources: readonly string[]): boolean {
  const pending = [...sources];
  const seen = new Set<string>();
  if (!artifacts.has(contentHash)) return sources.includes(contentHash);
  for (let hash = pending.pop(); hash !== undefined; hash = pending.pop()) {
    if (hash === contentHash) return true;
    if (seen.has(hash)) continue;
    seen.add(hash);
    for (const { sourceArtifactHashes } of artifacts.get(hash)?.manifests ?? []) pending.push(...sourceArtifactHashes);
  }
  return false;
}
