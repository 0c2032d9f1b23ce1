import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isBreachedPassword } from "~/integrations/breached-passwords.server";

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "dioptre-breached-"));
});

afterAll(() => rmSync(directory, { recursive: true }));

const hashOf = (password: string) => createHash("sha1").update(password).digest("hex").toUpperCase();

/** Writes the file of these passwords as it is offered for download, with counts of different lengths. */
function write(passwords: readonly string[], { newline = "\r\n", ends = true } = {}): string {
  const path = join(directory, "hashes.txt");
  const lines = passwords.map((password, at) => `${hashOf(password)}:${10 ** (at % 9)}`).sort();
  writeFileSync(path, lines.join(newline) + (ends && lines.length > 0 ? newline : ""));
  return path;
}

test("exactly the passwords of the file are found, in files of any size", async () => {
  const passwords = fc.uniqueArray(fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(passwords, passwords, fc.boolean(), fc.constantFrom("\n", "\r\n"), async (inside, others, ends, newline) => {
      const path = write(inside, { ends, newline });
      for (const password of inside) expect(await isBreachedPassword(path, password)).toBe(true);
      for (const password of others) expect(await isBreachedPassword(path, password)).toBe(inside.includes(password));
    }),
    { numRuns: 100 },
  );
});

test("small letters, hashes without counts and a portal without a file are read alike", async () => {
  const path = join(directory, "small.txt");
  writeFileSync(
    path,
    ["Optik-Haus-9", "Blue-Lens-24"]
      .map((password) => hashOf(password).toLowerCase())
      .sort()
      .join("\n"),
  );
  expect(await isBreachedPassword(path, "Optik-Haus-9")).toBe(true);
  expect(await isBreachedPassword(path, "optik-haus-9")).toBe(false);
  expect(await isBreachedPassword(null, "Optik-Haus-9")).toBe(false);
});
