import { describe, expect, it } from "vitest";
import { type BodySource, RequestBody } from "../../../server/socket/body.ts";

const chunk = (length: number): Uint8Array => new Uint8Array(length).fill(1);

function bodyOf(source: Partial<BodySource> = {}): RequestBody {
  return new RequestBody({
    declaredBytes: undefined,
    expectsContinue: false,
    heldBytesMax: 100,
    wanted: () => undefined,
    ...source,
  });
}

describe("RequestBody", () => {
  it("tells once that bytes are wanted, and puts together what came before and after", async () => {
    let wanted = 0;
    const body = bodyOf({
      wanted: () => {
        wanted += 1;
      },
    });
    body.push(chunk(3));
    expect(wanted).toBe(0);
    const read = body.read(10, 1_000);
    body.push(chunk(4));
    expect([wanted, body.isComplete]).toEqual([1, false]);
    body.end();
    expect(await read).toEqual(chunk(7));
    await body.discard(1_000);
    expect([wanted, body.isComplete]).toEqual([1, true]);
  });

  it("judges the declared length before a byte has come", async () => {
    await expect(bodyOf({ declaredBytes: 11 }).read(10, 1_000)).rejects.toMatchObject({ code: "body-too-large" });
  });

  it("judges what came before the read, and what comes after", async () => {
    const early = bodyOf();
    early.push(chunk(11));
    early.end();
    await expect(early.read(10, 1_000)).rejects.toMatchObject({ code: "body-too-large" });
    const late = bodyOf();
    const read = late.read(10, 1_000);
    late.push(chunk(11));
    await expect(read).rejects.toMatchObject({ code: "body-too-large" });
  });

  it("holds no more than heldBytesMax for a reader to come", async () => {
    const body = bodyOf({ heldBytesMax: 5 });
    body.push(chunk(3));
    body.push(chunk(3));
    body.end();
    await expect(body.read(10, 1_000)).rejects.toMatchObject({ code: "body-too-large" });
  });

  it("ends by time, and by the client leaving before or during the read", async () => {
    const late = bodyOf({ declaredBytes: 5 });
    await expect(late.read(10, 5)).rejects.toMatchObject({ code: "body-timeout" });
    const gone = bodyOf({ declaredBytes: 5 });
    gone.abort();
    await expect(gone.read(10, 1_000)).rejects.toMatchObject({ code: "body-aborted" });
    const leaving = bodyOf({ declaredBytes: 5 });
    const read = leaving.read(10, 1_000);
    leaving.abort();
    await expect(read).rejects.toMatchObject({ code: "body-aborted" });
  });

  it("discards until the end, the time, the client or the bound is there", async () => {
    const ends: ((body: RequestBody) => void)[] = [
      (body) => body.end(),
      (body) => body.abort(),
      (body) => body.push(chunk(101)),
    ];
    for (const end of ends) {
      const body = bodyOf();
      body.push(chunk(50));
      const discarded = body.discard(60_000);
      body.push(chunk(50));
      end(body);
      await discarded;
    }
    await bodyOf().discard(5);
  });

  it("discards a body whose read found it too large", async () => {
    const body = bodyOf();
    body.push(chunk(11));
    await expect(body.read(10, 60_000)).rejects.toMatchObject({ code: "body-too-large" });
    const discarded = body.discard(60_000);
    body.push(chunk(11));
    body.end();
    await discarded;
    expect(body.isComplete).toBe(true);
  });

  it("does not wait for a rest that is late, too much, or held back by the client", async () => {
    const late = bodyOf({ declaredBytes: 5 });
    await late.read(10, 5).catch(() => undefined);
    for (const body of [late, bodyOf({ declaredBytes: 101 }), bodyOf({ declaredBytes: 5, expectsContinue: true })])
      await body.discard(60_000);
  });

  it("is complete and empty when nothing is declared to come", async () => {
    expect(await bodyOf({ declaredBytes: 0 }).read(0, 1)).toEqual(chunk(0));
  });

  it("is read once", async () => {
    const body = bodyOf({ declaredBytes: 0 });
    await body.read(1, 1);
    await expect(body.read(1, 1)).rejects.toThrow(TypeError);
  });
});
