import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type RequestOptions, type Server, request as send } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { RequestHandler } from "express";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createLog } from "~/integrations/log.server";
import { factsOf } from "~/middleware/request-facts.server";
import { answerUnreadable } from "~/server/answer/answer-unreadable.server";
import { createApp } from "~/server/create-app.server";
import { createMetrics } from "~/server/metrics.server";
import { createMetricsServer } from "~/server/metrics-server.server";
import { securityHeaders } from "~/server/security-headers.server";
import { silentLog } from "~tests/helpers/silent-log";

const logLines: string[] = [];
/** Lengths of the bodies that reached the router whole. */
const read: number[] = [];
let clientDirectory: string;
let server: Server;
let port: number;

const hosts = { publicUrl: "https://{subDomain}.dioptre.il", allowedHosts: ["dioptre.kr", "*.dioptre.kr"] };

/** Stands in for the router: answers what the path says. */
const handlePage: RequestHandler = async (request, response) => {
  factsOf(response).pattern = "/stand-in";
  if (request.path === "/fails") throw new Error("Cohen");
  if (request.path === "/cached") response.set("Cache-Control", "private, max-age=60");
  const body = await text(request);
  read.push(body.length);
  if (!response.headersSent) response.type("html").send(`<p>${request.method} ${body.length}</p>`);
};

beforeAll(async () => {
  clientDirectory = mkdtempSync(join(tmpdir(), "dioptre-client-"));
  mkdirSync(join(clientDirectory, "assets"));
  for (const [name, content] of [
    ["assets/a-1.js", "plain"],
    ["assets/a-1.js.gz", "zipped"],
    ["assets/a-1.js.br", "smaller"],
    ["favicon.svg", "<svg/>"],
  ] as const) {
    writeFileSync(join(clientDirectory, name), content);
  }
  const log = createLog({ destination: { write: (line) => void logLines.push(line) } });
  const readinessChecks = [{ name: "database", check: async () => ({ ready: false }) }];
  const configuration = { ...hosts, trustProxy: ["loopback"] };
  const app = createApp({ configuration, log, readinessChecks, mailbox: null, clientDirectory, handlePage });
  server = app.listen(0, "127.0.0.1").on("clientError", answerUnreadable);
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close();
  rmSync(clientDirectory, { recursive: true });
});

beforeEach(() => {
  logLines.splice(0);
  read.splice(0);
});

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

async function ask(path: string, { body, ...options }: RequestOptions & { body?: string | string[] } = {}): Promise<Answer> {
  const request = send({ host: "127.0.0.1", port, path, ...options });
  for (const chunk of [body ?? []].flat()) request.write(chunk);
  request.end();
  const [response] = await once(request, "response");
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const sameOrigin = { "sec-fetch-site": "same-origin" };

test.each([
  ["a page", "/", {}, 200],
  ["an asset", "/assets/a-1.js", {}, 200],
  ["a page that fails", "/fails", {}, 500],
  ["an address that cannot be decoded", "/%E0%A4%A", {}, 400],
  ["a host that is no host", "/", { headers: { host: "a b" } }, 400],
  ["a method nobody needs", "/", { method: "TRACE" }, 405],
  ["a form of another site", "/", { method: "POST", headers: { "sec-fetch-site": "cross-site" } }, 403],
  ["more than 1 MB", "/", { method: "POST", headers: { ...sameOrigin, "content-length": 1_048_577 }, body: "a".repeat(1_048_577) }, 413],
  ["the health of the process", "/healthz", {}, 200],
  ["a server that is not ready", "/readyz", {}, 503],
])("%s carries every security header: %s", async (_, path, options, status) => {
  const answer = await ask(path, options);
  expect(answer.status).toBe(status);
  for (const [name] of securityHeaders({ nonce: "", secure: false, development: false }))
    expect(answer.headers).toHaveProperty(name.toLowerCase());
  expect(answer.headers).not.toHaveProperty("x-powered-by");
  expect(answer.headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
});

test("bytes that are not an HTTP request get 400 with the security headers", async () => {
  const socket = connect(port, "127.0.0.1").end("NONSENSE\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nContent-Security-Policy: default-src 'none'/);
});

test("each answer has a nonce of its own", async () => {
  const policies = await Promise.all([ask("/"), ask("/")]);
  expect(new Set(policies.map(({ headers }) => headers["content-security-policy"])).size).toBe(2);
});

test("pages are not cached unless they say otherwise; assets are cached for good", async () => {
  expect((await ask("/")).headers["cache-control"]).toBe("no-store");
  expect((await ask("/cached")).headers["cache-control"]).toBe("private, max-age=60");
  expect((await ask("/assets/a-1.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await ask("/favicon.svg")).headers).toMatchObject({
    "cache-control": "public, max-age=3600",
    "content-type": "image/svg+xml",
  });
});

test.each([
  ["br, gzip", "br", "smaller"],
  ["gzip", "gzip", "zipped"],
  ["br;q=0, gzip", "gzip", "zipped"],
  ["br;q=0.5, gzip;q=0.8", "gzip", "zipped"],
  ["identity, br;q=0.1", undefined, "plain"],
  ["identity", undefined, "plain"],
])("an asset for a browser that takes %s is sent as %s", async (accepted, encoding, body) => {
  const answer = await ask("/assets/a-1.js", { headers: { "accept-encoding": accepted } });
  expect(answer.body).toBe(body);
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(answer.headers).toMatchObject({ "content-type": "text/javascript; charset=utf-8", vary: "Accept-Encoding" });
});

test("HEAD answers as GET does, without a body", async () => {
  expect(await ask("/", { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
  expect(await ask("/assets/a-1.js", { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
});

test("a chunked body is cut off after 1 MB, and 1 MB itself is accepted", async () => {
  const options = { method: "POST", headers: { ...sameOrigin, "transfer-encoding": "chunked" } };
  expect((await ask("/", { ...options, body: ["a".repeat(1_048_576), "b"] })).status).toBe(413);
  expect(read).toEqual([]);
  expect((await ask("/", { ...options, body: ["a".repeat(1_048_576)] })).body).toContain("<p>POST 1048576</p>");
});

test("a failing page shows the request id and nothing of the error", async () => {
  const answer = await ask("/fails", { headers: { "x-request-id": "support-0001" } });
  expect(answer.body).toContain("Uh oh! Looks like something must have gone wrong.");
  expect(answer.body).toContain("support-0001");
  expect(answer.body + logLines.join("")).not.toContain("Cohen");
});

test("a failing call answers code and message as JSON", async () => {
  const answer = await ask("/api/users", { method: "POST", headers: { "sec-fetch-site": "cross-site", "x-request-id": "support-0002" } });
  expect(JSON.parse(answer.body)).toEqual({
    code: "crossSite",
    message: "This request came from another site and was refused.",
    data: { requestId: "support-0002" },
  });
});

test("a failing page about the calls answers a page", async () => {
  const answer = await ask("/api/docs", { method: "POST", headers: { "sec-fetch-site": "cross-site" } });
  expect([answer.status, answer.headers["content-type"]]).toEqual([403, "text/html; charset=utf-8"]);
});

test("the plain page is in the language of the host", async () => {
  expect((await ask("/%E0%A4%A", { headers: { host: "einayim.il.localhost" } })).body).toContain('<html lang="he" dir="rtl">');
  expect((await ask("/%E0%A4%A", { headers: { host: "dioptre.kr" } })).body).toContain('<html lang="ko" dir="ltr">');
});

test("behind the trusted proxy the public origin is the proxy's, and https is demanded", async () => {
  const headers = { "x-forwarded-proto": "https", "x-forwarded-host": "einayim.dioptre.il", origin: "https://einayim.dioptre.il" };
  const answer = await ask("/", { method: "POST", headers });
  expect(answer.status).toBe(200);
  expect(answer.headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
});

test("the log holds the route pattern, not the address", async () => {
  await ask("/patients/Cohen?search=Levi");
  expect(logLines).toHaveLength(1);
  const { time, requestId, durationMs, ...line } = JSON.parse(logLines[0] ?? "");
  expect(line).toEqual({ level: 30, method: "GET", pattern: "/stand-in", status: 200, msg: "request" });
});

test("metrics are by route pattern, and answered to this machine only, not through a proxy", async () => {
  expect((await ask("/metrics")).body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/stand-in",status="200"\} \d+/);
  expect((await ask("/metrics", { headers: { "x-forwarded-for": "203.0.113.9" } })).body).toContain("<p>GET 0</p>");
});

test("a host that is not the portal's is answered 421, except for health checks", async () => {
  const headers = { host: "elsewhere.example" };
  const page = await ask("/", { headers });
  expect([page.status, page.body.includes("elsewhere.example")]).toEqual([421, false]);
  expect(JSON.parse((await ask("/api/session", { headers })).body).code).toBe("unknownHost");
  expect((await ask("/healthz", { headers })).status).toBe(200);
});

test("security.txt names the configured contact, and is not found without one", async () => {
  expect((await ask("/.well-known/security.txt")).body).toContain("<p>GET 0</p>");
  const contact = { ...hosts, trustProxy: false, securityContact: "mailto:security@dioptre.example" } as const;
  const app = createApp({ configuration: contact, log: silentLog, readinessChecks: [], mailbox: null, clientDirectory: null, handlePage });
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/.well-known/security.txt`);
  server.close();
  expect(answer.headers.get("content-type")).toContain("text/plain");
  expect(await answer.text()).toMatch(/^Contact: mailto:security@dioptre\.example\nExpires: 20\d\d-[^\n]+Z\nPreferred-Languages: /);
});

test("metrics with a port of their own are not served on the portal's", async () => {
  const metrics = createMetrics();
  const app = createApp({
    configuration: { ...hosts, trustProxy: false },
    metrics,
    log: silentLog,
    readinessChecks: [],
    mailbox: null,
    clientDirectory: null,
    handlePage,
  });
  const [portal, own] = [app.listen(0, "127.0.0.1"), createMetricsServer(metrics).listen(0, "127.0.0.1")];
  await Promise.all([portal, own].map((server) => new Promise((resolve) => server.once("listening", resolve))));
  const at = (server: typeof own, path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  expect(await (await at(portal, "/metrics")).text()).toContain("<p>GET 0</p>");
  expect(await (await at(own, "/metrics")).text()).toContain("http_request_duration_seconds");
  expect((await at(own, "/")).status).toBe(404);
  for (const server of [portal, own]) server.close();
});

test("a figure that cannot be read is left out of the metrics", async () => {
  const watched = (name: string, read: () => Promise<Record<string, number>>) => ({
    name,
    help: name,
    label: "state",
    of: "process" as const,
    read,
  });
  const metrics = createMetrics({
    measured: [],
    watched: [
      watched("dioptre_known", () => Promise.resolve({ busy: 2, idle: 1 })),
      watched("dioptre_unknown", () => Promise.reject(new Error("no database"))),
    ],
  });
  const text = await metrics.text();
  expect(text).toContain('dioptre_known{state="busy"} 2\ndioptre_known{state="idle"} 1\n');
  expect(text).not.toContain("dioptre_unknown{");
});
