import { expect, test } from "vitest";
import { createLog, describeError } from "~/integrations/log.server";

const patientError = () =>
  Object.assign(new Error("Key (last_name)=(Cohen) already exists"), { code: "23505", constraint: "patient_name" });

test("an error is logged by type, code and location, never with the values in its message", () => {
  const lines: string[] = [];
  const log = createLog({ destination: { write: (line) => void lines.push(line) } });
  log.error({ err: new Error("Failed query: params Cohen", { cause: patientError() }) }, "page failed");
  expect(lines.join("")).not.toContain("Cohen");
  const { err, msg } = JSON.parse(lines[0] ?? "");
  expect(msg).toBe("page failed");
  expect(err).toMatchObject({ kind: "Error", cause: { kind: "Error", code: "23505", constraint: "patient_name" } });
  expect(err.frames[0]).toMatch(/^at .*log\.test\.ts/);
});

test("messages are logged in development", () => {
  expect(describeError(patientError(), true)).toMatchObject({ message: "Key (last_name)=(Cohen) already exists" });
});

test("a thrown value that is not an Error is logged by its type only", () => {
  expect(describeError("Cohen")).toEqual({ kind: "string" });
});
