import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  type Config,
  ConfigError,
  freshnessDefault,
  parseConfig,
  portDefault,
  readConfig,
} from "../../server/config.ts";

const signer = (name: string): object => ({
  principalId: `urn:example:service:${name}`,
  keyId: `urn:example:key:${name}`,
  keyFile: `keys/${name}.pem`,
});
const binding = {
  principal: { type: "service", id: "urn:example:service:authority" },
  keyId: "urn:example:key:authority",
  publicKey: "AAAA",
  validFrom: "2026-01-01T00:00:00Z",
  roles: ["identity"],
};
const sound = {
  organizationId: "urn:example:organization",
  publicHosts: ["localhost:8443"],
  tls: { certFile: "tls/cert.pem", keyFile: "/etc/key.pem" },
  store: { file: "authority.sqlite" },
  services: { authority: signer("authority"), registry: signer("registry") },
  bootstrap: [binding],
};

/** The configuration with the member at `path` replaced, or taken away. */
function changed(path: string, value: unknown): unknown {
  const copy = structuredClone(sound) as Record<string, unknown>;
  const names = path.split(".");
  const last = names.pop() as string;
  let at: Record<string, unknown> = copy;
  for (const name of names) {
    at[name] ??= {};
    at = at[name] as Record<string, unknown>;
  }
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

describe("a configuration", () => {
  it("is read with its defaults, frozen, and with paths that count from its folder", () => {
    const config = parseConfig(sound, "/srv/mwp");
    expect(config).toMatchObject({
      listen: { host: "127.0.0.1", port: portDefault },
      socket: "auto",
      freshness: freshnessDefault,
      logLevel: "info",
    });
    expect(config.tls).toEqual({ certFile: "/srv/mwp/tls/cert.pem", keyFile: "/etc/key.pem" });
    expect(config.store.file).toBe("/srv/mwp/authority.sqlite");
    expect(config.services.authority.keyFile).toBe("/srv/mwp/keys/authority.pem");
    expect(Object.isFrozen(config)).toBe(true);
    expect(parseConfig(changed("listen.port", 0), "/srv").listen.port).toBe(0);
  });

  it.each<[string, unknown]>([
    ["organizationId", undefined],
    ["organizationId", "no uri"],
    ["organizationId", `urn:${"x".repeat(600)}`],
    ["listen.port", 65_536],
    ["listen.port", "8443"],
    ["listen.port", 1.5],
    ["listen.host", ""],
    ["publicHosts", "localhost:8443"],
    ["publicHosts", [1]],
    ["tls", undefined],
    ["tls.certFile", undefined],
    ["tls.keyFile", 7],
    ["store.file", ""],
    ["socket", "bun"],
    ["services.authority", undefined],
    ["services.registry.keyId", "x"],
    ["services.authority.keyFile", undefined],
    ["bootstrap", {}],
    ["freshness.pastMs", 0],
    ["freshness.pastMs", 3_600_001],
    ["freshness.futureMs", -1],
    ["logLevel", "loud"],
  ])("that is wrong at %s names the member (%j)", (path, value) => {
    expect(() => parseConfig(changed(path, value), "/srv")).toThrow(ConfigError);
    expect(() => parseConfig(changed(path, value), "/srv")).toThrow(path);
  });

  it.each([
    "surprise",
    "listen.surprise",
    "tls.surprise",
    "store.surprise",
    "services.surprise",
    "services.authority.surprise",
    "freshness.surprise",
  ])("with the unknown member %s is refused by its name", (path) => {
    expect(() => parseConfig(changed(path, 1), "/srv")).toThrow(`unknown member ${path}`);
  });

  it.each<[string, object, string]>([
    ["validFrom", { validFrom: "yesterday" }, "bootstrap[0].validFrom"],
    ["principal type", { principal: { type: "robot", id: "urn:x:y" } }, "bootstrap[0].principal.type"],
    ["unknown member", { extra: 1 }, "bootstrap[0].extra"],
    ["role", { roles: [""] }, "bootstrap[0].roles[0]"],
  ])("with a bootstrap binding of a wrong %s names it", (_, over, name) => {
    expect(() => parseConfig({ ...sound, bootstrap: [{ ...binding, ...over }] }, "/srv")).toThrow(name);
  });

  it.each([
    ["an array", []],
    ["text", "x"],
    ["null", null],
  ])("that is %s is refused", (_, raw) => {
    expect(() => parseConfig(raw, "/srv")).toThrow("the configuration must be an object");
  });

  it("yields to the environment", () => {
    const environment = { MWP_HOST: "0.0.0.0", MWP_PORT: "9000", MWP_LOG_LEVEL: "debug" };
    const config: Config = parseConfig({ ...sound, listen: { port: 1 }, logLevel: "warn" }, "/srv", environment);
    expect([config.listen, config.logLevel]).toEqual([{ host: "0.0.0.0", port: 9000 }, "debug"]);
  });

  it.each([
    ["MWP_PORT", ""],
    ["MWP_PORT", "0x10"],
    ["MWP_PORT", " 80"],
    ["MWP_PORT", "70000"],
    ["MWP_PORT", "-1"],
    ["MWP_HOST", ""],
    ["MWP_LOG_LEVEL", "loud"],
  ])("refuses %s=%j of the environment", (name, value) => {
    expect(() => parseConfig(sound, "/srv", { [name]: value })).toThrow(ConfigError);
  });

  it("is read from a file, and says which file it cannot use", () => {
    const folder = mkdtempSync(join(tmpdir(), "mwp-config-"));
    const file = join(folder, "config.json");
    try {
      expect(() => readConfig(file)).toThrow(`cannot read the configuration file ${file}`);
      writeFileSync(file, "{");
      expect(() => readConfig(file)).toThrow(`${file} is not JSON`);
      writeFileSync(file, JSON.stringify(sound));
      expect(readConfig(file).store.file).toBe(join(folder, "authority.sqlite"));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
