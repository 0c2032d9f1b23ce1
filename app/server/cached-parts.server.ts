import { constants, crc32, deflateRawSync } from "node:zlib";

/** A part of documents that never changes during the life of the process, compressed once. */
export type CachedPart = { readonly text: string; readonly bytesLength: number; readonly deflated: Buffer };

/** What documents are assembled from: bytes of this response, a word too short to compress, and cached parts. */
export type Part = Buffer | string | CachedPart;

/** Returns a cached part. It ends on a whole byte and refers to nothing before it, so that it can be inserted anywhere. */
export const cachePart = (text: string): CachedPart => ({
  text,
  bytesLength: Buffer.byteLength(text),
  deflated: deflated(Buffer.from(text), 9),
});

/** Returns the parts as one document. */
export const joinParts = (parts: readonly Part[]): Buffer<ArrayBuffer> =>
  Buffer.concat(parts.map((part) => (Buffer.isBuffer(part) ? part : Buffer.from(typeof part === "string" ? part : part.text))));

/** Returns the parts as one gzip document; only new ones are compressed, and only as much as saves time. */
export function gzipParts(parts: readonly Part[]): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = [gzipHeader];
  let checksum = 0;
  let length = 0;
  for (const part of parts) {
    const isKept = typeof part === "object" && "deflated" in part;
    const content = isKept ? part.text : part;
    checksum = crc32(content, checksum);
    length += isKept ? part.bytesLength : Buffer.byteLength(part as Buffer | string);
    pieces.push(isKept ? part.deflated : typeof part === "string" ? stored(part) : deflated(part as Buffer, 3));
  }
  const trailer = Buffer.alloc(emptyLastBlock.length + 8);
  emptyLastBlock.copy(trailer);
  trailer.writeUInt32LE(checksum, emptyLastBlock.length);
  trailer.writeUInt32LE(length % 2 ** 32, emptyLastBlock.length + 4);
  return Buffer.concat([...pieces, trailer]);
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const emptyLastBlock = Buffer.from([3, 0]);

const deflated = (bytes: Buffer, level: number) => deflateRawSync(bytes, { level, finishFlush: constants.Z_SYNC_FLUSH });

/** Returns an uncompressed deflate block. */
function stored(text: string): Buffer {
  const bytes = Buffer.from(text);
  const block = Buffer.alloc(5 + bytes.length);
  block.writeUInt16LE(bytes.length, 1);
  block.writeUInt16LE(bytes.length ^ 0xffff, 3);
  bytes.copy(block, 5);
  return block;
}
