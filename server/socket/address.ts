import { isIPv6, SocketAddress } from "node:net";

/** One text form per address: IPv6 as RFC 5952 writes it and without zone, IPv4-mapped IPv6 as IPv4. Other text stays as it is. */
export function formatAddress(text: string): string {
  const unzoned = text.replace(/%.*$/, "");
  if (!isIPv6(unzoned)) return text;
  return new SocketAddress({ address: unzoned, family: "ipv6" }).address.replace(/^::ffff:(?=\d+\.)/, "");
}

/** Counts what each remote address holds open, up to a limit. */
export class AddressCounter {
  readonly #max: number;
  readonly #open = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Takes one place, or returns false when the address has none left. Every true is paid back by one {@link leave}. */
  enter(address: string): boolean {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#max) return false;
    this.#open.set(address, open + 1);
    return true;
  }

  leave(address: string): void {
    const open = this.#open.get(address) ?? 0;
    if (open > 1) this.#open.set(address, open - 1);
    else this.#open.delete(address);
  }
}
