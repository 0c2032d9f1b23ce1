import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { Budget, BudgetStep } from "~/domain/budget/budget";
import type { CalendarMonth } from "~/domain/calendar/months";

const { budgets } = schema;

export type StoredStep = BudgetStep & { locationId: string; revision: number };

/** Returns all steps of the budgets of these locations, earliest first (D103). */
export async function listBudgets({ tx, tenantId }: PracticeDb, locationIds: readonly string[]): Promise<StoredStep[]> {
  const { locationId, fromMonth, amount, revision } = budgets;
  return tx
    .select({ locationId, fromMonth, amount, revision })
    .from(budgets)
    .where(and(eq(budgets.tenantId, tenantId), inArray(locationId, [...locationIds])))
    .orderBy(asc(fromMonth));
}

/** Returns what a location may spend in a month, and what it has spent; null without a budget: then no order is read. */
export async function findBudget(
  { tx, tenantId }: PracticeDb,
  { location, month, spent }: { location: string; month: CalendarMonth; spent: SQL },
): Promise<Omit<Budget, "month"> | null> {
  const { locationId, fromMonth, amount } = budgets;
  const [row] = await tx
    .select({ amount, spent: sql<string | null>`case when ${amount} is not null then ${spent} end` })
    .from(budgets)
    .where(and(eq(budgets.tenantId, tenantId), eq(locationId, location), lte(fromMonth, month)))
    .orderBy(desc(fromMonth))
    .limit(1);
  return row && row.amount !== null ? { amount: row.amount, spent: Number(row.spent ?? 0) } : null;
}

/** Sets a step and deletes those planned from its month on. */
export async function replaceSteps({ tx, tenantId }: PracticeDb, step: StoredStep, now: Date): Promise<void> {
  const { locationId, fromMonth } = step;
  await tx
    .delete(budgets)
    .where(and(eq(budgets.tenantId, tenantId), eq(budgets.locationId, locationId), gte(budgets.fromMonth, fromMonth)));
  await tx.insert(budgets).values({ tenantId, ...step, updatedAt: now });
}
