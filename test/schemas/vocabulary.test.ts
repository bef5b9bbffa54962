import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../lib/json/value.ts";
import { isJsonObject } from "../../lib/json/value.ts";
import { schemasDir } from "./support/compile.ts";

/** The words of every member and every fixed text that a schema lets stand on the wire, in lower case. */
const words = new Set(
  readdirSync(schemasDir, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".schema.json"))
    .flatMap((file) => namesIn(JSON.parse(readFileSync(join(schemasDir, file), "utf8")) as JsonValue))
    .flatMap((name) => name.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/))
    .map((word) => word.toLowerCase()),
);

describe("the words of the wire", () => {
  it("are found by this test", () => {
    expect(words.size).toBeGreaterThan(300);
    for (const word of ["mission", "epoch", "lease", "submitted"]) expect(words).toContain(word);
  });

  it("never say how an authority is made of several: nothing of consensus, no replicas (MWP-FND-012)", () => {
    const consensus = ["leader", "election", "term", "quorum", "replica", "replicas", "follower", "consensus", "raft"];
    expect(among(consensus)).toEqual([]);
  });

  it("name no product that stores (MWP-FND-024)", () => {
    expect(among(["postgres", "postgresql", "sqlite", "redis", "kafka", "sql", "table", "bucket", "s3"])).toEqual([]);
  });

  it("ask for nothing of what an Agent thinks: no prompt, no memory, no reasoning (MWP-FND-022)", () => {
    const thinking = ["prompt", "prompts", "memory", "memories", "reasoning", "thought", "thoughts", "thinking"];
    expect(among(thinking)).toEqual([]);
  });
});

function among(list: readonly string[]): readonly string[] {
  return list.filter((word) => words.has(word));
}

function namesIn(schema: JsonValue): string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (!isJsonObject(schema)) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => [
    ...((keyword === "properties" || keyword === "$defs") && isJsonObject(value) ? Object.keys(value) : []),
    ...(keyword === "enum" || keyword === "const" ? [value].flat().filter((text) => typeof text === "string") : []),
    ...namesIn(value),
  ]);
}
