import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, describe as suite } from "vitest";
import type { VerifiedEvent } from "../../../lib/agent/mod.ts";
import { describe } from "../../../server/cli/describe.ts";
import { documentKind } from "../../../server/cli/documents.ts";
import { eventLine } from "../../../server/cli/event-line.ts";
import { createKeyFile, readKeyFile } from "../../../server/cli/key-files.ts";
import { readOrganization } from "../../../server/cli/organization.ts";

const line = (text: string): string =>
  eventLine({
    document: {
      sequence: 7,
      kind: "message.posted",
      actor: { type: "agent", id: "urn:x:agent:a" },
      payload: { content: [{ type: "text", text }] },
    },
  } as unknown as VerifiedEvent);

suite("the words of the command line", () => {
  it("lets no Message move the cursor, ring, turn the line around or fill the screen (MWP-MSN-017)", () => {
    const shown = line("a\u001b[2Jb\r\u0007\u202ec\u2066d");
    expect(shown).toContain("a·[2Jb···c·d");
    expect(line("x".repeat(100_000)).length).toBeLessThan(400);
    expect(line("日本 🚀")).toContain("日本 🚀");
  });

  it("names what is wrong with a file", () => {
    const folder = mkdtempSync(join(tmpdir(), "mwp-words-"));
    const key = join(folder, "key.pem");
    createKeyFile(key);
    const failure = (act: () => unknown): string => {
      try {
        act();
      } catch (error) {
        return describe(error);
      }
      return "";
    };
    expect(failure(() => createKeyFile(key))).toBe(`${key} is there already and is not overwritten`);
    expect(failure(() => readKeyFile(join(folder, "none")))).toMatch(/cannot read the key file/);
    writeFileSync(
      join(folder, "bad.pem"),
      "-----BEGIN PRIVATE KEY-----\nc2VjcmV0LXNlY3JldA==\n-----END PRIVATE KEY-----\n",
    );
    expect(failure(() => readKeyFile(join(folder, "bad.pem")))).not.toContain("c2VjcmV0");
    writeFileSync(join(folder, "o.json"), '{"name":"x"}');
    expect(failure(() => readOrganization(join(folder, "o.json")))).toMatch(
      /is no Organization file: it has no organizationId/,
    );
    writeFileSync(join(folder, "broken.json"), "{");
    expect(failure(() => readOrganization(join(folder, "broken.json")))).toMatch(/is not JSON/);
    expect(failure(() => readOrganization(join(folder, "none.json")))).toMatch(/there is no Organization file/);
    expect(failure(() => documentKind("letter"))).toMatch(/the kinds are .*command/);
    rmSync(folder, { recursive: true });
  });
});
