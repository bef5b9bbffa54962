import { lookup } from "node:dns/promises";
import { createServer, isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { SocketError } from "./port.ts";

const loopback: readonly string[] = ["127.0.0.1", "::1"];

/**
 * The IP addresses to bind for `host`: both loopback addresses for `localhost`, as far as this machine has them (RFC 6761 section 6.3:
 * clients try either), else one. Rejects with {@link SocketError} `address-unusable` for a name that does not resolve.
 */
export async function listenAddresses(host: string): Promise<readonly [string, ...string[]]> {
  if (host.toLowerCase() === "localhost") {
    const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const [first = "127.0.0.1", ...more] = loopback.filter((address) => own.some((one) => one.address === address));
    return [first, ...more];
  }
  if (isIP(host) !== 0) return [host];
  try {
    return [(await lookup(host)).address];
  } catch (cause) {
    throw new SocketError("address-unusable", `cannot listen: the host name ${host} does not resolve`, { cause });
  }
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "the port is in use",
  EACCES: "not permitted; ports below 1024 often need a privilege",
  EADDRNOTAVAIL: "this machine has no such address",
  EAFNOSUPPORT: "this machine does not speak this kind of address",
};

/** Why an address could not be bound, in one line, from what the system said. */
export function bindError(address: string, port: number, cause: unknown): SocketError {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown reason";
  const reason = reasons[code];
  const text = reason === undefined ? code : `${reason} (${code})`;
  return new SocketError("address-unusable", `cannot listen on ${address} port ${port}: ${text}`, { cause });
}

/** What the system says when `address` is bound, or undefined when it lets us: for an addon that only says no. */
export function probeBind(address: string, port: number): Promise<Error | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", resolve);
    server.listen({ host: address, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
