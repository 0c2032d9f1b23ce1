import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import type { AddressInfo } from "node:net";

/** A gateway in front of a portal of this machine, which can hold some calls back, or fail them, by their paths. */
export async function openHoldingGateway(portBehind: number) {
  let held: RegExp | null = null;
  let failed: RegExp | null = null;
  let release = () => {};
  let released = Promise.resolve();
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const { method, headers, url: path = "" } = asked;
    if (failed?.test(path)) return void answer.writeHead(500, { "Content-Type": "application/json" }).end('{"code":"unexpected"}');
    const behind = send({ host: "127.0.0.1", port: portBehind, method, headers, path }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
    });
    behind.on("error", () => answer.destroy());
    asked.pipe(behind);
  };
  const server = createServer((asked, answer) => {
    const waiting = held?.test(asked.url ?? "") ? released : Promise.resolve();
    void waiting.then(() => pass(asked, answer));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on these calls wait. */
    hold: (paths: RegExp) => {
      held = paths;
      released = new Promise((resolve) => {
        release = resolve;
      });
    },
    /** From now on these calls fail. */
    fail: (paths: RegExp) => {
      failed = paths;
    },
    /** Those that wait go on, and so do all others. */
    release: () => {
      held = null;
      failed = null;
      release();
    },
    close: () => {
      release();
      server.closeAllConnections();
      server.close();
    },
  };
}
