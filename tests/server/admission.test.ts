import { EventEmitter, once } from "node:events";
import { Agent, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { factsOf } from "~/middleware/request-facts.server";
import type { AdmissionSettings } from "~/server/admission.server";
import { createApp } from "~/server/create-app.server";
import { silentLog } from "~tests/helpers/silent-log";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const sameOrigin = { "sec-fetch-site": "same-origin" };

const saturated = { isSaturated: () => true, underWayMax: 2, countedForMs: 60_000, lineMax: 3, lineMaxOfPractice: 2 };

type Asked = { method?: string; practice?: string; path?: string };

/** A process whose pages are answered when the test ends them; `begun` are the paths of those that were begun, in order. */
async function givenProcess(admission: Partial<AdmissionSettings> = {}) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const closed = new Map<string, Promise<unknown>>();
  const app = createApp({
    configuration: { publicUrl: "http://{subDomain}.dioptre.il", allowedHosts: [], trustProxy: false },
    admission: { ...saturated, ...admission },
    ...{ log: silentLog, readinessChecks: [], mailbox: null, clientDirectory: null },
    handlePage: async (request, response) => {
      if (factsOf(response).isTurnedAway) return void response.status(503).end("turned away");
      begun.push(request.path);
      await new Promise<void>((resolve) => ends.set(request.path, resolve));
      response.end(request.path);
    },
  });
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const heard = new EventEmitter();
  // Heard after the chain has taken the request as far as to its place in the line.
  server.on("request", (request, response) => {
    closed.set(request.url ?? "", once(response, "close"));
    heard.emit(request.url ?? "");
  });
  const agent = new Agent({ maxSockets: 50 });
  closing.push(
    () => server.close(),
    () => agent.destroy(),
  );
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, { method = "GET", practice = "einayim" }: Asked = {}) => {
    const asked = send({ host: "127.0.0.1", port, path, method, agent, headers: { Host: `${practice}.dioptre.il`, ...sameOrigin } });
    asked.end();
    const answer = once(asked, "response").then(async ([response]) => ({
      status: response.statusCode as number,
      retryAfter: response.headers["retry-after"] as string | undefined,
      body: await text(response),
    }));
    // Whoever is still waiting at the end of a test is cut off.
    answer.catch(() => {});
    return {
      answer,
      leave: async () => {
        asked.destroy();
        await closed.get(path);
      },
    };
  };
  return {
    begun,
    /** Asks for a path, and returns once the process has it. */
    async arrive(path: string, asked?: Asked) {
      const arrived = once(heard, path);
      const sent = ask(path, asked);
      await arrived;
      return sent;
    },
    /** Ends the page of a path that was begun, and returns once its connection has nothing left to do. */
    async end(path: string) {
      ends.get(path)?.();
      await closed.get(path);
    },
  };
}

test("while the process is saturated, more than some wait in line, first come, first served", async () => {
  const { begun, arrive, end } = await givenProcess({ lineMaxOfPractice: 3 });
  const sent = [await arrive("/1"), await arrive("/2"), await arrive("/3"), await arrive("/4")];
  expect(begun).toEqual(["/1", "/2"]);
  await end("/2");
  expect(begun).toEqual(["/1", "/2", "/3"]);
  for (const path of ["/1", "/3", "/4"]) await end(path);
  expect(begun).toEqual(["/1", "/2", "/3", "/4"]);
  const answers = await Promise.all(sent.map(({ answer }) => answer));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(["/1", "/2", "/3", "/4"].map((path) => [200, path]));
});

test("all are admitted while the process only waits", async () => {
  const { begun, arrive } = await givenProcess({ isSaturated: () => false });
  for (let number = 1; number <= 9; number += 1) await arrive(`/${number}`);
  expect(begun).toHaveLength(9);
});

test("who waits in line is admitted when the process is no longer saturated", async () => {
  let isSaturated = true;
  const { begun, arrive } = await givenProcess({ isSaturated: () => isSaturated, lineMaxOfPractice: 3 });
  for (const path of ["/1", "/2", "/3", "/4"]) await arrive(path);
  expect(begun).toHaveLength(2);
  isSaturated = false;
  await vi.waitFor(() => expect(begun).toEqual(["/1", "/2", "/3", "/4"]));
});

test("beyond the line's length pages and calls are answered 503 at once, and a form that was sent waits", async () => {
  const { begun, arrive, end } = await givenProcess({ lineMaxOfPractice: 9 });
  for (const path of ["/1", "/2", "/3", "/4", "/5"]) await arrive(path);
  const page = await arrive("/page");
  const data = await arrive("/page.data");
  const call = await arrive("/api/catalogue/list", { method: "POST" });
  await arrive("/form", { method: "POST" });
  await arrive("/form.data", { method: "POST" });
  expect(await page.answer).toMatchObject({ status: 503, body: "turned away" });
  expect(await data.answer).toEqual({ status: 503, retryAfter: "5", body: "" });
  const refusal = await call.answer;
  expect([refusal.status, refusal.retryAfter, JSON.parse(refusal.body).code]).toEqual([503, "5", "unavailable"]);
  for (const path of ["/1", "/2", "/3", "/4", "/5"]) await end(path);
  expect(begun).toEqual(["/1", "/2", "/3", "/4", "/5", "/form", "/form.data"]);
});

test("one practice takes only its share of the line", async () => {
  const { begun, arrive, end } = await givenProcess();
  for (const path of ["/1", "/2", "/3", "/4"]) await arrive(path);
  const beyond = await arrive("/5");
  await arrive("/other", { practice: "hanbit" });
  expect((await beyond.answer).status).toBe(503);
  for (const path of ["/1", "/2", "/3", "/4"]) await end(path);
  expect(begun).toEqual(["/1", "/2", "/3", "/4", "/other"]);
});

test("a request that waits for something else than the processor leaves its room to others", async () => {
  const { begun, arrive } = await givenProcess({ countedForMs: 100 });
  for (const path of ["/1", "/2", "/3"]) await arrive(path);
  await vi.waitFor(() => expect(begun).toEqual(["/1", "/2", "/3"]));
});

test("a browser that has gone leaves its place in the line to others", async () => {
  const { begun, arrive, end } = await givenProcess();
  for (const path of ["/1", "/2", "/3"]) await arrive(path);
  const gone = await arrive("/4");
  expect((await (await arrive("/5")).answer).status).toBe(503);
  await gone.leave();
  await arrive("/6");
  for (const path of ["/1", "/2", "/3"]) await end(path);
  expect(begun).toEqual(["/1", "/2", "/3", "/6"]);
});

test("nothing is begun for a browser that has gone", async () => {
  const { begun, arrive, end } = await givenProcess();
  await arrive("/1");
  await arrive("/2");
  const gone = await arrive("/3");
  await arrive("/4");
  await gone.leave();
  await end("/1");
  expect(begun).toEqual(["/1", "/2", "/4"]);
});
