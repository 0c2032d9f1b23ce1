import { eq, sql } from "drizzle-orm";
import { builtOnce } from "~/db/built-once.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { jsonRows } from "~/db/json-rows.server";
import { loadOnce } from "~/db/load-once.server";
import { schema } from "~/db/schema.server";

const { pins, seenPromotions, tenants } = schema;

/** The series that a person pinned, in order (D44), and the promotions opened or dismissed (D74). */
export type PersonMarks = { pinnedSeriesIds: string[]; seenPromotionIds: string[] };

/** Returns what a person, user or operator, marked in the catalogue of a practice. */
export function findPersonMarks(db: PracticeDb, ownerId: string): Promise<PersonMarks> {
  return loadOnce(db, `marks of ${ownerId}`, () => loadPersonMarks(db, ownerId));
}

async function loadPersonMarks({ tx, tenantId }: PracticeDb, ownerId: string): Promise<PersonMarks> {
  const [row] = await builtOnce(tx, marksOfPerson).execute({ tenantId, ownerId });
  return {
    pinnedSeriesIds: (row?.pinned ?? []).map(({ seriesId }) => seriesId),
    seenPromotionIds: (row?.seen ?? []).map(({ promotionId }) => promotionId),
  };
}

function marksOfPerson(tx: Transaction) {
  const ownerId = sql.placeholder("ownerId");
  return tx
    .select({
      pinned: jsonRows({
        columns: { seriesId: pins.seriesId },
        from: sql`${pins} where ${pins.tenantId} = ${tenants.tenantId} and ${pins.ownerId} = ${ownerId}`,
        orderBy: sql`${pins.pinnedAt}, ${pins.place}`,
      }),
      seen: jsonRows({
        columns: { promotionId: seenPromotions.promotionId },
        from: sql`${seenPromotions} where ${seenPromotions.tenantId} = ${tenants.tenantId} and ${seenPromotions.ownerId} = ${ownerId}`,
      }),
    })
    .from(tenants)
    .where(eq(tenants.tenantId, sql.placeholder("tenantId")))
    .prepare("marks_of_person");
}

/** Records that a person has seen a promotion; only the first time counts. */
export async function insertSeenPromotion(
  { tx, tenantId }: PracticeDb,
  { ownerId, promotionId }: { ownerId: string; promotionId: string },
  seenAt: Date,
): Promise<void> {
  await tx.insert(seenPromotions).values({ tenantId, ownerId, promotionId, seenAt }).onConflictDoNothing();
}
