import { describe, expect, it } from "vitest";
import { createTextFramer, textFrames, totalBytes } from "../../../server/socket/frames.ts";

describe("textFrames", () => {
  it.each([
    [0, [0x81, 0]],
    [125, [0x81, 125]],
    [126, [0x81, 126, 0, 126]],
    [65_535, [0x81, 126, 255, 255]],
    [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
  ])("gives %i bytes the shortest header (RFC 6455 section 5.2)", (length, header) => {
    const payload = new Uint8Array(length).fill(97);
    expect(Buffer.from(textFrames([payload]))).toEqual(Buffer.concat([Uint8Array.from(header), payload]));
  });

  it("writes frames behind one another, in order", () => {
    const block = textFrames([Buffer.from("a"), Buffer.from(""), Buffer.from("bc")]);
    expect(Buffer.from(block).toString("latin1")).toBe("\x81\x01a\x81\x00\x81\x02bc");
    expect(totalBytes([Buffer.from("a"), Buffer.from(""), Buffer.from("bc")])).toBe(3);
  });
});

describe("createTextFramer", () => {
  it("gives the same block for the same payloads in any array, and a new one as soon as one differs", () => {
    const framer = createTextFramer();
    const [a, b, c] = [Buffer.from("a"), Buffer.from("b"), Buffer.from("c")] as const;
    const block = framer([a, b]);
    expect(framer([a, b])).toBe(block);
    for (const payloads of [[a, c], [a], [a, b, c], [], [b, a], [a, b]]) {
      expect(Buffer.from(framer(payloads))).toEqual(Buffer.from(textFrames(payloads)));
    }
  });

  it("does not notice what happens to the caller's array", () => {
    const framer = createTextFramer();
    const payloads = [Buffer.from("a")];
    framer(payloads);
    payloads[0] = Buffer.from("b");
    expect(Buffer.from(framer(payloads)).toString("latin1")).toBe("\x81\x01b");
  });
});
