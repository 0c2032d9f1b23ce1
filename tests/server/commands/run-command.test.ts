import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { schema } from "~/db/schema.server";
import { findDemoAccounts } from "~/demo/find-demo-accounts.server";
import { openCommandLine } from "~tests/helpers/command-line";
import { now } from "~tests/helpers/given";

/** Every command opens its database anew. */
vi.setConfig({ testTimeout: 60_000 });

const terminal = openCommandLine();
const { printed, complained, look, run, clear, remove } = terminal;

afterAll(remove);
beforeEach(() => {
  clear();
  terminal.typed = "Night-Owl-77";
});

const operator = (email: string) => ["operator", "create-operator", "--email", email, "--first-name", "Robin", "--last-name", "Vale"];

const operators = () => look(({ owner }) => owner.select().from(schema.operators));

describe("called with wrong arguments", () => {
  test.each([
    [[]],
    [["sed"]],
    [["seed", "now"]],
    [["operator"]],
    [["operator", "create-operator"]],
    [["operator", "reset-factor", "--email"]],
    [["operator", "backup", "--to"]],
    [["operator", "restore", "--from", "place", "--over"]],
    [["operator", "restore", "--from", "place", "--replace", "everything"]],
    [["operator", "print-cluster", "--nodes", "10.0.0.11"]],
    [["operator", "print-distribution"]],
    [["operator", "print-distribution", "--engine", "oracle"]],
    [operator("a@b.example").slice(0, 6)],
  ])("%j answers 2 and the help, and opens no database", async (words) => {
    expect(await run(...words)).toBe(2);
    expect(complained.join("\n")).toContain("create-operator --email");
    expect(printed).toEqual([]);
  });

  test.each([[["help"]], [["--help"]], [["-h"]], [["operator", "create-operator", "--help"]]])(
    "%j prints the help and answers 0",
    async (words) => {
      expect(await run(...words)).toBe(0);
      expect(printed[0]).toBe("Commands:");
      expect(complained).toEqual([]);
    },
  );
});

describe("create-operator", () => {
  test("makes an operator who has not accepted the terms yet, with a hashed password", async () => {
    expect(await run(...operator("Robin@Dioptre.example"))).toBe(0);
    expect(printed).toEqual(["Robin@Dioptre.example is now an operator and can sign in with any practice selected."]);
    const [made] = await operators();
    expect(made).toMatchObject({ emailKey: "robin@dioptre.example", firstName: "Robin", lastName: "Vale", termsAcceptedAt: null });
    expect(made?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test.each([
    ["a known e-mail", "robin@dioptre.example", "Night-Owl-77", "There is already an operator with this e-mail. Nothing was changed."],
    ["no e-mail", "robin", "Night-Owl-77", "--email is not an e-mail address."],
    ["a short password", "kim@dioptre.example", "Owl-77", "The password needs at least 8 characters."],
    ["no capital", "kim@dioptre.example", "night-owl-77", "The password needs at least one capital letter."],
    ["two passwords that differ", "kim@dioptre.example", null, "The two passwords differ. Nothing was changed."],
  ])("refuses %s", async (_, email, password, sentence) => {
    terminal.typed = password;
    expect(await run(...operator(email))).toBe(1);
    expect(complained).toEqual([sentence]);
  });

  test("changes nothing when it refuses", async () => {
    expect((await operators()).map(({ emailKey, firstName }) => [emailKey, firstName])).toEqual([["robin@dioptre.example", "Robin"]]);
  });
});

describe("reset-factor", () => {
  test("turns an operator's second factor off and ends their sessions", async () => {
    await look(({ owner }) => owner.update(schema.operators).set({ sealedFactor: "sealed", factorSince: now, recoveryHashes: ["one"] }));
    expect(await run("operator", "reset-factor", "--email", "Robin@dioptre.example")).toBe(0);
    expect(printed).toEqual(["Robin@dioptre.example no longer has a second factor, and sets up a new one after signing in."]);
    expect(await operators()).toMatchObject([{ sealedFactor: null, factorSince: null, recoveryHashes: [], passwordSetAt: now }]);
  });

  test("of an unknown operator is refused", async () => {
    expect(await run("operator", "reset-factor", "--email", "kim@dioptre.example")).toBe(1);
    expect(complained).toEqual(["There is no operator with this e-mail. Nothing was changed."]);
  });
});

describe("seed", () => {
  test("fills the database, prints the accounts, and refuses a second time", async () => {
    expect(await run("seed")).toBe(0);
    expect(printed[0]).toBe("Demo accounts, password Demo-Lens-2026:");
    expect(printed.join("\n")).toContain("admin@einayim.example  (office admin)");
    expect((await look(findDemoAccounts)).length).toBe(16);
    expect(await run("seed")).toBe(1);
    expect(complained).toEqual(["The database already contains practices. Nothing was changed."]);
  });
});

describe("verify-audit", () => {
  test("checks every practice's trail, and names the entry that was changed", async () => {
    expect(await run("operator", "verify-audit")).toBe(0);
    expect(printed).toHaveLength(3);
    expect(printed.join("\n")).toMatch(/^einayim: \d+ entries, nothing missing or changed, the last one [0-9a-f]{64}\.$/m);
    await look(({ owner }) =>
      owner.update(schema.auditEntries).set({ action: "signedIn" }).where(eq(schema.auditEntries.action, "ordered")),
    );
    expect(await run("operator", "verify-audit")).toBe(1);
    expect(complained).toHaveLength(3);
    expect(complained.join("\n")).toMatch(/^einayim: entry \d+ was changed\.$/m);
  });
});

test("print-distribution prints the statements of an engine, and opens no database", async () => {
  expect(await run("operator", "print-distribution", "--engine", "citus")).toBe(0);
  expect(printed).toContain("SELECT create_reference_table('tenants');");
  expect(printed.find((line) => line.includes("'orders'"))).toMatch(/^SELECT create_distributed_table\('orders', 'tenant_id'/);
});

test("print-cluster prints the settings of every machine, with synchronous replication, and opens no database", async () => {
  expect(await run("operator", "print-cluster", "--nodes", "10.0.0.11,10.0.0.12,10.0.0.13")).toBe(0);
  expect(printed.filter((line) => line.startsWith("# database"))).toHaveLength(6);
  expect(printed.filter((line) => line === "    synchronous_mode_strict: true")).toHaveLength(3);
  expect(printed).toContain("  server database3 10.0.0.13:5432 check addr 10.0.0.13 port 8008");
});
