import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";

const sources = ["app", "public", "package.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"];

/** Installs a major version of Node from npm in a temporary directory of this test, and returns the path of the program. */
export function installNode(major: number): string {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, "package.json"), "{}");
  execFileSync("npm", ["install", "--no-audit", "--no-fund", `node@${major}`], { cwd: directory, stdio: "ignore" });
  return join(directory, "node_modules/node/bin/node");
}

/** Builds the portal with a Node in a temporary directory of this test, and returns the directory. */
export function buildWith(program: string): string {
  const directory = temporaryDirectory();
  for (const source of sources) cpSync(source, join(directory, source), { recursive: true });
  symlinkSync(resolve("node_modules"), join(directory, "node_modules"));
  execFileSync(program, ["node_modules/.bin/react-router", "build"], {
    cwd: directory,
    env: { PATH: process.env.PATH },
    stdio: ["ignore", "ignore", "pipe"],
  });
  return directory;
}

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "dioptre-runtime-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
