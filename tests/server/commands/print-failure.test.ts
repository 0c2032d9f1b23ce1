import { expect, test } from "vitest";
import { BackupError } from "~/domain/backup/backup-error";
import { printFailure } from "~/server/commands/print-failure.server";

/** What is printed of a failure, without the places in the code. */
function printed(error: unknown): string[] {
  const lines: string[] = [];
  printFailure(error, { explained: [BackupError], terminal: { complain: (line) => void lines.push(line) } });
  return lines.filter((line) => !/^\s+at /.test(line));
}

test("an error that explains itself is printed as it is", () => {
  expect(printed(new BackupError("No space is left at /backups."))).toEqual(["No space is left at /backups."]);
});

test("any other failure is printed with its place and causes, and without a message, which may quote a password", () => {
  const cause = Object.assign(new Error("Key (email)=(robin@dioptre.example)"), { code: "23505", constraint: "operators_email" });
  const error = new Error("Failed query: insert into operators\nparams: scrypt$c2VjcmV0", { cause });
  expect(printed(error)).toEqual(["Error", "  Error 23505 operators_email"]);
  const places: string[] = [];
  printFailure(error, { explained: [], terminal: { complain: (line) => void places.push(line) } });
  expect(places.some((line) => line.includes("print-failure.test.ts"))).toBe(true);
});
