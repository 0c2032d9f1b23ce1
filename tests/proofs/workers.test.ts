import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startAppServer } from "~tests/helpers/app-server";
import { testInFull } from "~tests/helpers/figures";
import { raceDatabase, raceDatabaseUrl } from "./race-database";

/** The processes that a process has started, as Linux lists them. */
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .split(" ")
    .filter((each) => each !== "")
    .map(Number);

/** Whether a process was started with more space for young objects than Node takes by itself. */
const hasRoomForYoungObjects = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("--max-semi-space-size=32");

test("two processes serve one port: metrics are added up, a killed one is replaced, and all finish what they began", async () => {
  await raceDatabase();
  const server = await startAppServer({ DATABASE_URL: await raceDatabaseUrl(), SESSION_SECRET: "s".repeat(32), WORKERS: "2" });
  onTestFinished(() => void server.stop());
  const address = `http://127.0.0.1:${server.port}`;
  const ask = (path: string) => fetch(`${address}${path}`, { headers: { connection: "close" } });
  const pid = server.process.pid ?? 0;
  const untilServing = async (times: number) => {
    for (let tries = 0; tries < 300 && (server.output().match(/"msg":"serving"/g)?.length ?? 0) < times; tries += 1) await wait(100);
    expect(childrenOf(pid)).toHaveLength(2);
  };
  await untilServing(2);
  const workers = childrenOf(pid);
  expect(workers.map(hasRoomForYoungObjects)).toEqual([true, true]);

  // Each request comes on a connection of its own, so both processes get some.
  const asked = 12;
  for (let times = 0; times < asked; times += 1) {
    expect((await ask("/about")).status).toBe(200);
  }
  // A request is counted once its answer has left.
  const metrics = async () => (await ask("/metrics")).text();
  await expect.poll(metrics).toContain(`http_request_duration_seconds_count{method="GET",route="about",status="200"} ${asked}`);

  process.kill(workers[0] ?? 0, "SIGKILL");
  await untilServing(3);
  expect((await ask("/healthz")).status).toBe(200);
  expect(childrenOf(pid)).not.toContain(workers[0]);

  const begun = await beginPost(server.port);
  const stopped = server.stop();
  await wait(300);
  // As Ctrl-C or a process manager does: after the parent's request to stop each process gets the signal itself.
  for (const worker of childrenOf(pid)) process.kill(worker, "SIGTERM");
  await wait(300);
  expect(await begun.finish()).toMatch(/^HTTP\/1\.1 \d{3} /);
  expect(await stopped).toBe(0);
  expect(server.output().match(/Dioptre is ready/g)).toHaveLength(1);
});

/** Serves with two processes; the second does something else before it starts. */
async function serveWithSecond(doesFirst: string) {
  await raceDatabase();
  const script = `import cluster from "node:cluster"; if (cluster.worker?.id === 2) ${doesFirst};`;
  const server = await startAppServer({
    ...{ DATABASE_URL: await raceDatabaseUrl(), SESSION_SECRET: "s".repeat(32), WORKERS: "2" },
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
  });
  onTestFinished(() => void server.process.kill("SIGKILL"));
  return server;
}

testInFull("a process that cannot start at first is logged and replaced", async () => {
  const server = await serveWithSecond("process.exit(3)");
  await expect.poll(() => server.output().match(/"msg":"serving"/g), { timeout: 20_000 }).toHaveLength(2);
  expect(childrenOf(server.process.pid ?? 0)).toHaveLength(2);
  expect(server.output()).toContain("another one starts");
  expect(await server.stop()).toBe(0);
});

testInFull("a process that is still starting ends with the others when they are stopped", async () => {
  const server = await serveWithSecond("await new Promise(() => setInterval(() => {}, 1000))");
  await expect.poll(() => childrenOf(server.process.pid ?? 0)).toHaveLength(2);
  server.process.kill("SIGTERM");
  await expect.poll(() => server.process.exitCode, { timeout: 20_000 }).toBe(0);
  await server.stop();
});

/** A form of which half is sent; `finish` sends the rest and returns what comes back. */
async function beginPost(port: number) {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const head = ["POST /sign-in HTTP/1.1", `Host: localhost:${port}`, `Origin: http://localhost:${port}`, "Connection: close"];
  const form = ["Content-Type: application/x-www-form-urlencoded", "Content-Length: 20"];
  socket.write(`${[...head, ...form, "", ""].join("\r\n")}email=some`);
  await wait(500);
  return {
    finish: async () => {
      const chunks: Buffer[] = [];
      socket.on("data", (chunk: Buffer) => chunks.push(chunk));
      socket.write("body@x.exa");
      await once(socket, "close");
      return Buffer.concat(chunks).toString();
    },
  };
}
