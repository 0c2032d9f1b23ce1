import { randomBytes } from "node:crypto";
import type { Duplex } from "node:stream";
import { securityHeaders } from "../security-headers.server";

const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Answers bytes that are not an HTTP request, or a request that came too slowly, with only a status and the security headers. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const headers = securityHeaders({ nonce: randomBytes(16).toString("base64"), secure: false, development: false });
  const lines = [`HTTP/1.1 ${statusLines[error.code ?? ""] ?? "400 Bad Request"}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${[...lines, "Connection: close", "Content-Length: 0"].join("\r\n")}\r\n\r\n`);
}
