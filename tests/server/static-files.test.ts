import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import express, { type NextFunction, type Request, type Response } from "express";
import { expect, onTestFinished, test } from "vitest";
import { staticFiles } from "~/server/static-files.server";

/**
 * Serves empty files of a build; `ask` requests one of its assets, and a connection that asks for one named "gone" ends before it is sent.
 * `failures` are the errors that the server would log.
 */
async function serveAssets(names: readonly string[]) {
  const directory = mkdtempSync(join(tmpdir(), "dioptre-client-"));
  mkdirSync(join(directory, "assets"));
  for (const name of names) writeFileSync(join(directory, "assets", name), "");
  const failures: unknown[] = [];
  const policed = express().use((request, response, next) => {
    response.set("Content-Security-Policy", "as pages");
    if (request.path.includes("gone")) request.socket.destroy();
    next();
  });
  policed.use(staticFiles(directory)).use((error: unknown, _asked: Request, _answer: Response, next: NextFunction) => {
    failures.push(error);
    next(error);
  });
  const server = policed.listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.close();
    rmSync(directory, { recursive: true });
  });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    ask: (name: string) => fetch(`http://127.0.0.1:${port}/assets/${name}`),
    failures,
    remove: (name: string) => rmSync(join(directory, "assets", name)),
  };
}

test("only the worker that reads codes in pictures of the camera may compile WebAssembly (D174)", async () => {
  const names = ["camera-worker-1.js", "camera-view-1.js", "reader-1.wasm"];
  const { ask } = await serveAssets(names);
  const answers = await Promise.all(names.map(ask));
  expect(answers.map(({ headers }) => headers.get("content-security-policy"))).toEqual([
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    "as pages",
    "as pages",
  ]);
  expect(answers[2]?.headers.get("content-type")).toBe("application/wasm");
});

test("a file that a newer build has removed is answered 404, and not stored", async () => {
  const { ask, remove } = await serveAssets(["cart-1.js"]);
  expect((await ask("cart-1.js")).headers.get("cache-control")).toContain("immutable");
  remove("cart-1.js");
  const answer = await ask("cart-1.js");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, null]);
});

test("a browser that goes before its file is sent is no failure", async () => {
  const { ask, failures } = await serveAssets(["gone-1.js"]);
  await expect(ask("gone-1.js")).rejects.toThrow();
  await wait(100);
  expect(failures).toEqual([]);
});
