import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "~/integrations/log.server";
import { portalContext } from "~/middleware/portal-context.server";
import { createApp } from "~/server/create-app.server";
import { handlePage } from "~/server/handle-page.server";
import { RequestContextProvider } from "~/server/request-context-provider.server";

let server: Server;
let port: number;
const answered: string[] = [];
const logLines: string[] = [];

/** The calls of a portal that has none: it answers the length of what was sent, or with a file. */
function createContext() {
  const context = new RequestContextProvider();
  const entrance = async (request: Request, url: URL) => {
    const text = await request.text();
    answered.push(`${request.method} ${url.pathname}`);
    if (url.pathname === "/api/file") return new Response("a row\n".repeat(1000), { headers: { "Content-Type": "text/csv" } });
    return Response.json({ length: text.length, text: url.pathname === "/api/long" ? "x".repeat(4000) : "" });
  };
  const answering = () => ({ calls: {} as never, entrance });
  context.set(portalContext, { answering, sessionSecret: "a secret of 32 characters for tests", clock: () => new Date() });
  return context;
}

const noPages = () => Promise.reject(new Error("no page is asked for"));

beforeAll(async () => {
  const app = createApp({
    configuration: { publicUrl: "http://localhost", allowedHosts: [], trustProxy: false },
    log: createLog({ destination: { write: (line) => void logLines.push(line) } }),
    ...{ readinessChecks: [], mailbox: null, clientDirectory: null, handlePage: handlePage({ createContext }, noPages) },
  });
  server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});

afterAll(() => void server.close());

beforeEach(() => {
  answered.splice(0);
  logLines.splice(0);
});

const post = (body: BodyInit) =>
  fetch(`http://localhost:${port}/api/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    duplex: "half",
  } as RequestInit);

test("a call is answered by the services, and is named so in the log", async () => {
  expect(await (await post("x".repeat(500_000))).json()).toMatchObject({ length: 500_000 });
  expect(answered).toEqual(["POST /api/session"]);
  await vi.waitFor(() => expect(JSON.parse(logLines.at(-1) ?? "{}")).toMatchObject({ pattern: "api/*", status: 200 }));
});

test("a body that comes in chunks is read to its end", async () => {
  const chunks = new ReadableStream({
    start(sent) {
      for (const chunk of ["one, ", "two"]) sent.enqueue(new TextEncoder().encode(chunk));
      sent.close();
    },
  });
  expect(await (await post(chunks)).json()).toMatchObject({ length: 8 });
});

test.each(["/api/long", "/api/file"])(
  "answers, and files as they are sent, are compressed with gzip, never with brotli: %s",
  async (path) => {
    const encodingFor = async (accepted: string) => {
      const { headers } = await fetch(`http://localhost:${port}${path}`, { headers: { "accept-encoding": accepted } });
      expect(headers.get("vary")).toBe("Accept-Encoding");
      return headers.get("content-encoding");
    };
    expect(await encodingFor("br, gzip")).toBe("gzip");
    for (const accepted of ["br", "gzip;q=0", "identity, gzip;q=0.5"]) expect(await encodingFor(accepted)).toBeNull();
  },
);

test("a call that is never sent to its end is neither answered nor an error", async () => {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(
    `POST /api/session HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"half`,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.destroy();
  await vi.waitFor(() => expect(logLines.length).toBeGreaterThan(0));
  await post("{}");
  expect(answered).toEqual(["POST /api/session"]);
  expect(logLines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)).toEqual([]);
});
