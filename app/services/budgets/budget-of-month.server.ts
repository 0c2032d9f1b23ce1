import type { PracticeDb } from "~/db/database.server";
import { findBudget } from "~/db/queries/budgets/budgets.server";
import { type Replacing, sumOfOrders } from "~/db/queries/orders/reports.server";
import type { Budget } from "~/domain/budget/budget";
import { instantsOfDays, marketDayOf } from "~/domain/calendar/market-time";
import { daysOfMonth, monthOf } from "~/domain/calendar/months";
import type { Edition } from "~/domain/edition";
import { moneyIn } from "../cart/cart-answer.server";

type Asked = { locationId: string; edition: Edition; now: Date; replacing?: Replacing };

/** Returns the budget of a location this month, and what was spent of it (D103); null when it has none. */
export async function budgetOfMonth(db: PracticeDb, { locationId, edition, now, replacing }: Asked): Promise<Budget | null> {
  const month = monthOf(marketDayOf(now, edition.timeZone));
  const filter = { tenantId: db.tenantId, locationIds: [locationId], ...instantsOfDays(daysOfMonth(month), edition.timeZone) };
  const { timeZone, vat } = edition;
  const spent = sumOfOrders(filter, { timeZone, vat, ...(replacing && { replacing }) });
  const budget = await findBudget(db, { location: locationId, month, spent });
  return budget && { month, ...budget };
}

/** Returns a budget in the shape of the calls. */
export function budgetAnswerOf({ month, amount, spent }: Budget, edition: Edition) {
  const money = moneyIn(edition);
  return { month, amount: money(amount), spent: money(spent) };
}
