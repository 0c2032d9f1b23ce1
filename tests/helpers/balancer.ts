import { once } from "node:events";
import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** One portal behind the balancer, with connections that are kept. */
type Behind = { readonly port: number; readonly agent: Agent; isReady: boolean };

const asksEveryMs = 100;

/**
 * A proxy as a practice of operations has it: hands requests in turn to the portals that answered `/readyz` a moment ago, keeps connections,
 * and sends nothing a second time, but to another portal where none answered at the first one's port.
 */
export async function openBalancer(ports: readonly number[]) {
  const portals: Behind[] = ports.map((port) => ({ port, agent: new Agent({ keepAlive: true }), isReady: true }));
  let turn = 0;
  const next = (): Behind | undefined => {
    const ready = portals.filter(({ isReady }) => isReady);
    turn += 1;
    return ready[turn % ready.length];
  };
  let goesOn = true;
  const follow = async (portal: Behind) => {
    while (goesOn) {
      portal.isReady = await isReady(portal.port);
      await wait(asksEveryMs);
    }
  };
  for (const portal of portals) void follow(portal);

  const handOn = (request: IncomingMessage, response: ServerResponse, tries = 0): void => {
    const portal = next();
    if (!portal) return void response.writeHead(503).end("no portal is ready");
    const { method, url, headers } = request;
    const sent = ask({ host: "127.0.0.1", port: portal.port, agent: portal.agent, method, path: url, headers }, (answer) => {
      // The connection of the visitor is the balancer's own: it outlives that of the portal.
      const { connection: _, "keep-alive": __, ...passed } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, passed);
      answer.pipe(response);
      answer.on("error", () => response.destroy());
    });
    sent.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED" && tries < 2) return handOn(request, response, tries + 1);
      if (!response.headersSent) response.writeHead(502);
      response.end(`the portal broke off: ${error.code ?? error.message}`);
    });
    request.pipe(sent);
  };
  const server = createServer((request, response) => handOn(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /** Returns when requests go to all portals. */
    untilAllReady: async () => {
      while (portals.some(({ isReady }) => !isReady)) await wait(asksEveryMs);
    },
    close: () => {
      goesOn = false;
      server.closeAllConnections();
      server.close();
      for (const { agent } of portals) agent.destroy();
    },
  };
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: "close" } }).then(
    ({ ok }) => ok,
    () => false,
  );
