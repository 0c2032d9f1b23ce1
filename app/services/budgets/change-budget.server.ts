import { listBudgets, replaceSteps } from "~/db/queries/budgets/budgets.server";
import { lockCounter } from "~/db/queries/practice/counters.server";
import { checkBudgetMonth } from "~/domain/budget/budget";
import { marketDayOf } from "~/domain/calendar/market-time";
import { monthOf } from "~/domain/calendar/months";
import { admin } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { errorOf } from "../error-of.server";
import { revisionOf, stepsAnswerOf } from "./load-budgets.server";

/**
 * Sets the budget of a location from a month on (D103). `revision` is the one last seen: an older one is refused, unless the same budget is
 * already in force, so that sending twice sets it once. Waits for running checkouts, as they do for each other.
 */
export const changeBudget = admin.budgets.change.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const { person, edition, now } = context;
    const { locationId, fromMonth, amount } = input;
    if (!person.locationIds.includes(locationId)) throw errors.notFound();
    const today = marketDayOf(now, edition.timeZone);
    const verdict = checkBudgetMonth(fromMonth, today);
    if (!verdict.permitted) throw errorOf(errors, verdict);
    await lockCounter(db, "confirmation");
    const before = await listBudgets(db, [locationId]);
    const revision = revisionOf(before);
    const last = before.at(-1);
    const answer = (steps: typeof before) => ({
      ...{ locationId, revision: revisionOf(steps), steps: stepsAnswerOf(steps, { month: monthOf(today), edition }) },
    });
    if (last?.fromMonth === fromMonth && last.amount === amount && input.revision <= revision) return answer(before);
    if (input.revision !== revision) throw errors.changedElsewhere();
    const step = { locationId, fromMonth, amount, revision: revision + 1 };
    await replaceSteps(db, step, now);
    recordAudit(db, person, { action: "budgetChanged", subjectKind: "practice", subjectId: person.tenantId }, now);
    return answer([...before.filter((each) => each.fromMonth < fromMonth), step]);
  }),
);
