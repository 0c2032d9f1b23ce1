import type { Request, Response } from "express";

/** Bytes that one request may send: 1 MB (1,048,576). The largest honest one is an import of 1,000 lines. */
export const bodyLimitBytes = 1024 * 1024;

/** Does the request announce more than it may send? */
export function announcesTooMuch(request: Request): boolean {
  return Number(request.get("content-length") ?? 0) > bodyLimitBytes;
}

/**
 * Counts what an unannounced (chunked) body really sends and calls `refuse` once it is too much. It listens beside the reader, so it
 * must be called in the same turn in which the reader begins.
 */
export function watchBody(request: Request, response: Response, refuse: () => void): void {
  if (request.get("transfer-encoding") === undefined) return;
  let receivedBytes = 0;
  request.on("data", (chunk: Buffer) => {
    receivedBytes += chunk.byteLength;
    if (receivedBytes <= bodyLimitBytes || response.headersSent) return;
    refuse();
    response.once("finish", () => request.destroy());
  });
}
