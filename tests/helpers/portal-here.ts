import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { RequestHandler } from "express";
import { createCookie, RouterContextProvider } from "react-router";
import type { Doors } from "~/db/doors.server";
import { createLog } from "~/integrations/log.server";
import { answerCall, portalContext } from "~/middleware/portal-context.server";
import { factsOf, requestContext } from "~/middleware/request-facts.server";
import type { AdmissionSettings } from "~/server/admission.server";
import { answerHere } from "~/server/answer/answer-here.server";
import { isCallPath } from "~/server/answer/call-path.server";
import { createApp } from "~/server/create-app.server";
import { testDatabase } from "./database";
import { callContextFor, now } from "./given";
import { openPages } from "./visitor";

const secret = "a secret of 32 characters for tests";

type Asked = { method?: string; token?: string; headers?: Record<string, string>; body?: string };

type Given = { doors?: Doors; apiKey?: string | null; admission?: AdmissionSettings };

/**
 * The whole portal in this process, from the first byte to the pages, on the worker's database or through other doors to it. `logged` holds
 * every line that it logs; requests of `ask` come one after the other, as whoever has the session.
 */
export async function givenPortalHere({ doors, apiKey = null, admission }: Given = {}) {
  const logged: string[] = [];
  const { settings } = await callContextFor(null);
  const answering = answerHere({ doors: doors ?? (await testDatabase()).doors, settings: { ...settings, distributorKey: apiKey } });
  const handle = await openPages();
  const handlePage: RequestHandler = async (asked, response) => {
    const context = new RouterContextProvider();
    context.set(portalContext, { answering, sessionSecret: secret, clock: () => now });
    context.set(requestContext, factsOf(response));
    const headers = new Headers(Object.entries(asked.headers).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
    const body = ["GET", "HEAD"].includes(asked.method) ? null : await text(asked);
    const request = new Request(factsOf(response).origin + asked.originalUrl, { method: asked.method, headers, body });
    const answer = await (isCallPath(asked.path) ? answerCall(request, context) : handle(request, context));
    for (const [name, value] of answer.headers) if (name !== "content-encoding") response.append(name, value);
    response.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
  };
  const app = createApp({
    configuration: { publicUrl: "http://localhost", allowedHosts: [], trustProxy: false },
    log: createLog({ destination: { write: (line) => void logged.push(line) } }),
    ...{ readinessChecks: [], mailbox: null, clientDirectory: null, handlePage },
    ...(admission ? { admission } : {}),
  });
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const session = createCookie("session", { path: "/", secrets: [secret] });
  return {
    logged,
    ask: async (path: string, { method = "GET", token, headers = {}, body = "" }: Asked = {}) => {
      const cookie = token === undefined ? "" : (await session.serialize(token)).split(";")[0];
      const own = { Cookie: cookie ?? "", Host: `localhost:${port}`, "Content-Length": String(Buffer.byteLength(body)) };
      const asked = send({ host: "127.0.0.1", port, path, method, agent, headers: { ...own, ...headers } });
      asked.end(body);
      const [response] = await once(asked, "response");
      const answered = response.headers as IncomingHttpHeaders;
      const { location = "", "set-cookie": cookies = [], "retry-after": retryAfter } = answered;
      return { status: response.statusCode as number, location, cookies, retryAfter, answered, body: await text(response) };
    },
    close: () => {
      agent.destroy();
      server.close();
    },
  };
}
