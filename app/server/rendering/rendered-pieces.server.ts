import { Writable } from "node:stream";
import { joinParts, openGzip, type Part } from "./cached-parts.server";
import { lowerScriptPriority } from "./script-priority.server";

type Document = Buffer<ArrayBuffer>;

/** Tells proxies, and `sendAnswer`, to pass on each piece of an answer as it comes. */
export const unbuffered = { name: "X-Accel-Buffering", value: "no" };

/** Gathers a rendered document and passes it on in one piece when it is complete. */
export const gatherDocument = (take: (document: Document) => void): Writable => gather({ end: take });

type Pieces = { isGzip: boolean; partsOf: (document: Document) => Part[] };

/**
 * Returns a document in the pieces in which it is rendered: the page first, then each of its parts. They wait in memory for a slow browser;
 * nothing waits for it.
 */
export function piecesOf(start: (rendered: Writable) => void, { isGzip, partsOf }: Pieces): ReadableStream<Uint8Array> {
  const gzip = isGzip ? openGzip() : { add: joinParts, end: () => Buffer.alloc(0) };
  let isWanted = true;
  return new ReadableStream({
    start(sent) {
      let isFirst = true;
      const send = (piece: Document) => {
        if (isWanted && piece.length > 0) sent.enqueue(gzip.add(partsOf(isFirst ? lowerScriptPriority(piece) : piece)));
        isFirst = false;
      };
      const end = (last: Document) => {
        send(last);
        if (!isWanted) return;
        sent.enqueue(gzip.end());
        sent.close();
      };
      start(gather({ flush: send, end }));
    },
    cancel() {
      isWanted = false;
    },
  });
}

/** Gathers what React writes, until it asks for it to be sent, or ends. */
function gather({ flush, end }: { flush?: (piece: Document) => void; end: (last: Document) => void }): Writable {
  let written: Buffer[] = [];
  const taken = () => {
    const piece = Buffer.concat(written);
    written = [];
    return piece;
  };
  const writable = new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, done) {
      written.push(piece);
      done();
    },
    final(done) {
      end(taken());
      done();
    },
  });
  return flush ? Object.assign(writable, { flush: () => flush(taken()) }) : writable;
}
