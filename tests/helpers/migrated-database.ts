import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { migrateEmbedded, migratePostgres } from "~/db/migrate.server";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated, empty PGlite data directory: a gzipped tar in base64. */
    migratedDatabase: string;
    /** The address of the migrated, empty database that every worker copies; empty with PGlite. */
    postgresTemplate: string;
  }
}

/** Migrates once for all workers, for the database that TEST_DATABASE names (postgres needs TEST_DATABASE_URL, a superuser's address). */
export default async function prepareDatabases(project: TestProject): Promise<void> {
  if (process.env.TEST_DATABASE === "postgres") {
    project.provide("postgresTemplate", await makeTemplate());
    project.provide("migratedDatabase", "");
    return;
  }
  const client = await PGlite.create();
  await migrateEmbedded(client);
  const dump = await client.dumpDataDir("gzip");
  await client.close();
  project.provide("migratedDatabase", Buffer.from(await dump.arrayBuffer()).toString("base64"));
  project.provide("postgresTemplate", "");
}

async function makeTemplate(): Promise<string> {
  const address = process.env.TEST_DATABASE_URL;
  if (!address) throw new Error("TEST_DATABASE_URL is needed: the address of a PostgreSQL cluster in which databases may be made.");
  const name = `dioptre_template_${process.pid}`;
  const url = Object.assign(new URL(address), { pathname: `/${name}` }).href;
  await withClient(address, (client) => client.query(`create database ${name}`));
  await withClient(url, (client) => migratePostgres(client));
  return url;
}

async function withClient(address: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  await work(client);
  await client.end();
}
