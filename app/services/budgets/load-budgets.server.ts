import { listBudgets } from "~/db/queries/budgets/budgets.server";
import { sumOrdersByMonth } from "~/db/queries/orders/reports.server";
import { together } from "~/db/together.server";
import { type BudgetStep, budgetIn, offeredMonths, stepsFrom } from "~/domain/budget/budget";
import { instantsOfDays, marketDayOf } from "~/domain/calendar/market-time";
import { type CalendarMonth, daysOfMonth, monthOf, monthsOfPeriod } from "~/domain/calendar/months";
import { checkReportPeriod } from "~/domain/calendar/report-period";
import type { Edition } from "~/domain/edition";
import { admin, signedIn } from "../access.server";
import { moneyIn } from "../cart/cart-answer.server";
import { budgetAnswerOf, budgetOfMonth } from "./budget-of-month.server";

/** Returns the present and planned budgets of the person's locations (D103). */
export const loadBudgets = admin.budgets.read.handler(({ context }) =>
  context.read(async (db) => {
    const { person, edition, now } = context;
    const today = marketDayOf(now, edition.timeZone);
    const stored = await listBudgets(db, person.locationIds);
    return {
      months: offeredMonths(today),
      locations: person.locationIds.map((locationId) => {
        const steps = stored.filter((step) => step.locationId === locationId);
        return { locationId, revision: revisionOf(steps), steps: stepsAnswerOf(steps, { month: monthOf(today), edition }) };
      }),
    };
  }),
);

/** Returns the revision that a change must name; 0 when none was ever set. */
export const revisionOf = (steps: readonly { revision: number }[]) => Math.max(0, ...steps.map(({ revision }) => revision));

/** Returns the step in force in a month and later ones, in the shape of the calls. */
export function stepsAnswerOf(steps: readonly BudgetStep[], { month, edition }: { month: CalendarMonth; edition: Edition }) {
  const money = moneyIn(edition);
  return stepsFrom(steps, month).map(({ fromMonth, amount }) => ({ fromMonth, amount: amount === null ? null : money(amount) }));
}

/** Returns what a location may spend this month and has spent (D103), given a person's own cart. */
export const loadBudgetLeft = signedIn.budgets.left.handler(({ input, context, errors }) => {
  const { person, edition, now } = context;
  const { locationId } = input;
  if (!person.locationIds.includes(locationId)) throw errors.notFound();
  return context.read(async (db) => {
    const budget = await budgetOfMonth(db, { locationId, edition, now, replacing: { ownerId: person.id, now } });
    return { budget: budget && budgetAnswerOf(budget, edition) };
  });
});

/** Returns spending against budget by location and month (D103). */
export const budgetFigures = admin.budgets.figures.handler(async ({ input, context, errors }) => {
  const { person, edition } = context;
  const { locationId } = input;
  if (locationId !== undefined && !person.locationIds.includes(locationId)) throw errors.notFound();
  const period = { from: input.startDate, to: input.endDate };
  const verdict = checkReportPeriod(period);
  if (!verdict.permitted) throw verdict.values ? errors.periodTooLong({ data: verdict.values }) : errors.periodReversed();
  const locationIds = locationId === undefined ? person.locationIds : [locationId];
  const months = monthsOfPeriod(period).toReversed();
  const days = { from: daysOfMonth(monthOf(period.from)).from, to: daysOfMonth(monthOf(period.to)).to };
  const money = moneyIn(edition);
  return context.read(async (db) => {
    const filter = { tenantId: person.tenantId, locationIds, ...instantsOfDays(days, edition.timeZone) };
    const [steps, sums] = await together(listBudgets(db, locationIds), sumOrdersByMonth(db.tx, filter, edition));
    const rows = months.flatMap((month) =>
      locationIds.map((location) => {
        const amount = budgetIn(
          steps.filter((step) => step.locationId === location),
          month,
        );
        const spent = sums.find((sum) => sum.locationId === location && sum.month === month)?.gross ?? 0;
        return { locationId: location, month, amount: amount === null ? null : money(amount), spent: money(spent) };
      }),
    );
    return { rows };
  });
});
