import { describe, expect, it } from "vitest";
import { AddressCounter, formatAddress } from "../../../server/socket/address.ts";

describe("formatAddress", () => {
  it.each([
    ["127.0.0.1", "127.0.0.1"],
    ["::1", "::1"],
    ["0000:0000:0000:0000:0000:0000:0000:0001", "::1"],
    ["2001:0DB8:0000:0000:0001:0000:0000:0001", "2001:db8::1:0:0:1"],
    ["::ffff:10.0.0.7", "10.0.0.7"],
    ["0000:0000:0000:0000:0000:ffff:0a00:0007", "10.0.0.7"],
    ["fe80::1%eth0", "fe80::1"],
    ["", ""],
    ["not an address", "not an address"],
  ])("writes %j as %j (RFC 5952)", (given, wanted) => {
    expect(formatAddress(given)).toBe(wanted);
  });
});

describe("AddressCounter", () => {
  it("gives each address its own places and takes them back", () => {
    const counter = new AddressCounter(2);
    expect([counter.enter("a"), counter.enter("a"), counter.enter("a"), counter.enter("b")]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    counter.leave("a");
    expect([counter.enter("a"), counter.enter("a")]).toEqual([true, false]);
  });

  it("starts anew for an address that left entirely", () => {
    const counter = new AddressCounter(1);
    for (let i = 0; i < 3; i += 1) {
      expect(counter.enter("a")).toBe(true);
      counter.leave("a");
    }
  });
});
