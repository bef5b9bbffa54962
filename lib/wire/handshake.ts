/**
 * HELLO, both sides, as pure functions over explicit state (MWP-IDN-007): time, ids and randomness are passed in, frames go
 * in and out. Server: `awaitInit` → `issueChallenge` → `judgeResponse` → `acceptFrame`. Client: `startHandshake` →
 * `checkChallenge` → (sign `state.transcript`) → `responseFrame` → `readAccept`.
 */
export {
  type ChallengeChecked,
  type ClientHandshakeFailure,
  type ClientIdentity,
  checkChallenge,
  type InitSent,
  type OpenedSession,
  readAccept,
  responseFrame,
  startHandshake,
} from "./handshake-client.ts";
export {
  type Authenticated,
  type AwaitingInit,
  acceptFrame,
  awaitInit,
  type Challenged,
  type ChallengeInput,
  clientNonceLengthMax,
  type HandshakeRefusal,
  handshakeMsMax,
  issueChallenge,
  judgeResponse,
  type ResponseEnvironment,
} from "./handshake-server.ts";
export {
  type AgentTranscript,
  buildTranscript,
  checkTranscript,
  type PrincipalTranscript,
  type Transcript,
  type TranscriptExpectation,
  type TranscriptFault,
  type TranscriptOptions,
} from "./transcript.ts";
