import { gzipSync } from "node:zlib";
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from "@react-router/node";
import compression from "compression";
import type { Response as Answer, Request as Asked } from "express";
import { unbuffered } from "../rendering/rendered-pieces.server";

/** Minimum size in bytes of a response that is compressed. */
const compressedFrom = 1024;

/** How much of gzip is done: more would take longer than it saves. */
const level = 3;

/** The content types of responses that are created individually and complete before they are sent: pages, their data, results of calls. */
const wholeTypes = /^(?:text\/html|text\/x-script|application\/json)\b/;

/**
 * A request that has this signal itself. `Request` would follow a given one with its own, through a weak reference and a finalizer: every
 * request would stay in memory until the next major garbage collection, and the finalizers of a minute would then take 50 ms at once.
 */
class AskedRequest extends Request {
  override readonly signal: AbortSignal;

  constructor(url: string, init: RequestInit, signal: AbortSignal) {
    super(url, init);
    this.signal = signal;
  }
}

/** Returns the request for the router; its signal is aborted when the connection closes before the response is complete. */
export async function requestOf(asked: Asked, answer: Answer, origin: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, values] of Object.entries(asked.headers)) {
    for (const value of [values ?? []].flat()) headers.append(name, value);
  }
  const closed = new AbortController();
  answer.on("close", () => answer.writableFinished || closed.abort());
  const { method } = asked;
  const body = method === "GET" || method === "HEAD" ? null : await bodyOf(asked);
  const request: RequestInit & { duplex: "half" } = { method, headers, body, duplex: "half" };
  return new AskedRequest(origin + asked.originalUrl, request, closed.signal);
}

/** Returns a body of declared length in one piece, which takes less time than a stream; one that comes in chunks is read as it comes. */
const bodyOf = (asked: Asked): ReadableStream<Uint8Array> | Promise<Uint8Array<ArrayBuffer>> =>
  asked.headers["content-length"] === undefined ? createReadableStreamFromReadable(asked) : gathered(asked);

function gathered(asked: Asked): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    asked.on("data", (chunk: Buffer) => chunks.push(chunk));
    asked.on("end", () => resolve(Buffer.concat(chunks)));
    asked.on("error", reject);
  });
}

/**
 * Sends the router's response. A complete one is compressed in one piece, only as much as saves time, and sent in one piece: streams and
 * another thread would cost more than the work itself. A file that is still being written is streamed, and so is a page whose parts follow.
 */
export async function sendAnswer(asked: Asked, answer: Answer, sent: Response): Promise<void> {
  const { status, statusText, headers, body } = sent;
  if (answer.destroyed || answer.writableEnded) return body?.cancel();
  const isWhole = wholeTypes.test(headers.get("Content-Type") ?? "") && !headers.has(unbuffered.name);
  const bytes = isWhole && body ? new Uint8Array(await sent.arrayBuffer()) : null;
  answer.statusMessage = statusText;
  answer.status(status);
  if (headers.has("Cache-Control")) answer.removeHeader("Cache-Control");
  for (const [name, value] of headers) answer.append(name, value);
  if (bytes) sendWhole(answer, compressed(bytes, asked, answer));
  else if (body) await sendStream(body, asked, answer);
  else answer.end();
}

/** Sends all of an answer with its length: without that, it would be sent in chunks. */
export function sendWhole(answer: Answer, bytes: Uint8Array): void {
  answer.set("Content-Length", String(bytes.length)).end(bytes);
}

const compress = compression({ level });

/** Sends a stream, compressed as it comes if its type can be. A browser that goes before its end is no failure. */
async function sendStream(body: ReadableStream<Uint8Array>, asked: Asked, answer: Answer): Promise<void> {
  compress(asked, answer, () => undefined);
  let hasGone = false;
  answer.once("close", () => {
    hasGone = !answer.writableFinished;
  });
  try {
    await writeReadableStreamToWritable(body, answer);
  } catch (error) {
    if (!hasGone) throw error;
  }
}

function compressed(bytes: Uint8Array, asked: Asked, answer: Answer): Uint8Array {
  answer.vary("Accept-Encoding");
  const isAsked = asked.headers["accept-encoding"] === "gzip" && !answer.hasHeader("Content-Encoding");
  if (!isAsked || bytes.length < compressedFrom || /\bno-transform\b/.test(String(answer.getHeader("Cache-Control") ?? ""))) return bytes;
  answer.set("Content-Encoding", "gzip");
  return gzipSync(bytes, { level });
}
