import type { UpgradeRequest } from "./port.ts";

/** Why a request is no opening handshake of RFC 6455 section 4.2.1, as the HTTP answer to it. */
export interface HandshakeFault {
  readonly status: 400 | 405 | 426;
  readonly headers?: Readonly<Record<string, string>>;
}

const keyForm = /^[A-Za-z0-9+/]{21}[AQgw]==$/;

/** Judges a request that carries an Upgrade header; undefined when it asks correctly for WebSocket version 13. */
export function handshakeFault(method: string, headers: ReadonlyMap<string, string>): HandshakeFault | undefined {
  if (headers.get("upgrade")?.toLowerCase() !== "websocket") return { status: 400 };
  if (method !== "GET") return { status: 405, headers: { allow: "GET" } };
  if (!tokens(headers.get("connection")).includes("upgrade")) return { status: 400 };
  if (headers.get("sec-websocket-version") !== "13")
    return { status: 426, headers: { "sec-websocket-version": "13", upgrade: "websocket" } };
  return keyForm.test(headers.get("sec-websocket-key") ?? "") && headers.has("host") ? undefined : { status: 400 };
}

/** What the caller may judge of a correct handshake. */
export function upgradeRequest(
  path: string,
  headers: ReadonlyMap<string, string>,
  remoteAddress: string,
): UpgradeRequest {
  const origin = headers.get("origin");
  return { host: headers.get("host") ?? "", path, remoteAddress, ...(origin === undefined ? {} : { origin }) };
}

function tokens(list = ""): readonly string[] {
  return list.split(",").map((token) => token.trim().toLowerCase());
}
