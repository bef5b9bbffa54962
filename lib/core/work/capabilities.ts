import type { AgentCard, CapabilityRef } from "../../../generated/types.ts";
import { compareVersions } from "./version.ts";

/** Whether every Capability that is required is among those there are, in that version or a higher one. */
export function coversCapabilities(there: readonly CapabilityRef[], required: readonly CapabilityRef[]): boolean {
  return required.every(({ id, version }) =>
    there.some((one) => one.id === id && compareVersions(one.version, version) >= 0),
  );
}

/** Whether a Capability is on a list of least versions, at or above the one stated there (MWP-MSN-021). */
export function isAllowed(allowed: readonly CapabilityRef[], wanted: CapabilityRef): boolean {
  return allowed.some((least) => coversCapabilities([wanted], [least]));
}

/** Whether every Capability named stands on the Card, in exactly that version (MWP-IDN-003). */
export function areOnCard({ capabilities }: AgentCard, named: readonly CapabilityRef[]): boolean {
  return named.every(({ id, version }) => capabilities.some((one) => one.id === id && one.version === version));
}

/** Whether two lists name the same Capabilities in the same versions, in whatever order. */
export function sameCapabilities(a: readonly CapabilityRef[], b: readonly CapabilityRef[]): boolean {
  const keys = (list: readonly CapabilityRef[]): Set<string> =>
    new Set(list.map(({ id, version }) => `${id} ${version}`));
  const left = keys(a);
  const right = keys(b);
  return left.size === right.size && [...left].every((key) => right.has(key));
}
