/** Longest identifier in a protocol document (`common.schema.json#/$defs/id`). */
export const protocolIdLengthMax = 512;

// Nearly every identifier is one of these: a scheme and a path, no authority, no percent escape.
const plainUri = /^[A-Za-z][A-Za-z0-9+.-]*:(?!\/\/)[A-Za-z0-9._~!$&'()*+,;=:@/-]*$/;

const schemeAndRest = /^[A-Za-z][A-Za-z0-9+.-]*:/;
const brokenEscape = /%(?![0-9A-Fa-f]{2})/;
const notInUserinfo = /[^A-Za-z0-9._~!$&'()*+,;=:%-]/;
const notInRegName = /[^A-Za-z0-9._~!$&'()*+,;=%-]/;
const notInPath = /[^A-Za-z0-9._~!$&'()*+,;=:@/%-]/;
const notInQuery = /[^A-Za-z0-9._~!$&'()*+,;=:@/?%-]/;
const portText = /^[0-9]*$/;
const ipvFuture = /^[vV][0-9A-Fa-f]+\.[A-Za-z0-9._~!$&'()*+,;=:-]+$/;
const h16 = /^[0-9A-Fa-f]{1,4}$/;
const octet = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])";
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`);

/**
 * Whether the whole text is an RFC 3986 `URI`: a scheme is required, a fragment allowed, characters outside ASCII are
 * not. This is JSON Schema `format: uri` and the form of every Registry identifier (MWP-FND-008, MWP-FND-009). Nothing
 * is normalised, and the time is linear in the length.
 */
export function isAbsoluteUri(text: string): boolean {
  if (plainUri.test(text)) return true;
  const scheme = schemeAndRest.exec(text)?.[0];
  if (scheme === undefined || brokenEscape.test(text)) return false;
  const [beforeFragment, fragment] = cut(text.slice(scheme.length), "#");
  const [hierarchy, query] = cut(beforeFragment, "?");
  if (notInQuery.test(fragment) || notInQuery.test(query)) return false;
  if (!hierarchy.startsWith("//")) return !notInPath.test(hierarchy);
  const pathStart = hierarchy.indexOf("/", 2);
  const authority = hierarchy.slice(2, pathStart < 0 ? undefined : pathStart);
  return isAuthority(authority) && (pathStart < 0 || !notInPath.test(hierarchy.slice(pathStart)));
}

/** Whether the text is an identifier of a protocol document: a URI of at most 512 characters (MWP-FND-008). */
export function isProtocolId(text: string): boolean {
  return text.length <= protocolIdLengthMax && isAbsoluteUri(text);
}

function isAuthority(authority: string): boolean {
  const at = authority.indexOf("@");
  if (at >= 0 && notInUserinfo.test(authority.slice(0, at))) return false;
  const hostAndPort = authority.slice(at + 1);
  if (!hostAndPort.startsWith("[")) {
    const [host, port] = cut(hostAndPort, ":");
    return !notInRegName.test(host) && portText.test(port);
  }
  const close = hostAndPort.indexOf("]");
  const afterHost = hostAndPort.slice(close + 1);
  if (close < 0 || !(afterHost === "" || (afterHost.startsWith(":") && portText.test(afterHost.slice(1)))))
    return false;
  const literal = hostAndPort.slice(1, close);
  return ipvFuture.test(literal) || isIpv6(literal);
}

/** IPv6address of RFC 3986 section 3.2.2: eight groups, or fewer around one `::`; the last two may be an IPv4 address. */
function isIpv6(text: string): boolean {
  const longest = "ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255".length;
  if (text.length > longest) return false;
  const halves = text.split("::");
  if (halves.length > 2) return false;
  const [left = "", right] = halves;
  const leftGroups = countGroups(left, right === undefined);
  const rightGroups = countGroups(right ?? "", true);
  if (leftGroups === undefined || rightGroups === undefined) return false;
  return right === undefined ? leftGroups === 8 : leftGroups + rightGroups <= 7;
}

function countGroups(text: string, ipv4Allowed: boolean): number | undefined {
  if (text === "") return 0;
  const groups = text.split(":");
  const last = groups[groups.length - 1] ?? "";
  const endsInIpv4 = ipv4Allowed && ipv4.test(last);
  const hexGroups = endsInIpv4 ? groups.slice(0, -1) : groups;
  if (!hexGroups.every((group) => h16.test(group))) return undefined;
  return hexGroups.length + (endsInIpv4 ? 2 : 0);
}

function cut(text: string, separator: string): readonly [before: string, after: string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
