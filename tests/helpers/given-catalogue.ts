import { sql } from "drizzle-orm";
import { seedCatalogue } from "~/demo/seed-catalogue.server";
import { testDatabase, withoutTriggers } from "./database";

const tables = ["series", "solutions", "prices", "promotions", "stock_rules", "stock_levels", "catalogue_versions"].map((name) =>
  sql.raw(name),
);

let isKept = false;

/**
 * The distributor's data of both editions, as the demo publishes it at the moment of the tests. It is computed once for each worker; from
 * then on its rows are copied from tables of their own, which takes a tenth of the time.
 */
export async function seedCatalogueOnce(now: Date): Promise<void> {
  const { owner } = await testDatabase();
  await owner.transaction(async (tx) => {
    if (isKept) {
      await tx.execute(withoutTriggers);
      for (const table of tables) await tx.execute(sql`insert into ${table} select * from kept.${table}`);
      return;
    }
    await seedCatalogue(tx, now);
    await tx.execute(sql`create schema kept`);
    for (const table of tables) await tx.execute(sql`create table kept.${table} as select * from ${table}`);
  });
  isKept = true;
}
