import { X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { TlsFiles } from "../../../server/socket/port.ts";
import { ensureSelfSigned, renewalDays, validityDays } from "../../../server/socket/self-signed.ts";

const dayMs = 86_400_000;

function files(): TlsFiles {
  const folder = join(mkdtempSync(join(tmpdir(), "mwp-self-signed-")), "deeper");
  return { certFile: join(folder, "cert.pem"), keyFile: join(folder, "key.pem") };
}

describe("ensureSelfSigned", () => {
  it("makes a P-256 certificate for the loopback names, valid 397 days, key readable by the owner alone", async () => {
    const made = files();
    const nowMs = Date.now();
    expect(await ensureSelfSigned(made, nowMs)).toBe(true);
    const certificate = new X509Certificate(readFileSync(made.certFile));
    expect(certificate.subjectAltName).toBe("DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1");
    expect(certificate.publicKey.asymmetricKeyDetails).toMatchObject({ namedCurve: "prime256v1" });
    expect(certificate.ca).toBe(false);
    expect(Math.round((Date.parse(certificate.validTo) - nowMs) / dayMs)).toBe(validityDays);
    expect(statSync(made.keyFile).mode & 0o777).toBe(0o600);
  });

  it("keeps what serves and replaces what expires soon", async () => {
    const made = files();
    const nowMs = Date.now();
    await ensureSelfSigned(made, nowMs);
    const first = readFileSync(made.certFile, "utf8");
    expect(await ensureSelfSigned(made, nowMs + (validityDays - renewalDays - 1) * dayMs)).toBe(false);
    expect(readFileSync(made.certFile, "utf8")).toBe(first);
    expect(await ensureSelfSigned(made, nowMs + (validityDays - renewalDays + 1) * dayMs)).toBe(true);
    expect(readFileSync(made.certFile, "utf8")).not.toBe(first);
  });

  it("replaces broken files and pairs that do not belong together", async () => {
    const made = files();
    const other = files();
    await ensureSelfSigned(made, Date.now());
    await ensureSelfSigned(other, Date.now());
    writeFileSync(made.certFile, "broken");
    expect(await ensureSelfSigned(made, Date.now())).toBe(true);
    writeFileSync(made.keyFile, readFileSync(other.keyFile));
    expect(await ensureSelfSigned(made, Date.now())).toBe(true);
    expect(await ensureSelfSigned(made, Date.now())).toBe(false);
  });

  it("is trusted by a client that is given it, by name and by address", async () => {
    const made = files();
    await ensureSelfSigned(made, Date.now());
    const ca = readFileSync(made.certFile);
    const server = createServer({ cert: ca, key: readFileSync(made.keyFile) }, (_, response) => response.end());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    for (const host of ["localhost", "127.0.0.1"]) {
      const status = await new Promise((resolve, reject) => {
        request({ host, port, ca, agent: false, family: 4 }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on("error", reject)
          .end();
      });
      expect(status).toBe(200);
    }
    server.close();
    server.closeAllConnections();
  });
});
