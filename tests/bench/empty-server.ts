import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "~tests/helpers/free-port.mjs";
import type { Target } from "./load";

/** Starts the empty page by itself, with options for Node. Returns where to ask, and what ends it. */
export async function startEmptyServer(options: readonly string[] = []): Promise<Target & { stop: () => void }> {
  const port = await freePort();
  const child = spawn(process.execPath, [...options, "tests/bench/empty-portal.mjs", String(port)], {
    env: { PATH: process.env.PATH, NODE_ENV: "production" },
    stdio: "ignore",
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return { port, pid: child.pid ?? 0, path: "/", stop: () => void child.kill() };
    await wait(50);
  }
  child.kill();
  throw new Error("The empty page was not ready in 5 seconds");
}
