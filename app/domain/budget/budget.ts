import { type CalendarMonth, firstDayOf, monthAfter, monthOf, monthsOfPeriod } from "../calendar/months";
import type { CalendarDay } from "../edition";
import { permitted, refused, type Verdict } from "../verdict";

/**
 * The amount that a location may spend per month, VAT included, in the smallest unit, from a month on; null when it has no budget from then
 * on (D103).
 */
export type BudgetStep = { fromMonth: CalendarMonth; amount: number | null };

/** What a location may spend in a month and what it has spent, VAT included, in the smallest unit. */
export type Budget = { month: CalendarMonth; amount: number; spent: number };

/** The largest budget that can be set, in the smallest unit. */
export const budgetMax = 1_000_000_000;

/** How many months ahead a budget can be set. */
const monthsAhead = 12;

/** Returns the months from which a budget can start: the present one and the next twelve. */
export function offeredMonths(today: CalendarDay): CalendarMonth[] {
  return monthsOfPeriod({ from: today, to: firstDayOf(monthAfter(monthOf(today), monthsAhead)) });
}

/** Refuses to start a budget in an earlier month or too far ahead; budgets of past months stay. */
export function checkBudgetMonth(fromMonth: CalendarMonth, today: CalendarDay): Verdict<undefined, "monthNotOffered"> {
  return offeredMonths(today).includes(fromMonth) ? permitted : refused("monthNotOffered");
}

/** Returns the budget of a month, from the last step that began by then; null when there is none. */
export function budgetIn(steps: readonly BudgetStep[], month: CalendarMonth): number | null {
  const startedSteps = steps
    .filter(({ fromMonth }) => fromMonth <= month)
    .toSorted((one, other) => one.fromMonth.localeCompare(other.fromMonth));
  return startedSteps.at(-1)?.amount ?? null;
}

/** Returns the step in force in a month and the later ones, earliest first. */
export function stepsFrom(steps: readonly BudgetStep[], month: CalendarMonth): BudgetStep[] {
  const present = { fromMonth: month, amount: budgetIn(steps, month) };
  const later = steps.filter(({ fromMonth }) => fromMonth > month).toSorted((one, other) => one.fromMonth.localeCompare(other.fromMonth));
  return [present, ...later];
}

/** Returns what is left of a budget after an order of this amount; negative when it exceeds the budget. */
export function budgetLeft({ amount, spent }: Pick<Budget, "amount" | "spent">, gross = 0): number {
  return amount - spent - gross;
}
