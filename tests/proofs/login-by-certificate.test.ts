import { chmodSync, chownSync, rmSync, writeFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startAppServer } from "~tests/helpers/app-server";
import { makeAuthority } from "~tests/helpers/certificates";
import { ordinaryUser, startCluster } from "~tests/helpers/postgres-cluster.mjs";

/* A database that takes encrypted connections alone, and knows its logins by their certificates: nobody has a password. */

const logins = ["dioptre_owner", "dioptre_login"] as const;
let cluster: Awaited<ReturnType<typeof startCluster>>;
let authority: ReturnType<typeof makeAuthority>;

beforeAll(async () => {
  authority = makeAuthority();
  const { certify, directory, file } = authority;
  certify("localhost", "server");
  for (const login of logins) certify(login, "client");
  const rules = ["host all postgres 127.0.0.1/32 trust", "hostssl all all 127.0.0.1/32 cert"];
  writeFileSync(file("pg_hba.conf"), `${rules.join("\n")}\n`);
  const { uid, gid } = ordinaryUser();
  chmodSync(directory, 0o711);
  if (uid !== undefined && gid !== undefined) chownSync(file("localhost.key"), uid, gid);
  cluster = await startCluster({ survives: true });
  const settings = { ssl_cert_file: "localhost.crt", ssl_key_file: "localhost.key", ssl_ca_file: "authority.crt", hba_file: "pg_hba.conf" };
  await asSuperuser([
    "create role dioptre_owner login createrole",
    "create role dioptre_login login noinherit",
    "create database dioptre owner dioptre_owner",
    "alter system set ssl = on",
    ...Object.entries(settings).map(([setting, name]) => `alter system set ${setting} = '${file(name)}'`),
  ]);
  await cluster.crash();
  await cluster.restart();
}, 120_000);

afterAll(async () => {
  await cluster?.stop();
  if (authority) rmSync(authority.directory, { recursive: true, force: true });
});

async function asSuperuser(statements: readonly string[]): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: cluster.url("postgres") });
  await client.connect();
  const rows: pg.QueryResultRow[] = [];
  for (const statement of statements) rows.push(...(await client.query(statement)).rows);
  await client.end();
  return rows;
}

/** The URL of the database for a login, with the certificate of one. */
function urlOf(login: string, certificate = login): string {
  const url = new URL(cluster.url("dioptre"));
  Object.assign(url, { hostname: "localhost", username: login });
  const more = { sslmode: "verify-full", sslrootcert: "authority.crt", sslcert: `${certificate}.crt`, sslkey: `${certificate}.key` };
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, name === "sslmode" ? value : authority.file(value));
  return url.href;
}

test("the portal is served and migrated by logins that their certificates prove, in production and encrypted", async () => {
  const server = await startAppServer({
    ...{ NODE_ENV: "production", DISTRIBUTOR_SIMULATOR: "true", SESSION_SECRET: "s".repeat(32) },
    ...{ MIGRATE_URL: urlOf("dioptre_owner"), DATABASE_URL: urlOf("dioptre_login") },
  });
  try {
    expect((await fetch(`http://127.0.0.1:${server.port}/api/v2/tenants/list?app=apac&search=einayim`)).status).toBe(200);
    const sessions = await asSuperuser([
      "select distinct usename as login, ssl, client_dn as name from pg_stat_ssl join pg_stat_activity using (pid) where datname = 'dioptre'",
    ]);
    expect(sessions).toEqual([{ login: "dioptre_login", ssl: true, name: "/CN=dioptre_login" }]);
  } finally {
    await server.stop();
  }
});

test("a login with the certificate of another, or with none, is not let in", async () => {
  const without = new URL(cluster.url("dioptre"));
  without.username = "dioptre_login";
  for (const connectionString of [urlOf("dioptre_owner", "dioptre_login"), without.href])
    await expect(new pg.Client({ connectionString }).connect()).rejects.toThrow(/certificate authentication failed|no pg_hba.conf entry/);
});
