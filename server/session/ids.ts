/** A fresh `urn:uuid:` (version 4). */
export function newId(): string {
  return `urn:uuid:${crypto.randomUUID()}`;
}
