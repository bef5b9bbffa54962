export { scopeCondition } from "../json/scope-condition.ts";
export { type Clock, systemClock } from "../wire/clock.ts";
export type { CommandFields, CommandKindName, PayloadOf } from "../wire/command.ts";
export type {
  AgentEntry,
  AgentList,
  ApprovalSummary,
  ArtifactReceipt,
  BlockerView,
  ChildSummary,
  DeadlineView,
  EventPage,
  EvidenceSummary,
  Inbox,
  InboxNotice,
  MembershipSummary,
  MissionDetail,
  MissionLineage,
  MissionList,
  MissionProgress,
  MissionSummary,
  MissionTree,
  ProgressNode,
  TokenAnswer,
  WorkItemView,
  WorkList,
} from "../wire/http.ts";
export { type LocalErrorCode, MwpError, type MwpErrorCode } from "../wire/mwp-error.ts";
export type { Backoff } from "../wire/retry.ts";
export type { CommandReceipt } from "./answer.ts";
export type {
  ArtifactUpload,
  HttpClient,
  HttpClientOptions,
  KeyCredentials,
  TailedEvent,
  TailOptions,
  TokenCredentials,
} from "./api.ts";
export { createHumanClient, type HumanClient, type HumanClientOptions } from "./client.ts";
export {
  type ApprovalTerms,
  type Approver,
  type Submitted,
  signApproval,
  signExecutionApproval,
  signRevocation,
  signSubmissionApproval,
} from "./documents.ts";
export type { HttpFetch, HttpInit, HttpResponse } from "./http.ts";
export { createHttpClient } from "./http-client.ts";
export { createHttpsFetch, type HttpsOptions } from "./transport-https.ts";
