import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadConfiguration } from "~/integrations/configuration.server";
import { secretNames } from "~/integrations/environment.server";
import { configurationProblems } from "./configuration-problems";

let DATA_DIR: string;

beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), "dioptre-secrets-"));
});

afterEach(() => rmSync(DATA_DIR, { recursive: true }));

/** A file as a vault's agent writes it. */
function givenFile(content: string, mode = 0o400): string {
  const path = join(DATA_DIR, "secret");
  rmSync(path, { force: true });
  writeFileSync(path, content);
  chmodSync(path, mode);
  return path;
}

const problemsOf = (environment: Record<string, string>) => configurationProblems({ DATA_DIR, ...environment });

const values: Record<(typeof secretNames)[number], string> = {
  SESSION_SECRET: `${"n".repeat(32)},${"o".repeat(32)}`,
  DATABASE_URL: "postgresql://dioptre:secret@localhost/dioptre",
  DATABASE_READ_URL: "postgresql://dioptre:secret@localhost/standby",
  MIGRATE_URL: "postgresql://owner:secret@localhost/dioptre",
  SMTP_URL: "smtps://portal:secret@mail.example",
  DISTRIBUTOR_URL: "https://portal:secret@erp.example/orders",
  GATEWAY_URL: "https://{subDomain}.back.example",
  ADDRESS_VERIFIER_URL: "https://verifier.example/secret",
};

test.each(secretNames)("%s may be a file that a vault mounts, and its last line break is no part of it", (name) => {
  const { DATABASE_URL, SESSION_SECRET } = values;
  const needed = { ...(name === "GATEWAY_URL" ? {} : { DATABASE_URL }), SESSION_SECRET, DATA_DIR };
  const expected = loadConfiguration({ ...needed, [name]: values[name] });
  for (const end of ["", "\n", "\r\n"]) {
    expect(loadConfiguration({ ...needed, [name]: "", [`${name}_FILE`]: givenFile(`${values[name]}${end}`) })).toEqual(expected);
  }
});

test("a secret that is given twice, or in a file that is not there or empty, is refused without a word of it", () => {
  const path = givenFile(values.SESSION_SECRET);
  const twice = problemsOf({ SESSION_SECRET: "x".repeat(32), SESSION_SECRET_FILE: path });
  expect(twice).toEqual(["SESSION_SECRET_FILE: is given together with SESSION_SECRET: set one of the two"]);
  const nowhere = ["none", "."].map((name) => problemsOf({ SMTP_URL_FILE: join(DATA_DIR, name) }));
  expect(nowhere).toEqual(Array(2).fill(["SMTP_URL_FILE: must be the path of a file that can be read"]));
  expect(problemsOf({ DISTRIBUTOR_URL_FILE: givenFile(" \n") })).toEqual([
    "DISTRIBUTOR_URL_FILE: must be the path of a file that is not empty",
  ]);
});

test("a file that holds something else is refused under the name of its variable, without a word of it", () => {
  expect(problemsOf({ SMTP_URL_FILE: givenFile("http://portal:word-of-mouth@mail") })).toEqual([
    "SMTP_URL: must be an address such as smtp://user:password@host:587",
  ]);
  expect(problemsOf({ SESSION_SECRET_FILE: givenFile("word-of-mouth") })).toEqual(["SESSION_SECRET: must have at least 32 characters"]);
});

test("in production a secret's file is closed to other users of the machine, and may be open to its group", () => {
  const given = (mode: number) => ({ NODE_ENV: "production", SESSION_SECRET_FILE: givenFile(values.SESSION_SECRET, mode) });
  for (const mode of [0o400, 0o600, 0o440, 0o640]) expect(problemsOf(given(mode))).toEqual([]);
  for (const mode of [0o444, 0o644, 0o402])
    expect(problemsOf(given(mode))).toEqual([
      "SESSION_SECRET_FILE: must not be open to other users of this machine: give it mode 0400, or 0440 for a group",
    ]);
  expect(problemsOf({ ...given(0o644), NODE_ENV: "development" })).toEqual([]);
});
