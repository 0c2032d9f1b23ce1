import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "~tests/helpers/free-port.mjs";

const packages = { "@vendure/core": "3.7.3", pg: "8.23.1" };

const asking = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ query: "{ __typename }" }) };

export type Vendure = { port: number; pid: number; stop: () => Promise<void> };

/** Installs Vendure in a temporary folder and serves a shop from an empty database; null when it cannot be installed. */
export async function startVendure(databaseUrl: string): Promise<Vendure | null> {
  const directory = mkdtempSync(join(tmpdir(), "dioptre-vendure-"));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  const run = promisify(execFile);
  writeFileSync(join(directory, "package.json"), JSON.stringify({ private: true, type: "module", dependencies: packages }));
  copyFileSync("tests/bench/vendure/server.mjs", join(directory, "server.mjs"));
  try {
    await run("npm", ["install", "--prefix", directory, "--engine-strict=false", "--ignore-scripts", "--no-audit", "--no-fund"], {
      cwd: directory,
    });
  } catch {
    remove();
    return null;
  }
  await run(process.execPath, ["server.mjs", "fill", databaseUrl], { cwd: directory });
  const port = await freePort();
  const env = { PATH: process.env.PATH, NODE_ENV: "production" };
  const child = spawn(process.execPath, ["server.mjs", String(port), databaseUrl], { cwd: directory, env, stdio: "ignore" });
  const stop = async () => {
    child.kill();
    if (child.exitCode === null) await once(child, "exit");
    remove();
  };
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/shop-api`, asking).catch(() => null);
    if (answer?.ok) return { port, pid: child.pid ?? 0, stop };
    await wait(100);
  }
  await stop();
  throw new Error("Vendure did not become ready");
}
