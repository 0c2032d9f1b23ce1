import { addDays, addMonths } from "../calendar/days";
import type { ReportPeriod } from "../calendar/report-period";
import type { CalendarDay } from "../edition";
import { permitted, refused, type Verdict } from "../verdict";

/** A month of the market's calendar, yyyy-MM. */
export type CalendarMonth = string;

/** From a month on a location may spend so much a month, VAT included, in the smallest unit; null: it has no budget from then on (D103). */
export type BudgetStep = { fromMonth: CalendarMonth; amount: number | null };

/** What a location may spend in a month and what it has spent, both with VAT in the smallest unit. */
export type Budget = { month: CalendarMonth; amount: number; spent: number };

/** The largest budget that can be set, in the smallest unit. */
export const budgetMax = 1_000_000_000;

/** Months after the present one from which on a budget can be set. */
const monthsAhead = 12;

/** The month of a day. */
export const monthOf = (day: CalendarDay): CalendarMonth => day.slice(0, 7);

/** The first day of a month. */
export const firstDayOf = (month: CalendarMonth): CalendarDay => `${month}-01`;

/** The days of a month, first and last. */
export function daysOfMonth(month: CalendarMonth): ReportPeriod {
  return { from: firstDayOf(month), to: addDays(addMonths(firstDayOf(month), 1), -1) };
}

/** The months to which the days of a period belong, the earliest first. */
export function monthsOfPeriod({ from, to }: ReportPeriod): CalendarMonth[] {
  const months: CalendarMonth[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = monthOf(addMonths(firstDayOf(month), 1))) months.push(month);
  return months;
}

/** The months from which on a budget can be set: the present one and the twelve that follow. */
export function offeredMonths(today: CalendarDay): CalendarMonth[] {
  const from = firstDayOf(monthOf(today));
  return monthsOfPeriod({ from, to: addMonths(from, monthsAhead) });
}

/** May a budget be set from this month on? What was in force in earlier months stays. */
export function checkBudgetMonth(fromMonth: CalendarMonth, today: CalendarDay): Verdict<undefined, "monthNotOffered"> {
  return offeredMonths(today).includes(fromMonth) ? permitted : refused("monthNotOffered");
}

/** What may be spent in a month by the last step that began by then; null without a budget. */
export function budgetIn(steps: readonly BudgetStep[], month: CalendarMonth): number | null {
  const begun = steps.filter(({ fromMonth }) => fromMonth <= month).toSorted((one, other) => one.fromMonth.localeCompare(other.fromMonth));
  return begun.at(-1)?.amount ?? null;
}

/** The step that is in force in a month and those that follow it, the earliest first. */
export function stepsFrom(steps: readonly BudgetStep[], month: CalendarMonth): BudgetStep[] {
  const present = { fromMonth: month, amount: budgetIn(steps, month) };
  const later = steps.filter(({ fromMonth }) => fromMonth > month).toSorted((one, other) => one.fromMonth.localeCompare(other.fromMonth));
  return [present, ...later];
}

/** What is left of a budget when an order of this sum is placed too; below 0 where it goes beyond. */
export function budgetLeft({ amount, spent }: Pick<Budget, "amount" | "spent">, gross = 0): number {
  return amount - spent - gross;
}
