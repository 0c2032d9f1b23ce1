import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { demoDataDirectory, emptyDataDirectory } from "./data-directory";
import { databaseSettings, makeDatabase } from "./demo-database.mjs";

/** What a portal of the tests is told about its data: always a directory of its own, which who asks for it removes. */
export type PortalData = Readonly<Record<string, string>> & { readonly DATA_DIR: string };

/**
 * The demo as of now for one portal: in a database of its own on PostgreSQL when SEEDED_DATABASE is the address of one that `seed` has
 * filled, else in an embedded one, see demoDataDirectory.
 */
export async function demoData(): Promise<PortalData> {
  const seeded = process.env.SEEDED_DATABASE;
  if (!seeded) return { DATA_DIR: demoDataDirectory() };
  const copy = await makeDatabase(seeded, new URL(seeded).pathname.slice(1));
  return { DATA_DIR: emptyDataDirectory(), ...databaseSettings(copy) };
}

/** The demo as of another moment for one portal with that clock, where demoData would have it. */
export async function demoDataAt(moment: Date): Promise<PortalData> {
  const seeded = process.env.SEEDED_DATABASE;
  const directory = { DATA_DIR: emptyDataDirectory() };
  // An empty embedded database is seeded by the portal that opens it.
  if (!seeded) return directory;
  const data = { ...directory, ...databaseSettings(await makeDatabase(seeded)) };
  const env = { PATH: process.env.PATH, CLOCK: moment.toISOString(), ...data };
  await promisify(execFile)(process.execPath, ["build/server/cli.js", "seed"], { env });
  return data;
}
