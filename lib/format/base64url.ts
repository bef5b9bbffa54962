const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const notInAlphabet = 64;
const sextets = Uint8Array.from({ length: 128 }, (_, code) => {
  const sextet = alphabet.indexOf(String.fromCharCode(code));
  return sextet < 0 ? notInAlphabet : sextet;
});

/** RFC 4648 section 5 text of bytes, without padding (MWP-FND-007). */
export function encodeBase64url(bytes: Uint8Array): string {
  let text = "";
  let bits = 0;
  let width = 0;
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xffff;
    width += 8;
    while (width >= 6) {
      width -= 6;
      text += alphabet.charAt((bits >> width) & 63);
    }
  }
  return width === 0 ? text : text + alphabet.charAt((bits << (6 - width)) & 63);
}

/**
 * Bytes of canonical unpadded base64url, or undefined for any other spelling: foreign characters, `=`, a length of
 * 4n+1, non-zero pad bits (RFC 4648 sections 3.2, 3.5 and 5; MWP-FND-007). The empty text is refused too: base64url in
 * the protocol always stands for something.
 */
export function decodeBase64url(text: string): Uint8Array | undefined {
  if (text === "" || text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array((text.length * 3) >> 2);
  let bits = 0;
  let width = 0;
  let filled = 0;
  for (let index = 0; index < text.length; index++) {
    const sextet = sextets[text.charCodeAt(index)] ?? notInAlphabet;
    if (sextet === notInAlphabet) return undefined;
    bits = ((bits << 6) | sextet) & 0xffff;
    width += 6;
    if (width >= 8) {
      width -= 8;
      bytes[filled++] = bits >> width;
    }
  }
  const padBits = bits & ((1 << width) - 1);
  return padBits === 0 ? bytes : undefined;
}
