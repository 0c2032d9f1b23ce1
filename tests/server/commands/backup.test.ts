import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Manifest } from "~/db/backup/manifest.server";
import { writingTo } from "~/db/backup/writing-to.server";
import { DirectoryLockedError } from "~/db/lock-directory.server";
import { openDatabase } from "~/db/open.server";
import { schema } from "~/db/schema.server";
import { seedDemo } from "~/demo/seed-demo.server";
import { BackupError } from "~/domain/backup/backup-error";
import { runCommand } from "~/server/commands/run-command.server";
import { dumpOnRequest } from "~/server/dump-on-request.server";
import { demoDataDirectory } from "~tests/helpers/data-directory";
import { testInFull } from "~tests/helpers/figures";
import { now } from "~tests/helpers/given";

/** Every command opens the embedded database anew. */
vi.setConfig({ testTimeout: 120_000 });

const place = mkdtempSync(join(tmpdir(), "dioptre-backup-"));
const below = (...names: string[]) => join(place, ...names);
const practice = demoDataDirectory();
let numbers: string[];
const printed: string[] = [];
const complained: string[] = [];

/** A copy of the practice's directory. */
function copyOf(name: string): string {
  cpSync(practice, below(name), { recursive: true });
  return below(name);
}

beforeAll(async () => {
  if (!process.env.SEEDED_DATA) await look(practice, (database) => seedDemo(database, now, ({ key }) => key));
  numbers = await orderNumbers(practice);
});
afterAll(() => {
  for (const path of [place, practice]) rmSync(path, { recursive: true, force: true });
});
beforeEach(() => {
  printed.length = 0;
  complained.length = 0;
});

const run = (environment: Record<string, string>, ...words: string[]) => command(environment, "operator", ...words);

function command(environment: Record<string, string>, ...words: string[]): Promise<number> {
  const terminal = {
    print: (line: string) => void printed.push(line),
    complain: (line: string) => void complained.push(line),
    askPassword: async () => null,
  };
  return runCommand(words, { environment, terminal, now });
}

type Opened = Awaited<ReturnType<typeof openDatabase>>;

async function look<Answer>(dataDirectory: string, work: (database: Opened) => Promise<Answer>): Promise<Answer> {
  const database = await openDatabase({ databaseUrl: null, dataDirectory });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const orderNumbers = (dataDirectory: string) =>
  look(dataDirectory, async ({ owner }) =>
    (await owner.select({ n: schema.orders.confirmationNum }).from(schema.orders)).map(({ n }) => n).sort(),
  );

const operatorName = (dataDirectory: string) =>
  look(dataDirectory, async ({ owner }) => (await owner.select({ name: schema.operators.lastName }).from(schema.operators))[0]?.name);

test("a backup is restored into another directory, and reported as identical", async () => {
  expect(await run({ DATA_DIR: practice }, "backup", "--to", below("first"))).toBe(0);
  const manifest = JSON.parse(readFileSync(below("first", "manifest.json"), "utf8"));
  expect(manifest).toMatchObject({ format: 1, kind: "embedded", facts: { orders: { placed: numbers.length } } });
  expect(manifest.facts.tables["public.orders"].rows).toBe(numbers.length);
  expect(statSync(below("first")).mode & 0o077).toBe(0);
  expect(printed[0]).toMatch(/first: \d+ tables, \d+ rows, \d+ orders, PostgreSQL \d+, migration \d{4}_/);

  printed.length = 0;
  expect(await run({ DATA_DIR: below("other") }, "restore", "--from", below("first"))).toBe(0);
  expect(complained).toEqual([]);
  expect(printed.filter((line) => line.includes("nothing missing or changed"))).toHaveLength(3);
  expect(printed.at(-2)).toBe(`${numbers.length} orders: each has its parts, boxes, sums and history.`);
  expect(printed.at(-1)).toMatch(/^Restored \d+ tables, \d+ rows, \d+ orders, each table as it was backed up at /);
  expect(numbers.length).toBeGreaterThan(10);
  expect(await orderNumbers(below("other"))).toEqual(numbers);
});

const noError = (error: unknown) => {
  throw error;
};

describe("while a process uses the database", () => {
  const nightly = `dioptre-${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

  testInFull("that process dumps what it has just written, in a folder named by the time", async () => {
    const directory = copyOf("served");
    mkdirSync(below("nightly"));
    await look(directory, async (database) => {
      const stop = await dumpOnRequest(directory, { dump: database.dump ?? Promise.reject, onError: noError });
      expect(statSync(join(directory, "dumps")).mode & 0o077).toBe(0);
      await database.owner.update(schema.operators).set({ lastName: "Written just now" });
      expect(await run({ DATA_DIR: directory }, "backup", "--to", below("nightly"))).toBe(0);
      stop();
      await expect(run({ DATA_DIR: directory }, "backup", "--to", below("unanswered"))).rejects.toThrow(
        /in use by a process that gives no dump/,
      );
      expect(existsSync(below("unanswered"))).toBe(false);
      await expect(run({ DATA_DIR: directory }, "restore", "--from", below("first"), "--replace")).rejects.toThrow(DirectoryLockedError);
      await expect(command({ DATA_DIR: directory }, "seed")).rejects.toThrow(DirectoryLockedError);
    });
    expect(readdirSync(below("nightly"))).toEqual([nightly]);
  });

  testInFull("the dump replaces a database only when told to", async () => {
    const made = below("nightly", nightly);
    const name = await operatorName(below("other"));
    await expect(run({ DATA_DIR: below("other") }, "restore", "--from", made)).rejects.toThrow(/has a database.*--replace/);
    expect(await operatorName(below("other"))).toBe(name);
    expect(await run({ DATA_DIR: below("other") }, "restore", "--from", made, "--replace")).toBe(0);
    expect(await operatorName(below("other"))).toBe("Written just now");
  });

  testInFull("a dump that fails is no backup, and that process says why", async () => {
    const directory = copyOf("failing");
    const errors: unknown[] = [];
    await look(directory, async () => {
      const dump = () => Promise.reject(new Error("no space"));
      const stop = await dumpOnRequest(directory, { dump, onError: (error) => void errors.push(error) });
      await expect(run({ DATA_DIR: directory }, "backup", "--to", below("failed"))).rejects.toThrow(BackupError);
      stop();
    });
    expect(errors).toEqual([new Error("no space")]);
    expect(existsSync(below("failed"))).toBe(false);
  });

  test.each<[string, RequestInit]>([
    ["no key", { method: "POST" }],
    ["another key", { method: "POST", headers: { authorization: `Bearer ${"A".repeat(43)}` } }],
    ["a key of as many characters, one of them outside ASCII", { method: "POST", headers: { authorization: `Bearer ${"A".repeat(42)}é` } }],
    ["another method", {}],
  ])("a request with %s gets nothing", async (_, init) => {
    const directory = below(`asked-${_}`);
    mkdirSync(directory);
    const stop = await dumpOnRequest(directory, { dump: () => Promise.reject(new Error("was asked")), onError: noError });
    const { port } = JSON.parse(readFileSync(join(directory, "dumps"), "utf8"));
    const answer = await fetch(`http://127.0.0.1:${port}/dump`, init);
    expect([answer.status, await answer.text()]).toEqual([404, ""]);
    stop();
  });
});

describe("a restore", () => {
  testInFull("reports a difference from the manifest, and leaves the former database", async () => {
    const tampered = tamper("differs", (manifest) => {
      const { "public.carts": carts, "public.patients": patients, ...others } = manifest.facts.tables;
      const tables = {
        ...others,
        "public.carts": { rows: (carts?.rows ?? 0) + 1, checksum: carts?.checksum ?? "" },
        "public.patients": { rows: patients?.rows ?? 0, checksum: "1" },
      };
      return { ...manifest, facts: { ...manifest.facts, tables } };
    });
    expect(await run({ DATA_DIR: below("other") }, "restore", "--from", tampered, "--replace")).toBe(1);
    expect(complained).toEqual([
      "Table public.carts has a different number of rows.",
      "Table public.patients has different rows.",
      "The restored data differ from the backup: do not serve them.",
    ]);
    expect(await orderNumbers(below("other"))).toEqual(numbers);
  });

  testInFull("reports a broken audit trail in the backup", async () => {
    const directory = copyOf("broken");
    await look(directory, async ({ owner }) => {
      await owner.update(schema.auditEntries).set({ action: "signedIn" }).where(eq(schema.auditEntries.action, "ordered"));
      await owner.execute(sql`delete from status_history where seq = (select max(seq) from status_history)`);
    });
    expect(await run({ DATA_DIR: directory }, "backup", "--to", below("of-broken"))).toBe(1);
    expect(complained[0]).toMatch(/^Parts whose status is not the end of their history: \d+\.$/);
    complained.length = 0;
    expect(await run({ DATA_DIR: below("broken-again") }, "restore", "--from", below("of-broken"))).toBe(1);
    expect(complained.join("\n")).toMatch(/^einayim: entry \d+ was changed\.$/m);
  });

  test.each<[string, () => string, RegExp]>([
    ["no backup", () => practice, /holds no backup/],
    ["damaged data", () => tamper("damaged", (manifest) => ({ ...manifest, file: { ...manifest.file, sha256: "0" } })), /is damaged/],
    [
      "a backup of a newer version",
      () => tamper("newer", (manifest) => ({ ...manifest, migration: "9999_later" })),
      /newer version.*9999_later/,
    ],
    [
      "a backup of PostgreSQL",
      () => tamper("other", (manifest) => ({ ...manifest, kind: "postgres" })),
      /name its database with DATABASE_URL/,
    ],
    ["another format", () => tamper("format", (manifest) => ({ ...manifest, format: 2 })), /no manifest that this version can read/],
  ])("of %s is refused with an explanation, and writes nothing", async (name, given, sentence) => {
    const directory = below(`refused ${name}`);
    const from = given();
    await expect(run({ DATA_DIR: directory }, "restore", "--from", from)).rejects.toThrow(sentence);
    expect(existsSync(join(directory, "database"))).toBe(false);
  });
});

test("a directory without a database is refused, and no backup of it is left", async () => {
  await expect(run({ DATA_DIR: below("nothing-here") }, "backup", "--to", below("of", "nothing"))).rejects.toThrow(/holds no database/);
  expect(readdirSync(below("of"))).toEqual([]);
});

test("a full disk is explained in words, and no files are left", async () => {
  const full = writingTo("/backups", async () => writeFileSync("/dev/full", "x"));
  await expect(full).rejects.toThrow(new BackupError("No space is left at /backups. Nothing was kept of it."));
});

/** A copy of the first backup whose manifest says something else. */
function tamper(name: string, change: (manifest: Manifest) => object): string {
  const directory = below(`tampered-${name}`);
  mkdirSync(directory);
  writeFileSync(join(directory, "database.tar.gz"), readFileSync(below("first", "database.tar.gz")));
  writeFileSync(
    join(directory, "manifest.json"),
    JSON.stringify(change(JSON.parse(readFileSync(below("first", "manifest.json"), "utf8")))),
  );
  return directory;
}
