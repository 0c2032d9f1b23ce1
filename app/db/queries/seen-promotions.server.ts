import { and, eq } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { seenPromotions } = schema;

/** The ids of the promotions that a person has looked at or put away. */
export async function listSeenPromotions({ tx, tenantId }: PracticeDb, ownerId: string): Promise<string[]> {
  const rows = await tx
    .select({ promotionId: seenPromotions.promotionId })
    .from(seenPromotions)
    .where(and(eq(seenPromotions.tenantId, tenantId), eq(seenPromotions.ownerId, ownerId)));
  return rows.map(({ promotionId }) => promotionId);
}

/** Keeps that a person has seen a promotion; the first time counts. */
export async function insertSeenPromotion(
  { tx, tenantId }: PracticeDb,
  { ownerId, promotionId }: { ownerId: string; promotionId: string },
  seenAt: Date,
): Promise<void> {
  await tx.insert(seenPromotions).values({ tenantId, ownerId, promotionId, seenAt }).onConflictDoNothing();
}
