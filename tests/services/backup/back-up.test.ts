import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { lockDirectory } from "~/db/lock-directory.server";
import { backUp } from "~/services/backup/back-up.server";
import { now } from "~tests/helpers/given";

/** A backup of a data directory that another process uses, which never sends its dump. */
function givenEndless() {
  const folder = mkdtempSync(join(tmpdir(), "dioptre-backup-"));
  const dataDirectory = join(folder, "data");
  mkdirSync(join(dataDirectory, "database"), { recursive: true });
  writeFileSync(join(dataDirectory, "database", "PG_VERSION"), "17");
  const release = lockDirectory(dataDirectory);
  onTestFinished(() => {
    release();
    rmSync(folder, { recursive: true });
  });
  let fail = (): void => undefined;
  const requestDump = vi.fn(
    () =>
      new Promise<Blob>((_, reject) => {
        fail = () => reject(new Error("ended"));
      }),
  );
  const configuration = { databaseUrl: null, migrateUrl: null, dataDirectory };
  return {
    unfinished: join(folder, ".copy.unfinished"),
    requestDump,
    fail: () => fail(),
    start: () => backUp(join(folder, "copy"), { configuration, environment: {}, now, requestDump }),
  };
}

test.each(["SIGINT", "SIGTERM"] as const)("leaves nothing when it is ended by %s", async (signal) => {
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  onTestFinished(() => exit.mockRestore());
  const { start, requestDump, fail, unfinished } = givenEndless();
  const ended = start().catch(() => "ended");
  await vi.waitFor(() => expect(requestDump).toHaveBeenCalled());
  expect(existsSync(unfinished)).toBe(true);
  process.emit(signal);
  expect([existsSync(unfinished), exit.mock.calls]).toEqual([false, [[1]]]);
  fail();
  expect(await ended).toBe("ended");
});

test("says which directory is in the way when an earlier one was killed", async () => {
  const { start, unfinished } = givenEndless();
  mkdirSync(unfinished);
  await expect(start()).rejects.toThrow(`${unfinished} belongs to a backup that has not ended.`);
  expect(existsSync(unfinished)).toBe(true);
});
