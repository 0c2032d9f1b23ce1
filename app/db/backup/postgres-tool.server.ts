import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { BackupError } from "~/domain/backup/backup-error";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs pg_dump or pg_restore against a database. The password is passed in the environment, where no process list shows it. Error output
 * becomes a sentence for the person who typed the command.
 */
export async function runPostgresTool(
  tool: "pg_dump" | "pg_restore",
  { args, databaseUrl, environment }: { args: readonly string[]; databaseUrl: string; environment: Environment },
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  const env = { ...environment, ...(password && { PGPASSWORD: password }), LC_MESSAGES: "C", PGAPPNAME: `dioptre-${tool}` };
  const child = spawn(tool, [...args, `--dbname=${url.href}`], { env, stdio: ["ignore", "ignore", "pipe"] });
  const errorOutput = text(child.stderr);
  const [code] = await once(child, "close").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") throw new BackupError(toolMissing(tool));
    throw error;
  });
  if (code !== 0) throw new BackupError(failureText(tool, (await errorOutput).trim()));
}

const toolMissing = (tool: string) =>
  `${tool} was not found. Install the client programs of PostgreSQL (Debian: apt-get install postgresql-client), of the server's version or newer.`;

function failureText(tool: string, errorOutput: string): string {
  if (/server version mismatch|unsupported version/.test(errorOutput))
    return `${tool} is of an older version than what it works with. Install the client programs of the server's version or newer.\n${errorOutput}`;
  if (/No space left on device|ENOSPC/.test(errorOutput)) return `No space is left on the disk. Nothing was kept.\n${errorOutput}`;
  return `${tool} failed. Nothing was kept.\n${errorOutput}`;
}
