import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createVerifier } from "../../../lib/crypto/ed25519.ts";
import { detectProvider } from "../../../lib/crypto/providers.ts";
import { encodeUtf8 } from "../../../lib/format/utf8.ts";
import { validateRegistryEvidence } from "../../../lib/signed/registry-evidence.ts";
import { createDocumentVerifier } from "../../../lib/signed/verify.ts";
import { readAuditKeyFile } from "../../../server/cli/key-files.ts";
import { readOrganization } from "../../../server/cli/organization.ts";
import { provision } from "../../../server/cli/provision.ts";
import { readConfig } from "../../../server/config.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "mwp-provision-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const listen = { host: "127.0.0.1", port: 0 };
const treeOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );

describe("a development Organization", () => {
  it("comes with keys only their owner can read, Cards that verify and a configuration that is valid (MWP-IDN-001)", async () => {
    const folder = join(root, "org");
    const files = await provision(folder, listen, Date.now());
    expect(files.isNew).toBe(true);
    for (const name of readdirSync(join(folder, "keys")))
      expect(statSync(join(folder, "keys", name)).mode & 0o777).toBe(0o600);
    expect(readAuditKeyFile(readConfig(files.config).audit.keyFile)).toHaveLength(32);
    const organization = readOrganization(files.organization);
    const verifier = createVerifier(detectProvider());
    const evidence = validateRegistryEvidence(organization.registry, verifier);
    expect(evidence.ok).toBe(true);
    expect(files.cards).toHaveLength(2);
    for (const card of files.cards) {
      const result = createDocumentVerifier(verifier).verify(
        "agent-card",
        encodeUtf8(JSON.stringify(card)),
        evidence.ok ? evidence.registry : evidence,
      );
      expect(result.ok).toBe(true);
    }
    expect(readConfig(files.config).organizationId).toBe(organization.organizationId);
    expect(JSON.stringify(treeOf(folder)["organization.json"])).not.toContain("PRIVATE KEY");
  });

  it("is made once and left as it is", async () => {
    const folder = join(root, "org");
    await provision(folder, listen, Date.now());
    const before = treeOf(folder);
    const again = await provision(folder, listen, Date.now());
    expect(again.isNew).toBe(false);
    expect(treeOf(folder)).toEqual(before);
  });

  it("gets an audit key where an earlier release made it without one (MWP-MSN-023)", async () => {
    const folder = join(root, "org");
    const files = await provision(folder, listen, Date.now());
    const keyFile = join(folder, "keys", "audit.key");
    rmSync(keyFile);
    expect(() => readAuditKeyFile(keyFile)).toThrow(keyFile);
    expect((await provision(folder, listen, Date.now())).isNew).toBe(false);
    expect(readAuditKeyFile(readConfig(files.config).audit.keyFile)).toHaveLength(32);
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    writeFileSync(keyFile, "short");
    expect(() => readAuditKeyFile(keyFile)).toThrow("no audit key");
  });

  it("overwrites nothing: neither what was lost in part nor what belongs to somebody else", async () => {
    const folder = join(root, "org");
    await provision(folder, listen, Date.now());
    rmSync(join(folder, "config.json"));
    const before = treeOf(folder);
    await expect(provision(folder, listen, Date.now())).rejects.toThrow(/not empty and holds no config\.json/);
    expect(treeOf(folder)).toEqual(before);
    const foreign = join(root, "foreign");
    mkdirSync(join(foreign, "keys"), { recursive: true });
    writeFileSync(join(foreign, "keys", "human.pem"), "mine");
    await expect(provision(foreign, listen, Date.now())).rejects.toThrow(/not empty/);
    expect(readFileSync(join(foreign, "keys", "human.pem"), "utf8")).toBe("mine");
    writeFileSync(join(root, "file"), "");
    await expect(provision(join(root, "file"), listen, Date.now())).rejects.toThrow(/not a folder/);
  });

  it("heals after a run that was cut off while it made one", async () => {
    const folder = join(root, "org");
    mkdirSync(join(`${folder}.new`, "keys"), { recursive: true });
    writeFileSync(join(`${folder}.new`, "keys", "authority.pem"), "half");
    const files = await provision(folder, listen, Date.now());
    expect(readConfig(files.config).listen.host).toBe("127.0.0.1");
    expect(existsSync(`${folder}.new`)).toBe(false);
  });

  it("is not made for a port that is taken", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    await expect(provision(join(root, "org"), { host: "127.0.0.1", port }, Date.now())).rejects.toThrow(/is taken/);
    expect(existsSync(join(root, "org"))).toBe(false);
    await new Promise((resolve) => server.close(resolve));
  });
});
