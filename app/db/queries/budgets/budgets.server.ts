import { and, asc, desc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { builtOnce } from "~/db/built-once.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { BudgetStep } from "~/domain/budget/budget";
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

/** Returns what a location may spend in a month; null without a budget. */
export async function findBudgetAmount({ tx, tenantId }: PracticeDb, locationId: string, month: CalendarMonth): Promise<number | null> {
  const [row] = await builtOnce(tx, amountOfMonth).execute({ tenantId, locationId, month });
  return row?.amount ?? null;
}

function amountOfMonth(tx: Transaction) {
  const { tenantId, locationId, fromMonth, amount } = budgets;
  return tx
    .select({ amount })
    .from(budgets)
    .where(
      and(
        eq(tenantId, sql.placeholder("tenantId")),
        eq(locationId, sql.placeholder("locationId")),
        lte(fromMonth, sql.placeholder("month")),
      ),
    )
    .orderBy(desc(fromMonth))
    .limit(1)
    .prepare("budget_of_month");
}

/** Sets a step and deletes those planned from its month on. */
export async function replaceSteps({ tx, tenantId }: PracticeDb, step: StoredStep, now: Date): Promise<void> {
  const { locationId, fromMonth } = step;
  await tx
    .delete(budgets)
    .where(and(eq(budgets.tenantId, tenantId), eq(budgets.locationId, locationId), gte(budgets.fromMonth, fromMonth)));
  await tx.insert(budgets).values({ tenantId, ...step, updatedAt: now });
}
