import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { afterAll, expect, test } from "vitest";
import { findAuditHead, listAuditChain, listPeopleNames } from "~/db/queries/practice/audit.server";
import { chainStart, followChain } from "~/services/audit/audit-chain.server";

const client = new PGlite();
afterAll(() => client.close());

const [one, other] = ["00000000-0000-7000-8000-000000000001", "00000000-0000-7000-8000-000000000002"];
const [noa, gone] = ["00000000-0000-7000-8000-00000000000a", "00000000-0000-7000-8000-00000000000b"];

async function migrate(first: number, last: number) {
  const journal: { entries: { idx: number; tag: string }[] } = JSON.parse(readFileSync("app/db/migrations/meta/_journal.json", "utf8"));
  for (const { tag } of journal.entries.filter(({ idx }) => idx >= first && idx <= last)) {
    await client.exec(readFileSync(`app/db/migrations/${tag}.sql`, "utf8"));
  }
}

test("entries older than the chain are chained by the migration, and people who left keep their names", async () => {
  await migrate(0, 14);
  await client.exec("set session_replication_role = replica");
  for (const [index, tenant] of [one, other, one, one].entries()) {
    const subject = index === 2 ? null : `it's "${index}" \\ \u05d0\n`;
    const values = [
      tenant,
      `00000000-0000-7000-8000-0000000001${10 + index}`,
      new Date(1_790_000_000_000 - index * 1001),
      [noa, gone][index % 2],
    ];
    await client.query("insert into audit_entries values ($1, $2, $3, $4, 'Dana Ziv', 'ordered', 'cart', $5)", [...values, subject]);
  }
  const stamp = "'2026-01-01T00:00:00Z'";
  await client.exec(`insert into users (tenant_id, id, email, email_key, first_name, last_name, role, status, created_at, updated_at)
    values ('${one}', '${noa}', 'a@b.example', 'a@b.example', 'Noa', 'Shalev', 'staff', 'active', ${stamp}, ${stamp})`);
  await migrate(15, 15);
  await drizzle(client).transaction(async (tx) => {
    for (const [tenantId, length] of [
      [one, 3],
      [other, 1],
    ] as const) {
      const head = await findAuditHead({ tx, tenantId });
      const followed = followChain(chainStart, await listAuditChain({ tx, tenantId }, 0, 10));
      expect(followed).toEqual({ end: { seq: length, hash: head?.hash } });
    }
    expect(await listPeopleNames({ tx, tenantId: one })).toEqual([
      { id: gone, firstName: "Dana Ziv", lastName: "", isFormer: true },
      { id: noa, firstName: "Noa", lastName: "Shalev", isFormer: false },
    ]);
  });
});
