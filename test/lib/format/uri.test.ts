import { describe, expect, it } from "vitest";
import { isAbsoluteUri, isProtocolId, protocolIdLengthMax } from "../../../lib/format/uri.ts";

describe("URIs", () => {
  it.each([
    "urn:uuid:11111111-2222-4333-8444-555555555555",
    "https://example.com/a?b=c#d",
    "x:",
    "x:?q",
    "x:#f",
    "x://",
    "x:///path",
    "x:/a//b",
    "x:a//b",
    "http://user:pw@example.com:8080/p",
    "http://[::1]:80/",
    "http://[1:2:3:4:5:6:7:8]",
    "http://[1:2:3:4:5:6:7::]",
    "http://[::2:3:4:5:6:7:8]",
    "http://[1:2:3:4:5:6:255.255.255.255]",
    "http://[::ffff:1.2.3.4]",
    "http://[v1.a:b]",
    "http://host:",
    "http://999.999.999.999/",
    "a+b-c.d:e%2Ff",
    "mailto:a@b",
  ])("accepts %s (MWP-FND-008)", (text) => {
    expect(isAbsoluteUri(text)).toBe(true);
  });

  it.each([
    "",
    "relative",
    "/path",
    "//host/path",
    "1a:b",
    ":a",
    "urn:a b",
    "urn:a\n",
    "urn:é",
    "urn:%",
    "urn:%2",
    "urn:%gg",
    "urn:a[b]",
    "urn:a\\b",
    'urn:"a"',
    "urn:a^b",
    "urn:a`b",
    "urn:{a}",
    "urn:a|b",
    "urn:<a>",
    "urn:a#b#c",
    "urn:a\u0000",
    "http://a@b@c/",
    "http://host:8a/",
    "http://host:80:80/",
    "http://[::1",
    "http://::1]/",
    "http://[::1]a/",
    "http://[::1::2]/",
    "http://[:::]/",
    "http://[1:2:3:4:5:6:7]/",
    "http://[1:2:3:4:5:6:7:8:9]/",
    "http://[1:2:3:4::5:6:7:8]/",
    "http://[12345::]/",
    "http://[::1.2.3]/",
    "http://[::01.2.3.4]/",
    "http://[::256.2.3.4]/",
    "http://[1.2.3.4::]/",
    "http://[::1.2.3.4:5]/",
    "http://[fe80::1%25en1]/",
    "http://[v.a]/",
    "http://[v1.]/",
    "http://ho[st/",
  ])("refuses %j (MWP-FND-008)", (text) => {
    expect(isAbsoluteUri(text)).toBe(false);
  });

  it("limits identifiers of documents, not URIs (MWP-FND-008)", () => {
    const longest = `urn:${"a".repeat(protocolIdLengthMax - 4)}`;
    expect(isProtocolId(longest)).toBe(true);
    expect(isProtocolId(`${longest}a`)).toBe(false);
    expect(isAbsoluteUri(`${longest}a`)).toBe(true);
  });

  it("is linear: long input of every awkward sort", () => {
    const start = performance.now();
    for (const piece of ["a", ":", "%41", "%", "@", "/", "[", "a:", "?", "1.", "::"]) {
      for (const prefix of ["x:", "x://", "x://[", "x://a@"]) isAbsoluteUri(prefix + piece.repeat(1_000_000));
    }
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
