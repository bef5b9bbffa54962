import type { Actor } from "../../generated/types.ts";
import { isCoordinator, isMissionOwner } from "../../lib/core/mission.ts";
import type { GroupState } from "../../lib/core/mod.ts";
import { isLeaseLive } from "../../lib/core/work/leases.ts";
import type { ArtifactReceipt } from "../../lib/wire/http.ts";
import { protocolError } from "../../lib/wire/wire-error.ts";
import { ArtifactError, type ArtifactStore, isContentHash } from "../artifacts/port.ts";
import { artifactBytesMax, artifactUploadsPerPrincipalMax, retryAfterMs } from "../limits.ts";
import type { HttpResponse } from "../socket/port.ts";
import { artifactBody } from "./artifact-body.ts";
import { malformed } from "./bodies.ts";
import type { QueryServices } from "./missions.ts";
import { apiHeaders, jsonAnswer, problemOf } from "./problem.ts";
import { queryOf } from "./query.ts";
import type { Resource } from "./router.ts";

/** What the content of Artifacts needs. */
export interface ArtifactServices extends QueryServices {
  readonly artifacts: ArtifactStore;
  fault(error: unknown): void;
}

/** `/v0.1/artifacts/{hash}?groupId=`: content in and out, by live Membership of the Group (MWP-WRK-023, MWP-WRK-024). */
export function artifactsResource(services: ArtifactServices): Resource {
  return { PUT: putEndpoint(services), GET: getEndpoint(services) };
}

/** Takes content from those who have something to publish. What it is not, by its hash, is refused and leaves nothing. */
function putEndpoint({ clock, callers, reading, artifacts }: ArtifactServices): NonNullable<Resource["PUT"]> {
  const uploads = new Map<string, number>();
  return callers.required(async (request, { hash = "" }, caller) => {
    const groupId = queryOf(request).get("groupId") ?? "";
    if (!isContentHash(hash) || groupId === "")
      return malformed(clock, "the path must end with sha256: and 64 hex digits, the query name a groupId");
    const access = await reading.group(caller, groupId, (state, now) => mayPut(state, caller.principal, now));
    if (!access.ok) return access.answer;
    const nowMs = clock.nowMs();
    if (!access.value)
      return problemOf(
        protocolError("AUTH_FORBIDDEN", { nowMs, message: "content needs an active Execution Lease in the Group" }),
      );
    const who = `${caller.principal.type} ${caller.principal.id}`;
    const running = uploads.get(who) ?? 0;
    if (running >= artifactUploadsPerPrincipalMax)
      return problemOf(protocolError("RATE_LIMITED", { nowMs, retryAfterMs }));
    uploads.set(who, running + 1);
    try {
      const { sizeBytes } = await artifacts.put(groupId, hash, request.bodyStream(artifactBytesMax));
      const receipt: ArtifactReceipt = { contentHash: hash, groupId, sizeBytes };
      return jsonAnswer(200, receipt);
    } catch (error) {
      if (!(error instanceof ArtifactError)) throw error;
      return problemOf(protocolError("INVALID_COMMAND", { nowMs: clock.nowMs(), message: error.message }));
    } finally {
      const left = (uploads.get(who) ?? 1) - 1;
      if (left === 0) uploads.delete(who);
      else uploads.set(who, left);
    }
  });
}

/** Gives out what was published in the Group, or is cited there, if the Group holds it; one answer for everything else. */
function getEndpoint({ clock, callers, reading, artifacts, fault }: ArtifactServices): NonNullable<Resource["GET"]> {
  const notThere = (): HttpResponse =>
    problemOf(
      protocolError("INVALID_COMMAND", { nowMs: clock.nowMs(), message: "there is no such Artifact here" }),
      404,
    );
  return callers.required(async (request, { hash = "" }, caller) => {
    const groupId = queryOf(request).get("groupId") ?? "";
    if (!isContentHash(hash) || groupId === "")
      return malformed(clock, "the path must end with sha256: and 64 hex digits, the query name a groupId");
    const access = await reading.group(caller, groupId, (state) => isKnown(state, hash));
    if (!access.ok) return access.answer;
    const content = await artifacts.open(groupId, hash);
    if (content === undefined) return notThere();
    if (!access.value) {
      await content.close();
      return notThere();
    }
    const headers = {
      ...apiHeaders,
      "content-type": "application/octet-stream",
      "content-disposition": "attachment",
      etag: `"${hash}"`,
    };
    try {
      const first = request.method === "HEAD" ? undefined : await content.next();
      return { status: 200, headers, body: artifactBody({ content, first, caller, fault }) };
    } catch (error) {
      await content.close();
      throw error;
    }
  });
}

/** Whether a live member may put content: who executes work, the Coordinator, the MissionOwner. */
function mayPut(state: GroupState, principal: Actor, now: string): boolean {
  if (isCoordinator(state, principal) || isMissionOwner(state, principal)) return true;
  if (principal.type !== "agent") return false;
  return [...state.workItems.values()].some(
    ({ executionLease }) => isLeaseLive(executionLease, now) && executionLease.holderAgentId === principal.id,
  );
}

/** Whether a hash was published in the Group, or is the source or the context of something there. */
function isKnown({ artifacts, contextPackages }: GroupState, hash: string): boolean {
  if (artifacts.has(hash)) return true;
  const isSource = [...artifacts.values()].some(({ manifests }) =>
    manifests.some(({ sourceArtifactHashes }) => sourceArtifactHashes.includes(hash)),
  );
  return isSource || [...contextPackages.values()].some(({ document }) => document.artifactHashes.includes(hash));
}
