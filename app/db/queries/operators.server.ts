import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";

const { operators } = schema;

export async function findOperator(tx: Transaction, id: string) {
  const [row] = await tx.select().from(operators).where(eq(operators.id, id));
  return row ?? null;
}

export async function findOperatorByEmail(tx: Transaction, emailKey: string) {
  const [row] = await tx.select().from(operators).where(eq(operators.emailKey, emailKey));
  return row ?? null;
}

/** Notes when an operator accepted terms and cookie notice; a date that stands already stays. */
export async function setOperatorTermsAccepted(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(operators)
    .set({ termsAcceptedAt: now })
    .where(and(eq(operators.id, id), isNull(operators.termsAcceptedAt)));
}
