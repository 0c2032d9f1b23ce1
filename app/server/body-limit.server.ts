import type { Request } from "express";

/** Maximum size of a request body without a file: 1 MB (1,048,576 bytes). The largest legitimate one is a batch of 1,000 rows. */
export const bodyLimitBytes = 1024 * 1024;

/** Maximum bytes of a form or call with a file of at most 5 MB: base64 enlarges a photo by a third, JSON escapes enlarge a table. */
export const fileLimitBytes = 8 * 1024 * 1024;

const withFile = [
  /^\/history\/history-detail\/return\/[^/]+\/[^/]+\/[^/]+$/,
  /^\/api\/gp\/passthrough\/api\/gporders\/orders\/[^/]+\/transactions\/[^/]+\/lines\/[^/]+\/return$/,
  /^\/operator\/imports(\.data)?$/,
  /^\/api\/operator\/imports\/previews$/,
];

/** Returns the maximum size of this request in bytes. */
function limitOf({ method, path }: Request): number {
  return method === "POST" && withFile.some((pattern) => pattern.test(path)) ? fileLimitBytes : bodyLimitBytes;
}

/** Whether the request's declared length exceeds its limit. */
export function announcesTooMuch(request: Request): boolean {
  return Number(request.get("content-length") ?? 0) > limitOf(request);
}

/**
 * Counts what a body without a declared length (chunked) really sends. Once it is too much, calls `refuse`, gives the reader an error
 * instead of a truncated body, and discards the rest. It listens in parallel to the reader, so it must be called in the same turn in which
 * the reader starts.
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
