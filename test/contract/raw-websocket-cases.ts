import { closePayload, opcode, type RawFrame, rawFrame } from "../support/raw-websocket.ts";

/** What a server must do with some bytes: go on and have echoed `texts` and ponged `pongs`, or end with a close frame of `code`. */
export type Outcome =
  | { readonly texts: readonly string[]; readonly pongs?: readonly string[] }
  | { readonly code: number };

/** One case. `chunks` are written one after the other, each on its own. */
export interface RawCase {
  readonly group: string;
  readonly name: string;
  readonly chunks: readonly Uint8Array[];
  readonly outcome: Outcome;
  /** What uWebSockets.js does instead, where that is not simply to cut the connection. */
  readonly uws?: Outcome | "cut" | "silent";
}

const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);
const join = (...parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);
const text = (payload: Uint8Array | string, more: Partial<RawFrame> = {}): Uint8Array =>
  rawFrame({ opcode: opcode.text, payload, ...more });
const start = (payload: Uint8Array | string): Uint8Array => text(payload, { fin: false });
const middle = (payload: Uint8Array | string): Uint8Array =>
  rawFrame({ opcode: opcode.continuation, payload, fin: false });
const last = (payload: Uint8Array | string): Uint8Array => rawFrame({ opcode: opcode.continuation, payload });
const ping = (payload: Uint8Array | string, more: Partial<RawFrame> = {}): Uint8Array =>
  rawFrame({ opcode: opcode.ping, payload, ...more });
const close = (payload: Uint8Array | string): Uint8Array => rawFrame({ opcode: opcode.close, payload });
const goesOn: Outcome = { texts: [] };
const fault: Outcome = { code: 1002 };
const badText: Outcome = { code: 1007 };
const frameBytesMax = 65_536;

type Row = readonly [name: string, chunks: readonly Uint8Array[], outcome: Outcome, uws?: RawCase["uws"]];

const groups: Readonly<Record<string, readonly Row[]>> = {
  "masking and RSV bits": [
    ["unmasked text", [text("hello world", { mask: false })], fault, "silent"],
    ["unmasked ping", [ping("hello world", { mask: false })], fault, "silent"],
    ["unmasked empty text", [text("", { mask: false })], fault, "silent"],
    ["RSV1 on text: compressed although nothing was negotiated", [text("x", { rsv: 4 })], fault],
    ["RSV2 on text", [text("x", { rsv: 2 })], fault],
    ["RSV3 on text", [text("x", { rsv: 1 })], fault],
    ["all RSV on text", [text("x", { rsv: 7 })], fault],
    ["RSV1 on ping", [ping("x", { rsv: 4 })], fault],
    ["RSV1 on close", [rawFrame({ opcode: opcode.close, payload: closePayload(1000), rsv: 4 })], fault],
    ["RSV1 on a continuation", [start("a"), rawFrame({ opcode: opcode.continuation, payload: "b", rsv: 4 })], fault],
    [
      "a deflated message (RFC 7692 example)",
      [text(bytes(0xf2, 0x48, 0xcd, 0xc9, 0xc9, 0x07, 0x00), { rsv: 4 })],
      fault,
    ],
    ["zero mask key", [join(bytes(0x81, 0x82, 0, 0, 0, 0), Buffer.from("hi"))], { texts: ["hi"] }],
  ],
  opcodes: [
    ...[3, 4, 5, 6, 7, 11, 12, 13, 14, 15].map(
      (code): Row => [`reserved opcode ${code}`, [rawFrame({ opcode: code, payload: "x" })], fault],
    ),
    [
      "binary: answered by the session",
      [rawFrame({ opcode: opcode.binary, payload: bytes(1, 2) })],
      { code: 1003 },
      { code: 1003 },
    ],
    ["empty binary", [rawFrame({ opcode: opcode.binary })], { code: 1003 }, { code: 1003 }],
    [
      "fragmented binary",
      [rawFrame({ opcode: opcode.binary, payload: "a", fin: false }), last("b")],
      { code: 1003 },
      { code: 1003 },
    ],
    ["empty text", [text("")], { texts: [""] }],
    ["unasked pong", [rawFrame({ opcode: opcode.pong, payload: "?" })], goesOn],
    ["ping is answered with its payload", [ping("abc")], { texts: [], pongs: ["abc"] }],
    ["empty ping", [ping("")], { texts: [], pongs: [""] }],
    ["ping of 125 bytes", [ping("p".repeat(125))], { texts: [], pongs: ["p".repeat(125)] }],
    [
      "ten pings in one write",
      [join(...Array.from({ length: 10 }, (_, i) => ping(`${i}`)))],
      { texts: [], pongs: [..."0123456789"] },
    ],
  ],
  fragmentation: [
    ["two fragments", [start("a"), last("b")], { texts: ["ab"] }],
    ["three fragments in one write", [join(start("a"), middle("b"), last("c"))], { texts: ["abc"] }],
    ["all fragments empty", [start(""), middle(""), last("")], { texts: [""] }],
    [
      "10,000 empty continuations",
      [start("a"), join(...Array.from({ length: 10_000 }, () => middle(""))), last("b")],
      { texts: ["ab"] },
    ],
    ["ping between fragments", [start("a"), ping("p"), last("b")], { texts: ["ab"], pongs: ["p"] }],
    ["pong between fragments", [start("a"), rawFrame({ opcode: opcode.pong }), last("b")], { texts: ["ab"] }],
    ["close between fragments", [start("a"), close(closePayload(1000))], { code: 1000 }, { code: 1000 }],
    ["continuation without start", [last("a")], fault],
    ["open continuation without start", [middle("a")], fault],
    ["continuation after a finished message", [text("a"), last("b")], fault],
    ["text inside a fragmented text", [start("a"), text("b")], fault],
    ["second start inside a fragmented text", [start("a"), start("b")], fault],
    [
      "binary inside a fragmented text",
      [start("a"), rawFrame({ opcode: opcode.binary, payload: "b" })],
      fault,
      { code: 1003 },
    ],
    ["two fragmented messages in a row", [join(start("a"), last("b"), start("c"), last("d"))], { texts: ["ab", "cd"] }],
    ["a frame written byte by byte", [...text("slow")].map((byte) => bytes(byte)), { texts: ["slow"] }],
    [
      "a fragmented message written byte by byte",
      [...join(start("ab"), ping("p"), last("cd"))].map((byte) => bytes(byte)),
      { texts: ["abcd"], pongs: ["p"] },
    ],
    [
      "fragments that exceed the limit together",
      [start("x".repeat(40_000)), middle("x".repeat(40_000)), middle("x".repeat(60_000))],
      { code: 1009 },
    ],
  ],
  "UTF-8": [
    ["four-byte character", [text("\u{1f680}")], { texts: ["\u{1f680}"] }],
    ["character split across fragments", [start(bytes(0xf0, 0x9f)), last(bytes(0x9a, 0x80))], { texts: ["\u{1f680}"] }],
    [
      "character split into single bytes",
      [start(bytes(0xf0)), middle(bytes(0x9f)), middle(bytes(0x9a)), last(bytes(0x80))],
      { texts: ["\u{1f680}"] },
    ],
    ["byte order mark", [text("\u{feff}x")], { texts: ["\u{feff}x"] }],
    ["NUL", [text("\0")], { texts: ["\0"] }],
    ["noncharacter U+FFFF", [text("\u{ffff}")], { texts: ["\u{ffff}"] }],
    ["highest code point U+10FFFF", [text("\u{10ffff}")], { texts: ["\u{10ffff}"] }],
    ["lone continuation byte", [text(bytes(0x80))], badText],
    ["byte FE", [text(bytes(0xfe))], badText],
    ["byte FF", [text(bytes(0xff))], badText],
    ["overlong slash, two bytes", [text(bytes(0xc0, 0xaf))], badText],
    ["overlong slash, three bytes", [text(bytes(0xe0, 0x80, 0xaf))], badText],
    ["overlong slash, four bytes", [text(bytes(0xf0, 0x80, 0x80, 0xaf))], badText],
    ["overlong NUL", [text(bytes(0xc0, 0x80))], badText],
    ["overlong U+FFFF", [text(bytes(0xf0, 0x8f, 0xbf, 0xbf))], badText],
    ["high surrogate U+D800", [text(bytes(0xed, 0xa0, 0x80))], badText],
    ["low surrogate U+DFFF", [text(bytes(0xed, 0xbf, 0xbf))], badText],
    ["surrogate pair in UTF-8", [text(bytes(0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80))], badText],
    ["above U+10FFFF", [text(bytes(0xf4, 0x90, 0x80, 0x80))], badText],
    ["five-byte form", [text(bytes(0xf8, 0x88, 0x80, 0x80, 0x80))], badText],
    ["six-byte form", [text(bytes(0xfc, 0x84, 0x80, 0x80, 0x80, 0x80))], badText],
    ["truncated two-byte tail", [text(join(Buffer.from("ok"), bytes(0xc3)))], badText],
    ["truncated four-byte tail", [text(bytes(0xf0, 0x9f, 0x9a))], badText],
    ["truncated tail over fragments", [start(bytes(0xf0, 0x9f)), last(bytes(0x9a))], badText],
    ["wrong byte after good text of 2,000 bytes", [text(join(Buffer.from("a".repeat(2_000)), bytes(0xff)))], badText],
    ["continuation byte missing inside", [text(bytes(0xe2, 0x28, 0xa1))], badText],
    ["wrong byte in the second fragment", [start("abc"), last(bytes(0xff))], badText],
  ],
  "control frames": [
    ["ping of 126 bytes", [ping("p".repeat(126))], fault],
    ["pong of 126 bytes", [rawFrame({ opcode: opcode.pong, payload: "p".repeat(126) })], fault],
    ["close of 126 bytes", [close(closePayload(1000, "r".repeat(124)))], fault],
    ["ping with a 16-bit length", [ping("p", { lengthBits: 16 })], fault],
    ["fragmented ping", [ping("p", { fin: false })], fault],
    ["fragmented pong", [rawFrame({ opcode: opcode.pong, fin: false })], fault],
    ["fragmented close", [rawFrame({ opcode: opcode.close, payload: closePayload(1000), fin: false })], fault],
    ["ping of 64 KiB", [ping("p".repeat(65_536))], fault],
  ],
  "length forms": [
    ...[125, 126, 127, 128, 65_535, 65_536].map(
      (n): Row => [`text of ${n} bytes`, [text("x".repeat(n))], { texts: ["x".repeat(n)] }],
    ),
    ["text of 2 bytes in a 16-bit length", [text("ab", { lengthBits: 16 })], { texts: ["ab"] }],
    ["text of 2 bytes in a 64-bit length", [text("ab", { lengthBits: 64 })], { texts: ["ab"] }],
    ["one byte over the limit", [text("x".repeat(frameBytesMax + 1))], { code: 1009 }, { code: 1009 }],
    ["length 2^31", [text("x", { declared: 2n ** 31n })], { code: 1009 }],
    ["length 2^53", [text("x", { declared: 2n ** 53n })], { code: 1009 }],
    ["length 2^63: the highest bit must be 0", [text("x", { declared: 2n ** 63n })], { code: 1009 }],
    ["length 2^64-1", [text("x", { declared: 2n ** 64n - 1n })], { code: 1009 }],
  ],
  "close codes": [
    ["empty close is answered", [close("")], { code: 1005 }, { code: 1005 }],
    ...[1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 4000, 4999].map(
      (code): Row => [`close ${code} is answered`, [close(closePayload(code))], { code }, { code }],
    ),
    ...[1012, 1013, 1014, 3000, 3999].map(
      (code): Row => [`close ${code} is answered`, [close(closePayload(code))], { code }, { code: 1005 }],
    ),
    ["close with a reason", [close(closePayload(1000, "grüße"))], { code: 1000 }, { code: 1000 }],
    ["close with a reason of 123 bytes", [close(closePayload(1000, "r".repeat(123)))], { code: 1000 }, { code: 1000 }],
    ["close with one byte", [close(bytes(3))], fault, { code: 1005 }],
    ...[0, 999, 1004, 1005, 1006, 1015, 1016, 2000, 2999, 5000, 65_535].map(
      (code): Row => [`close ${code} is a fault`, [close(closePayload(code))], fault, { code: 1005 }],
    ),
    ["close with a reason that is no UTF-8", [close(closePayload(1000, bytes(0xff)))], badText, { code: 1005 }],
    ["text after close is not read", [join(close(closePayload(1000)), text("late"))], { code: 1000 }, { code: 1000 }],
    ["two closes", [join(close(closePayload(1001)), close(closePayload(1000)))], { code: 1001 }, { code: 1001 }],
  ],
  order: [
    [
      "texts and pings mixed in one write keep their order",
      [join(text("1"), ping("a"), text("2"), ping("b"), text("3"))],
      { texts: ["1", "2", "3"], pongs: ["a", "b"] },
    ],
    [
      "100 texts in one write",
      [join(...Array.from({ length: 100 }, (_, i) => text(`${i}`)))],
      { texts: Array.from({ length: 100 }, (_, i) => `${i}`) },
    ],
  ],
};

/** All frame cases, RFC 6455 sections 5 to 8. */
export const rawCases: readonly RawCase[] = Object.entries(groups).flatMap(([group, rows]) =>
  rows.map(([name, chunks, outcome, uws]) => ({ group, name, chunks, outcome, ...(uws === undefined ? {} : { uws }) })),
);

/** Handshakes: what is changed in a good one, and the status it must get. RFC 6455 section 4.2. */
export interface HandshakeCase {
  readonly name: string;
  readonly lines?: Readonly<Record<string, string | undefined>>;
  readonly requestLine?: string;
  readonly status: number;
}

const websocketKey = "Sec-WebSocket-Key";
const websocketVersion = "Sec-WebSocket-Version";

export const handshakeCases: readonly HandshakeCase[] = [
  { name: "a good one", status: 101 },
  {
    name: "names and tokens in any case",
    lines: { Upgrade: "WebSocket", Connection: "keep-alive, UPGRADE" },
    status: 101,
  },
  {
    name: "permessage-deflate offered",
    lines: { "Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits" },
    status: 101,
  },
  { name: "unknown extension offered", lines: { "Sec-WebSocket-Extensions": "x-unknown" }, status: 101 },
  { name: "subprotocols offered", lines: { "Sec-WebSocket-Protocol": "a, b" }, status: 101 },
  { name: "no key", lines: { [websocketKey]: undefined }, status: 400 },
  { name: "empty key", lines: { [websocketKey]: "" }, status: 400 },
  { name: "short key", lines: { [websocketKey]: "dGhlIHNhbXBsZQ==" }, status: 400 },
  {
    name: "key of 24 characters that is no base64 of 16 bytes",
    lines: { [websocketKey]: "!!!!!!!!!!!!!!!!!!!!!!==" },
    status: 400,
  },
  { name: "key with stray bits", lines: { [websocketKey]: "dGhlIHNhbXBsZSBub25jZR==" }, status: 400 },
  { name: "long key", lines: { [websocketKey]: "A".repeat(1_000) }, status: 400 },
  { name: "no version", lines: { [websocketVersion]: undefined }, status: 426 },
  { name: "version 8", lines: { [websocketVersion]: "8" }, status: 426 },
  { name: "version 12", lines: { [websocketVersion]: "12" }, status: 426 },
  { name: "version 013", lines: { [websocketVersion]: "013" }, status: 426 },
  { name: "version 13, 13", lines: { [websocketVersion]: "13, 13" }, status: 426 },
  { name: "Connection without upgrade", lines: { Connection: "keep-alive" }, status: 400 },
  { name: "Upgrade to something else", lines: { Upgrade: "h2c" }, status: 400 },
  { name: "POST", requestLine: "POST /v0.1/ws HTTP/1.1", status: 405 },
];
