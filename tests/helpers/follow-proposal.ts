import { usualNeeds } from "~/domain/replenishment/usual-need";
import type { Act, Ordering } from "./shelf-history";

const putAsideWeeks = 2;

/**
 * People who order what is proposed to them, every week. Every `looksEvery` weeks they look at the shelf as they go down the list: where it
 * holds more or less than the list says, they put the number right by the difference, and what it has enough of they put aside; 0 is never.
 * The rule sees the orders of the last year alone.
 */
export function followProposal(looksEvery: number): Ordering {
  const asideUntil = new Map<number, number>();
  return (lenses, week) => {
    const needs = usualNeeds(lenses.map(({ weeks }) => ({ weeks: weeks.slice(-52), reviewDays: 7, leadDays: 3 })));
    return lenses.map(({ lookAtShelf }, index): Act => {
      const need = needs[index];
      if (!need || (asideUntil.get(index) ?? 0) > week) return 0;
      if (looksEvery === 0 || week % looksEvery !== 0) return need.proposed;
      const missing = need.orderUpTo - lookAtShelf();
      if (missing > 0) return missing;
      if (need.proposed > 0) asideUntil.set(index, week + putAsideWeeks);
      return need.proposed > 0 ? "putAside" : 0;
    });
  };
}
