import { dayMilliseconds } from "~/domain/calendar/days";
import type { CalendarDay } from "~/domain/edition";

type Step = { orderedOn: CalendarDay; power: number };

export type PlotPositions = {
  /** The position of each order, in percent of the width; its power by its position in `lines`. */
  points: { left: number; power: number }[];
  /** The powers with a grid line, the most positive one first. */
  lines: number[];
};

const linesMax = 6;
const niceSteps = [0.25, 0.5, 1, 2, 5, 10];

const dayNumber = (day: CalendarDay) => Date.parse(`${day}T00:00:00Z`) / dayMilliseconds;

/** Returns the positions of the steps between two days, and the powers labelled next to the chart: one more on either side. */
export function plotPositions(steps: readonly Step[], from: CalendarDay, to: CalendarDay): PlotPositions {
  const powers = steps.map(({ power }) => power);
  const least = Math.min(...powers);
  const most = Math.max(...powers);
  const countOf = (step: number) => Math.ceil(most / step) - Math.floor(least / step) + 3;
  const step = niceSteps.find((each) => countOf(each) <= linesMax) ?? 20;
  const top = (Math.ceil(most / step) + 1) * step;
  const span = Math.max(1, dayNumber(to) - dayNumber(from));
  return {
    points: steps.map(({ orderedOn, power }) => ({
      left: Math.min(100, Math.max(0, ((dayNumber(orderedOn) - dayNumber(from)) * 100) / span)),
      power,
    })),
    lines: Array.from({ length: countOf(step) }, (_, index) => top - index * step),
  };
}
