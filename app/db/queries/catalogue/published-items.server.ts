import { eq } from "drizzle-orm";
import type { Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { Series, Solution } from "~/domain/lens/series";

/** Returns a series by its id, which includes the edition; also one that is no longer sold. */
export async function findPublishedSeries(tx: Transaction, id: string): Promise<Series | null> {
  const [row] = await tx.select({ data: schema.series.data }).from(schema.series).where(eq(schema.series.id, id));
  return row?.data ?? null;
}

/** Returns a solution by its id, which includes the edition; also one that is no longer sold. */
export async function findPublishedSolution(tx: Transaction, id: string): Promise<Solution | null> {
  const [row] = await tx.select({ data: schema.solutions.data }).from(schema.solutions).where(eq(schema.solutions.id, id));
  return row?.data ?? null;
}
