import type { Answers } from "~/calls/answers";
import { type ArrivalPart, lineArrivals } from "~/domain/stock/arrivals";
import type { StockStatus } from "~/domain/stock/stock-status";

type SolutionAnswer = Answers["catalogue"]["solutions"]["solutions"][number];

/** What the order form knows of a solution; quantities are counted in bottles (of a starter kit, in kits). */
export type SolutionRow = Pick<
  SolutionAnswer,
  | "id"
  | "imageId"
  | "displayName"
  | "manufacturerName"
  | "volumeMillilitres"
  | "bottlesPerCase"
  | "starter"
  | "priceRetail"
  | "priceAnnual"
  | "annualBottles"
  | "stock"
  | "isFavourite"
  | "available"
> & { shelf: SolutionShelf };

/** The bottles on the shelf, the day on which they arrive, and that of those which follow; `isLast` says that none will. */
export type SolutionShelf = { onHand: number; nowDay: string | null; laterDay: string | null; isLast: boolean };

/** What the shelf says of as many bottles as a line may hold: from that, how many of fewer arrive when. */
export type AskedShelf = Answers["orders"]["stockStatus"]["items"][number];

/** Only what the form shows travels to the browser. */
export function solutionRow(solution: SolutionAnswer, asked: AskedShelf | undefined): SolutionRow {
  const { id, imageId, displayName, manufacturerName, volumeMillilitres, bottlesPerCase, starter } = solution;
  const { priceRetail, priceAnnual, annualBottles, stock, isFavourite, available } = solution;
  return {
    ...{ id, imageId, displayName, manufacturerName, volumeMillilitres, bottlesPerCase, starter },
    ...{ priceRetail, priceAnnual, annualBottles, stock, isFavourite, available },
    shelf: {
      onHand: asked?.now ?? 0,
      nowDay: asked?.arrivals.find(({ isLater }) => !isLater)?.day ?? null,
      laterDay: asked?.arrivals.find(({ isLater }) => isLater)?.day ?? null,
      isLast: asked?.status === "soldOut" || asked?.status === "limited",
    },
  };
}

/** What the shelf says of so many bottles of a solution, at least one, in the words and with the days of the cart (D69). */
export function stockOfBottles(
  { stock, shelf: { onHand, nowDay, laterDay, isLast } }: Pick<SolutionRow, "stock" | "shelf">,
  bottles: number,
) {
  const now = Math.min(bottles, onHand);
  const later = isLast ? 0 : bottles - now;
  const status: StockStatus = isLast && bottles > onHand && onHand > 0 ? "limited" : stock.status;
  const arrivals: ArrivalPart[] = lineArrivals({ now, nowDay, later, laterDay, toPatient: false });
  return { status, left: onHand, now, later, arrivals };
}

/** Which solutions are shown. */
export type SolutionView = { q: string; show: "all" | "favourites" | "starters" };

/** Is the solution part of the view? Words match beginnings of nothing in particular: anywhere in name or maker. */
export function isShown({ displayName, manufacturerName, isFavourite, starter }: SolutionRow, { q, show }: SolutionView): boolean {
  if (show === "favourites" && !isFavourite) return false;
  if (show === "starters" && !starter) return false;
  const text = `${displayName} ${manufacturerName}`.toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
