import { randomUUID } from "node:crypto";
import pg from "pg";

/** What a portal, and the command that seeds it, are told about their database on PostgreSQL. */
export const databaseSettings = (address) => ({ DATABASE_URL: address, SESSION_SECRET: "a secret of the portals of the tests" });

/** Makes a database in the cluster of an address, empty or with all that `template` holds, and answers its address. It ends with the cluster. */
export async function makeDatabase(address, template = "template1") {
  const name = `portal_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: Object.assign(new URL(address), { pathname: "/postgres" }).href });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(address), { pathname: `/${name}` }).href;
}
