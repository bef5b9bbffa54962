/** What travels on the wire: frames, the HELLO handshake, protocol errors. */
export {
  buildCommand,
  type CommandContext,
  type CommandFields,
  type CommandKindName,
  type PayloadOf,
  randomUrn,
  type SignedCommand,
} from "./command.ts";
export {
  commandFrameBytes,
  type DecodedFrame,
  decodeFrame,
  encodeFrame,
  eventFrameBytes,
  eventFrameId,
  type FrameFault,
  protocolVersion,
} from "./frame.ts";
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
export { type LocalErrorCode, MwpError, type MwpErrorCode } from "./mwp-error.ts";
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
export {
  type ErrorCode,
  type ErrorCodeFacts,
  type ErrorFacts,
  errorCodeTable,
  errorMessageLengthMax,
  protocolError,
} from "./wire-error.ts";
