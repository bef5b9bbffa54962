import { describe, expect, it } from "vitest";
import { RequestBody } from "../../../server/socket/body.ts";

const chunk = (length: number): Uint8Array => new Uint8Array(length).fill(1);

describe("RequestBody", () => {
  it("holds the source from the first chunk until somebody reads", async () => {
    const flow: boolean[] = [];
    const body = new RequestBody(undefined, (on) => flow.push(on));
    body.push(chunk(3));
    const read = body.read(10, 1_000);
    body.push(chunk(4));
    expect(body.isComplete).toBe(false);
    body.end();
    expect(await read).toEqual(chunk(7));
    expect({ flow, isComplete: body.isComplete }).toEqual({ flow: [false, true], isComplete: true });
  });

  it("lets the source go on when all of it came before anybody read", async () => {
    const flow: boolean[] = [];
    const body = new RequestBody(3, (on) => flow.push(on));
    body.push(chunk(3));
    body.end();
    expect(flow).toEqual([false, true]);
    expect(await body.read(10, 1_000)).toEqual(chunk(3));
  });

  it("judges the declared length before a byte has come", async () => {
    await expect(new RequestBody(11, () => undefined).read(10, 1_000)).rejects.toMatchObject({
      code: "body-too-large",
    });
  });

  it("judges what came before the read, and what comes after", async () => {
    const early = new RequestBody(undefined, () => undefined);
    early.push(chunk(11));
    early.end();
    await expect(early.read(10, 1_000)).rejects.toMatchObject({ code: "body-too-large" });
    const late = new RequestBody(undefined, () => undefined);
    const read = late.read(10, 1_000);
    late.push(chunk(11));
    await expect(read).rejects.toMatchObject({ code: "body-too-large" });
  });

  it("ends by time, and by the client leaving before or during the read", async () => {
    await expect(new RequestBody(5, () => undefined).read(10, 5)).rejects.toMatchObject({ code: "body-timeout" });
    const gone = new RequestBody(5, () => undefined);
    gone.abort();
    await expect(gone.read(10, 1_000)).rejects.toMatchObject({ code: "body-aborted" });
    const leaving = new RequestBody(5, () => undefined);
    const read = leaving.read(10, 1_000);
    leaving.abort();
    await expect(read).rejects.toMatchObject({ code: "body-aborted" });
  });

  it("is complete and empty when nothing is declared to come", async () => {
    expect(await new RequestBody(0, () => undefined).read(0, 1)).toEqual(chunk(0));
  });

  it("is read once", async () => {
    const body = new RequestBody(0, () => undefined);
    await body.read(1, 1);
    await expect(body.read(1, 1)).rejects.toThrow(TypeError);
  });
});
