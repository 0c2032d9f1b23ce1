import { and, eq } from "drizzle-orm";
import { schema } from "~/db/schema.server";
import { testDatabase } from "~tests/helpers/database";

/** Publishes a changed series as the distributor does, and increments the edition's version. */
export async function publish(seriesId: string, change: (data: typeof schema.series.$inferSelect.data) => object, active = true) {
  const { owner } = await testDatabase();
  const ofSeries = and(eq(schema.series.edition, "IL"), eq(schema.series.id, seriesId));
  const [row] = await owner.select().from(schema.series).where(ofSeries);
  if (!row) throw new Error(`There is no series ${seriesId}`);
  await owner
    .update(schema.series)
    .set({ active, data: { ...row.data, ...change(row.data) } })
    .where(ofSeries);
  await owner.update(schema.catalogueVersions).set({ updatedAt: new Date() });
}
