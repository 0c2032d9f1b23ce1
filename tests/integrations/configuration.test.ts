import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadConfiguration } from "~/integrations/configuration.server";
import { configurationProblems } from "./configuration-problems";

let DATA_DIR: string;

beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), "dioptre-configuration-"));
});

afterEach(() => rmSync(DATA_DIR, { recursive: true }));

const problemsOf = (environment: Record<string, string>) => configurationProblems({ DATA_DIR, ...environment });

const SESSION_SECRET = "a".repeat(32);
const DATABASE_URL = "postgresql://dioptre@localhost/dioptre";

test("without any variable the portal is served on this machine with the embedded database", () => {
  const { sessionSecret, ...rest } = loadConfiguration({ DATA_DIR });
  expect(sessionSecret).toMatch(/^[\da-f]{64}$/);
  expect(rest).toEqual({
    production: false,
    port: 3000,
    host: "127.0.0.1",
    dataDirectory: DATA_DIR,
    databaseUrl: null,
    databaseReadUrl: null,
    publicUrl: "http://localhost:3000",
    trustProxy: false,
    smtpUrl: null,
    smtpCertificate: null,
    distributorUrl: null,
    distributorCertificate: null,
    gatewayUrl: null,
    gatewayCertificate: null,
    addressVerifierUrl: null,
    demo: false,
    distributorSimulator: false,
    operatorSecondFactor: false,
    secondFactorForAll: false,
    breachedPasswords: null,
    workers: 1,
    drainSeconds: 0,
    metricsPort: null,
    migrateUrl: null,
    allowedHosts: [],
    securityContact: null,
    clock: null,
  });
});

test("the secret of an embedded database is made once, readable by its owner only", () => {
  const first = loadConfiguration({ DATA_DIR }).sessionSecret;
  expect(loadConfiguration({ DATA_DIR }).sessionSecret).toBe(first);
  expect(readFileSync(join(DATA_DIR, "session-secret"), "utf8")).toBe(first);
  expect(statSync(join(DATA_DIR, "session-secret")).mode & 0o777).toBe(0o600);
});

test("a database without a secret is refused, and nothing is made in its place", () => {
  expect(problemsOf({ DATABASE_URL })).toEqual(["SESSION_SECRET: is needed with DATABASE_URL (32 characters or more)"]);
  for (const secret of ["short", `${SESSION_SECRET},short`])
    expect(problemsOf({ DATABASE_URL, SESSION_SECRET: secret })).toEqual(["SESSION_SECRET: must have at least 32 characters"]);
  expect(problemsOf({ DATABASE_URL, SESSION_SECRET: `${SESSION_SECRET}, ${SESSION_SECRET}` })).toEqual([]);
  expect(readdirSync(DATA_DIR)).toEqual([]);
  expect(problemsOf({ DATABASE_URL, SESSION_SECRET })).toEqual([]);
});

test("the owner's database address is separate from the one that serves (D34)", () => {
  const MIGRATE_URL = "postgresql://owner@127.0.0.1:5432/dioptre";
  expect(problemsOf({ DATABASE_URL, MIGRATE_URL, SESSION_SECRET })).toEqual([]);
  expect(problemsOf({ MIGRATE_URL })).toEqual(["MIGRATE_URL: belongs to a DATABASE_URL: set both"]);
});

test("a fixed clock is for tests: production refuses it", () => {
  const CLOCK = "2026-03-02T09:00:00Z";
  expect(loadConfiguration({ DATA_DIR, CLOCK }).clock).toEqual(new Date(CLOCK));
  expect(problemsOf({ NODE_ENV: "production", CLOCK })).toEqual(["CLOCK: is for tests and is refused in production"]);
});

test.each([
  [{ DATABASE_URL, SESSION_SECRET }, ["DEMO: has a database of its own, in memory: leave DATABASE_URL out (npm run seed fills one)"]],
  [{ GATEWAY_URL: "https://back.example" }, ["DEMO: answers the calls itself: leave GATEWAY_URL out"]],
  [{ NODE_ENV: "production" }, ["DEMO: is refused in production"]],
  [{}, []],
] as [Record<string, string>, string[]][])("the demo beside %o is answered %o (D42)", (environment, problems) => {
  expect(problemsOf({ DEMO: "true", ...environment })).toEqual(problems);
});

test("operators need a second factor in production, and elsewhere when configured", () => {
  const read = (given: object) => loadConfiguration({ DATA_DIR, ...given }).operatorSecondFactor;
  expect(read({ NODE_ENV: "production" })).toBe(true);
  expect(read({ OPERATOR_SECOND_FACTOR: "true" })).toBe(true);
  expect(() => read({ NODE_ENV: "production", OPERATOR_SECOND_FACTOR: "false" })).toThrow("always true in production");
});

test("a file of breached passwords that cannot be read is told at the start", () => {
  expect(problemsOf({ BREACHED_PASSWORDS: join(DATA_DIR, "none.txt") })).toEqual([
    "BREACHED_PASSWORDS: must be the path of a file that can be read",
  ]);
  expect(loadConfiguration({ DATA_DIR, BREACHED_PASSWORDS: "README.md" }).breachedPasswords).toBe("README.md");
});

test("the demo stores nothing on disk, and each start has a secret of its own", () => {
  const secrets = [1, 2].map(() => loadConfiguration({ DATA_DIR, DEMO: "true" }).sessionSecret);
  expect(new Set(secrets).size).toBe(2);
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

test("every wrong variable is named at once", () => {
  const wrong = {
    PORT: "many",
    PUBLIC_URL: "portal",
    TRUST_PROXY: "true",
    SMTP_URL: "http://mail",
    DEMO: "perhaps",
    DISTRIBUTOR_SIMULATOR: "no?",
    CLOCK: "noon",
  };
  expect(
    problemsOf(wrong)
      .map((problem) => problem.split(":")[0])
      .sort(),
  ).toEqual(Object.keys(wrong).sort());
});

test("production names an address that is none, as elsewhere", () => {
  expect(problemsOf({ NODE_ENV: "production", SMTP_URL: "mail.example" })).toContain(
    "SMTP_URL: must be an address such as smtp://user:password@host:587",
  );
});

test.each([
  ["0", false],
  ["1", 1],
  ["loopback", ["loopback"]],
  ["10.0.0.0/8, fd00::/8", ["10.0.0.0/8", "fd00::/8"]],
])("TRUST_PROXY %s is read as %j", (TRUST_PROXY, expected) => {
  expect(loadConfiguration({ DATA_DIR, TRUST_PROXY }).trustProxy).toEqual(expected);
});

test("the public address may hold the practice and loses its trailing slash", () => {
  expect(loadConfiguration({ DATA_DIR, PUBLIC_URL: "https://{subDomain}.dioptre.example/" }).publicUrl).toBe(
    "https://{subDomain}.dioptre.example",
  );
});

test("an empty variable counts as not given", () => {
  expect(loadConfiguration({ DATA_DIR, SMTP_URL: " ", PORT: "" })).toMatchObject({ smtpUrl: null, port: 3000 });
});

test("PostgreSQL is served by a process for each processor, or as many as wanted; the embedded database by one", () => {
  const given = { DATA_DIR, DATABASE_URL, SESSION_SECRET };
  expect(loadConfiguration(given).workers).toBe(availableParallelism());
  expect(loadConfiguration({ ...given, WORKERS: "3" }).workers).toBe(3);
  expect(problemsOf({ WORKERS: "2" })).toEqual(["WORKERS: needs DATABASE_URL: the embedded database belongs to one process"]);
  expect(problemsOf({ ...given, WORKERS: "0" })[0]).toMatch(/^WORKERS: /);
  expect(problemsOf({ ...given, WORKERS: "many" })).toEqual(["WORKERS: must be a whole number"]);
});

test.each([
  [{ DATABASE_URL: "postgresql://dioptre@database/dioptre", SESSION_SECRET }, "DATABASE_URL"],
  [{ DATABASE_URL: "postgresql://dioptre@database/dioptre?sslmode=require", SESSION_SECRET }, "DATABASE_URL"],
  [{ DATABASE_URL: "postgresql://dioptre@localhost/dioptre?host=127.0.0.1,database", SESSION_SECRET }, "DATABASE_URL"],
  [{ DATABASE_URL, SESSION_SECRET, MIGRATE_URL: "postgresql://owner@10.0.0.7/dioptre" }, "MIGRATE_URL"],
  [{ DATABASE_URL, SESSION_SECRET, DATABASE_READ_URL: "postgresql://dioptre@standby/dioptre?sslmode=no-verify" }, "DATABASE_READ_URL"],
  [{ SMTP_URL: "smtp://mail.example:587" }, "SMTP_URL"],
  [{ SMTP_URL: "smtps://mail.example?tls.rejectUnauthorized=false" }, "SMTP_URL"],
  [{ DISTRIBUTOR_URL: "http://portal:secret@erp.example/orders" }, "DISTRIBUTOR_URL"],
  [{ GATEWAY_URL: "http://{subDomain}.back.example" }, "GATEWAY_URL"],
  [{ ADDRESS_VERIFIER_URL: "http://localhost.example/addresses" }, "ADDRESS_VERIFIER_URL"],
  [{ NODE_TLS_REJECT_UNAUTHORIZED: "0" }, "NODE_TLS_REJECT_UNAUTHORIZED"],
] as [Record<string, string>, string][])("production refuses what could be read on the way to another machine: %o", (given, name) => {
  expect(problemsOf({ ...given, NODE_ENV: "production" }).map((problem) => problem.split(":")[0])).toEqual([name]);
  expect(problemsOf(given)).toEqual([]);
});

test.each([
  { DATABASE_URL: "postgresql://dioptre@database/dioptre?sslmode=verify-full&sslrootcert=/etc/ca.pem", SESSION_SECRET },
  { DATABASE_URL: "postgresql://dioptre@localhost/dioptre?host=/var/run/postgresql", SESSION_SECRET },
  { DATABASE_URL: "postgresql://dioptre@[::1]:5432/dioptre", SESSION_SECRET },
  { DATABASE_URL: "postgresql://dioptre@pooler/dioptre", SESSION_SECRET, PRIVATE_HOSTS: "pooler, database" },
  { SMTP_URL: "smtps://mail.example" },
  { SMTP_URL: "smtp://mail.example:587?requireTLS=true" },
  { DISTRIBUTOR_URL: "https://portal:secret@erp.example/orders", GATEWAY_URL: "https://{subDomain}.back.example" },
  { ADDRESS_VERIFIER_URL: "http://127.0.0.2:8080/addresses" },
] as Record<string, string>[])("production takes what is encrypted, on this machine, or named as private: %o", (given) => {
  expect(problemsOf({ ...given, NODE_ENV: "production" })).toEqual([]);
});
