import { createServer, type Server } from "node:http";
import type { Metrics } from "./metrics.server";

/** Returns a server for the metrics on a port of their own, which the proxy does not forward; any other path is 404. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" }).end(text),
      () => response.writeHead(503).end(),
    );
  });
}
