import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { type OpenedDatabase, openDatabase } from "~/db/open.server";
import { runCommand } from "~/server/commands/run-command.server";
import { databaseSettings, makeDatabase } from "./demo-database.mjs";
import { now } from "./given";

/**
 * A terminal whose commands use an empty database of their own: PGlite, or PostgreSQL when TEST_DATABASE is `postgres`. `printed` and
 * `complained` hold what the commands have written, `folder` is for files, and `typed` is what is entered when a password is asked for.
 */
export function openCommandLine() {
  const folder = mkdtempSync(join(tmpdir(), "dioptre-commands-"));
  const terminal = { printed: [] as string[], complained: [] as string[], typed: null as string | null };
  let made: Promise<Readonly<Record<string, string>>> | undefined;
  const environment = () => {
    made ??= databaseOfItsOwn(folder);
    return made;
  };
  return Object.assign(terminal, {
    folder,
    /** Runs a command and returns its exit code. */
    run: async (...words: string[]): Promise<number> =>
      runCommand(words, {
        environment: await environment(),
        terminal: {
          print: (line: string) => void terminal.printed.push(line),
          complain: (line: string) => void terminal.complained.push(line),
          askPassword: async () => terminal.typed,
        },
        now,
      }),
    /** Does some work on the database of the commands. */
    look: async <Answer>(work: (database: OpenedDatabase) => Promise<Answer>): Promise<Answer> => {
      const { DATABASE_URL: databaseUrl = null, DATA_DIR: dataDirectory = null } = await environment();
      const database = await openDatabase({ databaseUrl, dataDirectory });
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    clear: () => {
      terminal.printed.length = 0;
      terminal.complained.length = 0;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  });
}

async function databaseOfItsOwn(folder: string): Promise<Readonly<Record<string, string>>> {
  if (process.env.TEST_DATABASE !== "postgres") return { DATA_DIR: join(folder, "data") };
  const template = inject("postgresTemplate");
  return databaseSettings(await makeDatabase(template, new URL(template).pathname.slice(1)));
}
