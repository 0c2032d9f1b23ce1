import type { Request } from "express";

/** The largest request body without a file: 1 MB (1,048,576 bytes). The largest legitimate one is a batch of 1,000 rows. */
export const bodyLimitBytes = 1024 * 1024;

/** Bytes of a form or call with a file of at most 5 MB: a photo is a third longer as base64, a table by what JSON escapes in it. */
export const fileLimitBytes = 8 * 1024 * 1024;

const withFile = [
  /^\/history\/history-detail\/return\/[^/]+\/[^/]+\/[^/]+$/,
  /^\/api\/gp\/passthrough\/api\/gporders\/orders\/[^/]+\/transactions\/[^/]+\/lines\/[^/]+\/return$/,
  /^\/operator\/imports(\.data)?$/,
  /^\/api\/operator\/imports\/previews$/,
];

/** Bytes that this request may send. */
function limitOf({ method, path }: Request): number {
  return method === "POST" && withFile.some((pattern) => pattern.test(path)) ? fileLimitBytes : bodyLimitBytes;
}

/** Does the request announce more than it may send? */
export function announcesTooMuch(request: Request): boolean {
  return Number(request.get("content-length") ?? 0) > limitOf(request);
}

/**
 * Counts what an unannounced (chunked) body really sends. Once it is too much, `refuse` answers, the reader gets an error instead of
 * a body that ends too early, and the rest is thrown away. It listens beside the reader, so it must be called in the same turn in
 * which the reader begins.
 */
export function watchBody(request: Request, refuse: () => void): void {
  if (request.get("transfer-encoding") === undefined) return;
  let receivedBytes = 0;
  const count = (chunk: Buffer) => {
    receivedBytes += chunk.byteLength;
    if (receivedBytes <= limitOf(request)) return;
    refuse();
    request.removeAllListeners("data");
    if (request.listenerCount("error") > 0) request.emit("error", new Error("the body is larger than the limit"));
    request.removeAllListeners("end").resume();
  };
  request.on("data", count);
}
