import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { demoDataDirectory } from "~tests/helpers/data-directory";
import { freePort } from "~tests/helpers/free-port.mjs";
import { signedInVisitor } from "~tests/helpers/signed-in-visitor";

let server: AppServer;

beforeAll(async () => {
  server = await startAppServer();
}, 90_000);

afterAll(() => server.stop());

const address = (path: string) => `http://127.0.0.1:${server.port}${path}`;

test("every inline script of a page carries the nonce of its answer", async () => {
  const page = await fetch(address("/"));
  expect(page.status).toBe(200);
  const nonce = page.headers.get("content-security-policy")?.match(/'nonce-([^']+)'/)?.[1] ?? "";
  const inline = [...(await page.text()).matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))([^>]*)>/g)].map(
    (found) => found[1] ?? "",
  );
  expect(inline.length).toBeGreaterThan(0);
  expect(inline.filter((attributes) => !attributes.includes(`nonce="${nonce}"`))).toEqual([]);
});

test("a page shown again is the same page, but for the words that are new in each answer", async () => {
  const { cookie } = await signedInVisitor(server);
  const idMade = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g;
  const show = async (path: string) => {
    const page = await (await fetch(address(path), { headers: { cookie } })).text();
    const nonce = /<script[^>]* nonce="([^"]+)"/.exec(page)?.[1] ?? "";
    expect(nonce).not.toBe("");
    return { nonce, ids: [...new Set(page.match(idMade))].join(), page: page.replaceAll(nonce, "").replaceAll(idMade, "") };
  };
  for (const path of ["/today", "/products", "/products/stock-revenue?series=il-myday", "/products/patient-revenue", "/cart", "/history"]) {
    const shown = [await show(path), await show(path), await show(path)];
    expect(new Set(shown.map(({ nonce }) => nonce)).size, path).toBe(shown.length);
    expect(shown[2]?.page, path).toBe(shown[1]?.page);
    if (path.includes("patient")) expect(shown[2]?.ids).not.toBe(shown[1]?.ids);
  }
});

test("the data of a page asked for again are the same, but for the ids that are new in each answer", async () => {
  const { cookie } = await signedInVisitor(server);
  const idMade = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g;
  const ask = async (path: string) => {
    const answer = await fetch(address(path), { headers: { cookie, "accept-encoding": "gzip" } });
    expect([answer.status, answer.headers.get("content-type")], path).toEqual([200, "text/x-script; charset=utf-8"]);
    expect(answer.headers.get("content-encoding"), path).toBe("gzip");
    const data = await answer.text();
    return { ids: [...new Set(data.match(idMade))].join(), data: data.replaceAll(idMade, "") };
  };
  for (const path of ["/products.data", "/products/patient-revenue.data", "/cart.data", "/history.data"]) {
    const asked = [await ask(path), await ask(path), await ask(path)];
    expect(asked[2]?.data, path).toBe(asked[1]?.data);
    expect(asked[2]?.data, path).toContain('"routes/');
    if (path.includes("patient")) expect(asked[2]?.ids).not.toBe(asked[1]?.ids);
  }
});

test("the built client is served", async () => {
  const names = readdirSync("build/client/assets").filter((name) => /^(style|every)-[\w-]+\.(css|js)$/.test(name));
  expect(names).toHaveLength(2);
  for (const name of names) expect([name, (await fetch(address(`/assets/${name}`))).status]).toEqual([name, 200]);
});

test("an unknown address answers 404 with a page, to a form as well", async () => {
  const answer = await fetch(address("/no/such/page"));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  expect((await fetch(address("/no/such/page"), { method: "POST", headers: { "sec-fetch-site": "same-origin" } })).status).toBe(404);
});

test("on SIGTERM a running request is still answered, no new one is accepted, and the process exits with 0", async () => {
  const head = [
    "POST / HTTP/1.1",
    `Host: localhost:${server.port}`,
    "Sec-Fetch-Site: same-origin",
    "Content-Type: text/plain",
    "Content-Length: 7",
    "Expect: 100-continue",
  ];
  const socket = connect(server.port, "127.0.0.1");
  const answer = text(socket);
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  await once(socket, "data"); // "100 Continue": the request runs.
  server.process.kill("SIGTERM");
  const isAnswered = () =>
    fetch(address("/healthz")).then(
      () => true,
      () => false,
    );
  while (await isAnswered()) await wait(50);
  expect(server.process.exitCode).toBeNull();
  const ended = once(server.process, "exit");
  socket.write("a=b&c=d");
  expect(await answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 [2-4]\d\d /);
  // A second signal would end it at once.
  expect(await ended).toEqual([0, null]);
  expect(server.output()).toContain('"msg":"stopped"');
});

test("on SIGTERM before it serves a process closes its database, releases the data directory, and exits with 0", async () => {
  const DATA_DIR = demoDataDirectory();
  await (await startAppServer({ DATA_DIR })).stop();
  const lock = join(DATA_DIR, "lock");
  expect(existsSync(lock)).toBe(false);
  const env = { PATH: process.env.PATH, PORT: String(await freePort()), WORKERS: "1", DATA_DIR };
  const child = spawn(process.execPath, ["build/server/index.js"], { env, stdio: ["ignore", "pipe", "inherit"] });
  const output = text(child.stdout);
  await expect.poll(() => existsSync(lock), { interval: 5, timeout: 30_000 }).toBe(true);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(existsSync(lock)).toBe(false);
  expect(await output).toContain('"msg":"stopped"');
  expect(await output).not.toContain("Dioptre is ready");
  rmSync(DATA_DIR, { recursive: true });
}, 120_000);

test("a process whose output nobody reads serves, and ends on SIGTERM with 0", async () => {
  const DATA_DIR = demoDataDirectory();
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), WORKERS: "1", DATA_DIR };
  const unread = spawn(process.execPath, ["build/server/index.js"], { env, stdio: ["ignore", "pipe", "pipe"] });
  // Both reading ends, before the first line: each line and each announcement fails.
  for (const stream of [unread.stdout, unread.stderr]) stream.destroy();
  const readiness = () => fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5000) }).then(({ status }) => status);
  await expect.poll(() => readiness().catch(() => 0), { interval: 100, timeout: 60_000 }).toBe(200);
  // The log is written a tenth of a second after a line.
  await wait(300);
  expect(await readiness()).toBe(200);
  unread.kill("SIGTERM");
  expect(await once(unread, "exit")).toEqual([0, null]);
  rmSync(DATA_DIR, { recursive: true });
}, 120_000);

test.each([
  [
    "a database without a secret",
    { DATABASE_URL: "postgresql://localhost/none" },
    "SESSION_SECRET: is needed with DATABASE_URL (32 characters or more)\n",
  ],
  [
    "a fixed clock in production",
    { NODE_ENV: "production", CLOCK: "2026-03-02T09:00:00Z" },
    "CLOCK: is for tests and is refused in production\n",
  ],
])("%s is refused with one sentence and exit code 1", async (_, environment, sentence) => {
  const child = spawn(process.execPath, ["build/server/index.js"], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect([code, complaint]).toEqual([1, sentence]);
});

/** The scripts of the built server. */
const scripts = () =>
  readdirSync("build/server", { recursive: true, encoding: "utf8" }).flatMap((name) =>
    name.endsWith(".js") ? [readFileSync(`build/server/${name}`, "utf8")] : [],
  );

test("React finds the page that it renders without a storage that makes Node follow every promise", () => {
  const storages = scripts().flatMap((script) => script.match(/AsyncLocalStorage( = class|\(\)| extends)/g) ?? []);
  expect(storages.toSorted()).toEqual(["AsyncLocalStorage = class", "AsyncLocalStorage()"]);
});

test("objects that are a copy of another and more begin with nothing where Node 20 serves, and only there", () => {
  const after = scripts().flatMap((script) => script.match(/\{\s*\.\.\.null, \.\.\./g) ?? []);
  if (process.versions.node.startsWith("20.")) expect(after.length).toBeGreaterThan(500);
  else expect(after).toEqual([]);
});

test("pages and components render the router's links and forms as elements on the server", () => {
  const imported = scripts().flatMap((script) => script.match(/import \{[^}]+\} from "\.\/router-elements\.server-[\w-]+\.js"/g) ?? []);
  for (const name of ["Link", "NavLink", "Form", "useFetcher"]) expect(imported.join(), name).toMatch(new RegExp(`\\b${name}\\b`));
});
