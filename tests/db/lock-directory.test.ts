import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ModuleKind, transpileModule } from "typescript";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DirectoryLockedError, lockDirectory } from "~/db/lock-directory.server";

let directory: string;
const lockFile = () => join(directory, "lock");

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "dioptre-lock-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test("a second lock is refused while the first is held, and granted afterwards", () => {
  const release = lockDirectory(directory);
  expect(readFileSync(lockFile(), "utf8").split("\n")[0]).toBe(String(process.pid));
  expect(() => lockDirectory(directory)).toThrow(DirectoryLockedError);
  expect(existsSync(lockFile())).toBe(true);
  release();
  expect(existsSync(lockFile())).toBe(false);
  lockDirectory(directory)();
});

test("the lock of another running process is respected, and the message names that process", async () => {
  const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
  writeFileSync(lockFile(), `${other.pid}\n`);
  expect(() => lockDirectory(directory)).toThrow(`is in use by process ${other.pid}`);
  other.kill();
  await new Promise((resolve) => other.once("exit", resolve));
  lockDirectory(directory)();
});

test.each([
  ["a file that holds no process id", "soup"],
  ["this process's id from an earlier life", String(process.pid)],
])("%s is removed as stale", (_, content) => {
  writeFileSync(lockFile(), content);
  lockDirectory(directory)();
  expect(existsSync(lockFile())).toBe(false);
});

test("of many processes that find the same stale lock one gets the directory, and nothing else is left in it", async () => {
  const source = readFileSync("app/db/lock-directory.server.ts", "utf8");
  const { outputText } = transpileModule(source, { compilerOptions: { module: ModuleKind.ESNext } });
  const script = `${directory}.mjs`;
  writeFileSync(
    script,
    `${outputText}\nwhile (Date.now() < process.argv[3]); lockDirectory(process.argv[2]); console.log("locked"); setTimeout(() => {}, 60000);`,
  );
  writeFileSync(lockFile(), "soup");
  const together = String(Date.now() + 1500);
  const racers = Array.from({ length: 6 }, () =>
    spawn(process.execPath, [script, directory, together], { stdio: ["ignore", "pipe", "ignore"] }),
  );
  const outcomes = await Promise.all(racers.map((racer) => Promise.race([once(racer.stdout, "data"), once(racer, "exit")])));
  expect(outcomes.filter(([told]) => String(told).includes("locked"))).toHaveLength(1);
  expect(readdirSync(directory)).toEqual(["lock"]);
  for (const racer of racers) racer.kill();
  rmSync(script);
});

test("a lock whose process id has been reused since a restart does not hold", async () => {
  lockDirectory(directory);
  const [, bootId = "", startedAt = ""] = readFileSync(lockFile(), "utf8").split("\n");
  expect([bootId, startedAt].every((text) => text.length > 0)).toBe(process.platform === "linux");
  const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
  const second = mkdtempSync(join(tmpdir(), "dioptre-lock-"));
  for (const lines of [
    [bootId, "1"],
    ["another start of the machine", ""],
  ]) {
    writeFileSync(join(second, "lock"), [other.pid, ...lines, ""].join("\n"));
    if (process.platform === "linux") lockDirectory(second)();
  }
  other.kill();
  rmSync(second, { recursive: true, force: true });
});
