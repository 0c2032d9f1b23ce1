import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { emptyDataDirectory } from "./data-directory";
import { demoData } from "./demo-data";
import { freePort } from "./free-port.mjs";

/** A running built server. */
export type AppServer = {
  readonly port: number;
  readonly process: ChildProcess;
  /** Where its mails lie while it has no mail server. */
  readonly mailFolder: string;
  /** Everything it has written so far, log lines and announcements. */
  readonly output: () => string;
  /** Ends it the way a process manager does, answers the exit code and removes its data directory. */
  readonly stop: () => Promise<number | null>;
};

/** With these the portal has a database elsewhere or none, or the demo lies around another day. */
const withoutDemoOfNow = ["DATA_DIR", "DATABASE_URL", "GATEWAY_URL", "DEMO", "CLOCK"];

/** Which Node runs it, and where its build lies. */
type Built = { program?: string; directory?: string };

/**
 * Starts the built server (`npm run build` first) on a free port with the demo in a database of its own and waits until it is
 * ready. One process, unless `environment` says otherwise; it adds configuration names such as CLOCK, or names another PORT and DATA_DIR,
 * which then is not removed.
 */
export async function startAppServer(
  environment: Readonly<Record<string, string>> = {},
  { program = process.execPath, directory = process.cwd() }: Built = {},
): Promise<AppServer> {
  const port = Number(environment.PORT ?? (await freePort()));
  const isSeeded = withoutDemoOfNow.every((name) => environment[name] === undefined);
  const data = isSeeded ? await demoData() : { DATA_DIR: emptyDataDirectory() };
  const child = spawn(program, ["build/server/index.js"], {
    cwd: directory,
    env: { PATH: process.env.PATH, PORT: String(port), WORKERS: "1", ...data, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
  const output = () => chunks.join("");
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    rmSync(data.DATA_DIR, { recursive: true, force: true });
    return child.exitCode;
  };
  const deadlineMs = Date.now() + 100_000;
  while (!(await isReady(port))) {
    if (child.exitCode === null && Date.now() < deadlineMs) {
      await wait(100);
      continue;
    }
    await stop();
    throw new Error(`The server did not become ready:\n${output().slice(-4000)}`);
  }
  return { port, process: child, mailFolder: join(environment.DATA_DIR ?? data.DATA_DIR, "mails"), output, stop };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** What a server logged about the requests for pages that failed, the newest at the end. */
export function warningsOfPages({ output }: AppServer): string {
  const lines = output().match(/^\{"level":[4-6]0,.*$/gm) ?? [];
  const parsed = lines.map((line) => ({ line, ...(JSON.parse(line) as { requestId?: string; method?: string }) }));
  const pages = new Set(parsed.flatMap(({ requestId, method }) => (method === "GET" ? [requestId] : [])));
  return parsed
    .filter(({ requestId }) => requestId !== undefined && pages.has(requestId))
    .slice(-20)
    .map(({ line }) => line)
    .join("\n");
}
