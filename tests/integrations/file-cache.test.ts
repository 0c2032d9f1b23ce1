import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFileCache } from "~/integrations/file-cache.server";

let directory: string;
let made = 0;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "dioptre-kept-"));
  made = 0;
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const make = async () => {
  made += 1;
  return Buffer.from(`made ${made}`);
};

test("a file is made once, even when it is asked for twice at the same time or after a restart", async () => {
  const files = createFileCache(join(directory, "images"));
  const [one, other] = await Promise.all([files.get("a.jpg", make), files.get("a.jpg", make)]);
  expect([one.toString(), other.toString()]).toEqual(["made 1", "made 1"]);
  expect((await createFileCache(join(directory, "images")).get("a.jpg", make)).toString()).toBe("made 1");
  expect([made, readdirSync(join(directory, "images"))]).toEqual([1, ["a.jpg"]]);
});

test("without a directory the most recently used files stay in memory", async () => {
  const files = createFileCache(null, 2);
  for (const name of ["a", "b", "a", "c", "a", "b"]) await files.get(name, make);
  expect(made).toBe(4);
});

test("a file that could not be made is tried again", async () => {
  const files = createFileCache(null);
  await expect(files.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect((await files.get("a", make)).toString()).toBe("made 1");
});

test("with a directory that cannot be written, files are made but not kept", async () => {
  const files = createFileCache("/dev/null/images");
  expect((await files.get("a", make)).toString()).toBe("made 1");
});
