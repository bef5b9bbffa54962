import type { Actor, Event } from "../../generated/types.ts";
import type { DocumentSigner } from "../signed/sign.ts";
import type { Clock } from "../wire/clock.ts";
import type {
  AgentEntry,
  ArtifactReceipt,
  EventPage,
  InboxNotice,
  MissionDetail,
  MissionProgress,
  MissionSummary,
  MissionTree,
  TokenAnswer,
  WorkItemView,
  WorkList,
} from "../wire/http.ts";
import type { Backoff } from "../wire/retry.ts";
import type { HttpFetch } from "./http.ts";

/** Proves a human or a service by its key: a read token is fetched when it is needed and again before it ends. */
export interface KeyCredentials {
  readonly principal: Actor;
  readonly signer: DocumentSigner;
  /** The authority's service id; a challenge of any other is not signed. */
  readonly authority: string;
  /** `host:port` of the authority as it knows itself; that of the URL by default, to be given where a proxy stands between. */
  readonly audience?: string;
}

/** A token that somebody else looks after: an Agent's session token. */
export interface TokenCredentials {
  token(): string | Promise<string>;
}

/** Who reads over HTTPS, and where. */
export interface HttpClientOptions {
  /** `https:` URL of the authority, without the version segment. */
  readonly baseUrl: string;
  readonly credentials: KeyCredentials | TokenCredentials;
  /** The global `fetch` by default; `createHttpsFetch` where a certificate of one's own has to be trusted. */
  readonly fetch?: HttpFetch;
  readonly clock?: Clock;
  readonly random?: () => number;
  /** Between attempts at a stream that broke off. */
  readonly backoff?: Backoff;
  /** For one answer but its content, milliseconds; 15 s by default. */
  readonly answerMs?: number;
}

/** What to follow. */
export interface TailOptions {
  /** Only these Groups; all that the caller may read by default, new ones as they come. */
  readonly groupIds?: readonly string[];
  /** Where to go on: {@link TailedEvent.position} of the last Event that was processed. */
  readonly position?: string;
  /** Without a position: `now` (default), or everything from the `start` of what the caller may read. */
  readonly from?: "now" | "start";
  /** Ends the iteration. */
  readonly signal?: AbortSignal;
}

/** One Event of a stream. */
export interface TailedEvent {
  readonly event: Event;
  /** The exact bytes of the signed document, for verification (`lib/signed`). */
  readonly bytes: Uint8Array;
  /** Resumes after this Event, and maybe repeats some before it. */
  readonly position: string;
}

/** Content to be stored; a stream needs its hash beforehand, bytes are hashed here. */
export interface ArtifactUpload {
  readonly groupId: string;
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
  /** `sha256:` and 64 hex digits; required for a stream. */
  readonly contentHash?: string;
  readonly signal?: AbortSignal;
}

/** Reading over HTTPS, and content. Every method rejects with `MwpError`: the authority's refusal, or `TRANSPORT_FAILED`. */
export interface HttpClient {
  /** Fetches a read token now; otherwise that happens with the first question. */
  login(): Promise<TokenAnswer>;
  missions(): Promise<readonly MissionSummary[]>;
  mission(missionId: string): Promise<MissionDetail>;
  work(missionId: string): Promise<WorkList>;
  workItem(missionId: string, workItemId: string): Promise<WorkItemView>;
  progress(missionId: string): Promise<MissionProgress>;
  tree(missionId: string): Promise<MissionTree>;
  inbox(): Promise<readonly InboxNotice[]>;
  agents(): Promise<readonly AgentEntry[]>;
  /** One page of a Mission's Events after a sequence, as far as the caller may see them. */
  events(missionId: string, page?: { readonly after?: number; readonly limit?: number }): Promise<EventPage>;
  /**
   * Live Events of all Groups, each once and in the order of its Group. Goes on by itself where the stream breaks off
   * once it has begun; ends with the signal, and throws when the authority refuses.
   */
  tail(options?: TailOptions): AsyncIterable<TailedEvent>;
  putArtifact(upload: ArtifactUpload): Promise<ArtifactReceipt>;
  /**
   * The content behind a hash that was published in the Group. It is hashed again on the way: what is not the content
   * ends the iteration with `MwpError` `ARTIFACT_CORRUPT` (MWP-WRK-024), so use nothing before its end.
   */
  getArtifact(groupId: string, contentHash: string, signal?: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
}
