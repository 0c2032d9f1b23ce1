import { eq, inArray, lt, sql } from "drizzle-orm";
import type { Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { addressTries } = schema;

/**
 * Uses one of the tries that an IP address has within a period; returns whether one was left. The row is locked meanwhile, so that
 * concurrent requests use no more than are left. A period that is over, or that starts later than the clock allows (D52), starts again.
 */
export async function takeTry(
  tx: Transaction,
  { addressHash, most }: { addressHash: string; most: number },
  { now, over, ahead }: { now: Date; over: Date; ahead: Date },
): Promise<boolean> {
  const isOver = sql`(${addressTries.since} <= ${over.toISOString()}::timestamptz or ${addressTries.since} > ${ahead.toISOString()}::timestamptz)`;
  const rows = await tx
    .insert(addressTries)
    .values({ addressHash, since: now, tries: 1 })
    .onConflictDoUpdate({
      target: addressTries.addressHash,
      set: {
        since: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${addressTries.since} end`,
        tries: sql`case when ${isOver} then 1 else ${addressTries.tries} + 1 end`,
      },
      setWhere: sql`${isOver} or ${addressTries.tries} < ${most}`,
    })
    .returning({ tries: addressTries.tries });
  return rows.length > 0;
}

/**
 * Checks something that an IP address tries, under the lock of its row, so that concurrent tries each see the failures before them: returns
 * `over` without checking when the address has none left, else whether it `isRight`. Only failures count.
 */
export async function tryUnderLock(
  tx: Transaction,
  { addressHash, most, isRight }: { addressHash: string; most: number; isRight: () => boolean },
  { now, over, ahead }: { now: Date; over: Date; ahead: Date },
): Promise<"right" | "wrong" | "over"> {
  const ofAddress = eq(addressTries.addressHash, addressHash);
  await tx.insert(addressTries).values({ addressHash, since: now, tries: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(addressTries).where(ofAddress).for("update");
  const counts = row !== undefined && row.since > over && row.since <= ahead;
  const tries = counts ? row.tries : 0;
  if (tries >= most) return "over";
  if (isRight()) return "right";
  await tx
    .update(addressTries)
    .set({ since: counts ? row.since : now, tries: tries + 1 })
    .where(ofAddress);
  return "wrong";
}

/** Returns a try, because it was successful. */
export async function returnTry(tx: Transaction, addressHash: string): Promise<void> {
  await tx
    .update(addressTries)
    .set({ tries: sql`greatest(${addressTries.tries} - 1, 0)` })
    .where(eq(addressTries.addressHash, addressHash));
}

/** Deletes at most `limit` addresses without a try since a moment; returns how many. */
export async function purgeAddressTries(tx: Transaction, before: Date, limit: number): Promise<number> {
  const old = tx.select({ addressHash: addressTries.addressHash }).from(addressTries).where(lt(addressTries.since, before)).limit(limit);
  const removed = await tx.delete(addressTries).where(inArray(addressTries.addressHash, old)).returning({ one: addressTries.addressHash });
  return removed.length;
}
