import { constants, crc32, deflateRawSync } from "node:zlib";
import { factorOf, joinedChecksum } from "./joined-checksum.server";

/**
 * Bytes that several documents contain, compressed once, when they are first sent compressed, and their checksum. They end on a whole byte
 * and refer to nothing before them, so that they can be inserted anywhere.
 */
export class CachedPart {
  readonly bytes: Buffer;
  #deflated: Buffer | null = null;
  #sum: { checksum: number; factor: number } | null = null;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  get deflated(): Buffer {
    this.#deflated ??= deflated(this.bytes, 9);
    return this.#deflated;
  }

  /** What `joinedChecksum` needs of the bytes. */
  get sum(): { checksum: number; factor: number } {
    this.#sum ??= { checksum: crc32(this.bytes), factor: factorOf(this.bytes.length) };
    return this.#sum;
  }
}

/** What documents are assembled from: bytes of this response, a word too short to compress, and cached parts. */
export type Part = Buffer | string | CachedPart;

const bytesOf = (part: Part): Buffer => (part instanceof CachedPart ? part.bytes : Buffer.isBuffer(part) ? part : Buffer.from(part));

/** Returns the parts as one document. */
export const joinParts = (parts: readonly Part[]): Buffer<ArrayBuffer> => Buffer.concat(parts.map(bytesOf));

/** Returns the parts as one gzip document; only new ones are compressed, and only as much as saves time. */
export function gzipParts(parts: readonly Part[]): Buffer<ArrayBuffer> {
  const { add, end } = openGzip();
  return Buffer.concat([add(parts), end()]);
}

/** A gzip document that is sent as it is made: what `add` returns can be read without what follows it, and `end` returns its end. */
export function openGzip(): { add: (parts: readonly Part[]) => Buffer<ArrayBuffer>; end: () => Buffer<ArrayBuffer> } {
  let checksum = 0;
  let length = 0;
  let pieces: Buffer[] = [gzipHeader];
  const add = (parts: readonly Part[]) => {
    for (const part of parts) {
      const bytes = bytesOf(part);
      checksum = part instanceof CachedPart ? joinedChecksum(checksum, part.sum) : crc32(bytes, checksum);
      length += bytes.length;
      pieces.push(part instanceof CachedPart ? part.deflated : typeof part === "string" ? stored(bytes) : deflated(bytes, 3));
    }
    const added = Buffer.concat(pieces);
    pieces = [];
    return added;
  };
  const end = () => {
    const trailer = Buffer.alloc(emptyLastBlock.length + 8);
    emptyLastBlock.copy(trailer);
    trailer.writeUInt32LE(checksum, emptyLastBlock.length);
    trailer.writeUInt32LE(length % 2 ** 32, emptyLastBlock.length + 4);
    return trailer;
  };
  return { add, end };
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const emptyLastBlock = Buffer.from([3, 0]);

const deflated = (bytes: Buffer, level: number) => deflateRawSync(bytes, { level, finishFlush: constants.Z_SYNC_FLUSH });

/** Returns an uncompressed deflate block. */
function stored(bytes: Buffer): Buffer {
  const block = Buffer.alloc(5 + bytes.length);
  block.writeUInt16LE(bytes.length, 1);
  block.writeUInt16LE(bytes.length ^ 0xffff, 3);
  bytes.copy(block, 5);
  return block;
}
