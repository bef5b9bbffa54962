import { compareInstants, type Instant } from "../format/timestamp.ts";

/** When a key is good: from `validFrom` on, and before the earliest retained `validUntil` and `revokedAt` (MWP-SDV-012). */
export interface KeyInterval {
  readonly validFrom: Instant;
  readonly validUntil?: Instant;
  readonly revokedAt?: Instant;
}

/** Why a key is not good at an instant, or undefined when it is; both ends are half-open (MWP-SDV-014, MWP-ADM-010). */
export function intervalFault(
  interval: KeyInterval,
  at: Instant,
): "key-not-yet-valid" | "key-expired" | "key-revoked" | undefined {
  if (compareInstants(at, interval.validFrom) < 0) return "key-not-yet-valid";
  if (interval.validUntil !== undefined && compareInstants(at, interval.validUntil) >= 0) return "key-expired";
  if (interval.revokedAt !== undefined && compareInstants(at, interval.revokedAt) >= 0) return "key-revoked";
  return undefined;
}
