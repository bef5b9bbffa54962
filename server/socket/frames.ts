/**
 * Unmasked, unfragmented text frames of a server (RFC 6455 section 5.2), one behind the other in one array:
 * what a commit has for one subscriber goes out in one write.
 */
export function textFrames(payloads: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const payload of payloads) length += headerBytes(payload.length) + payload.length;
  const block = Buffer.allocUnsafe(length);
  let offset = 0;
  for (const payload of payloads) {
    offset = writeHeader(block, offset, payload.length);
    block.set(payload, offset);
    offset += payload.length;
  }
  return block;
}

/**
 * {@link textFrames} with a memory of one: the frames of a commit go to many connections in turn, and building the block anew
 * for each would cost more than sending it. Payloads must therefore never change once they were handed over.
 */
export function createTextFramer(): (payloads: readonly Uint8Array[]) => Uint8Array {
  let known: readonly Uint8Array[] = [];
  let block = textFrames(known);
  return (payloads) => {
    if (payloads.length !== known.length || payloads.some((payload, i) => payload !== known[i])) {
      block = textFrames(payloads);
      known = [...payloads];
    }
    return block;
  };
}

/** Sum of the payload lengths. */
export function totalBytes(payloads: readonly Uint8Array[]): number {
  let bytes = 0;
  for (const payload of payloads) bytes += payload.length;
  return bytes;
}

const finalText = 0x81;

function headerBytes(length: number): number {
  if (length < 126) return 2;
  return length < 65_536 ? 4 : 10;
}

/** Writes the header of the shortest form and returns the offset behind it. */
function writeHeader(block: Uint8Array, offset: number, length: number): number {
  const view = new DataView(block.buffer, block.byteOffset + offset, headerBytes(length));
  view.setUint8(0, finalText);
  if (length < 126) view.setUint8(1, length);
  else if (length < 65_536) {
    view.setUint8(1, 126);
    view.setUint16(2, length);
  } else {
    view.setUint8(1, 127);
    view.setBigUint64(2, BigInt(length));
  }
  return offset + view.byteLength;
}
