import type { Answers } from "~/calls/answers";
import { type ArrivalPart, lineArrivals } from "~/domain/stock/arrivals";
import type { StockStatus } from "~/domain/stock/stock-status";

type SolutionAnswer = Answers["catalogue"]["solutions"]["solutions"][number];

/** What the order form needs of a solution; quantities are in bottles (of a starter kit, in kits). */
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

/** The bottles in stock, the day on which they arrive, and that of backordered ones; `isLast` means that there will be none. */
export type SolutionShelf = { onHand: number; nowDay: string | null; laterDay: string | null; isLast: boolean };

/** The stock status for as many bottles as a line may hold, from which that of fewer is derived. */
export type AskedShelf = Answers["orders"]["stockStatus"]["items"][number];

/** Returns only what the form shows, to be sent to the browser. */
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

/** Returns the stock status of some bottles of a solution, at least one, with the words and days of the cart (D69). */
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

/** Whether the solution is part of the view. Words match anywhere in name or manufacturer. */
export function isShown({ displayName, manufacturerName, isFavourite, starter }: SolutionRow, { q, show }: SolutionView): boolean {
  if (show === "favourites" && !isFavourite) return false;
  if (show === "starters" && !starter) return false;
  const text = `${displayName} ${manufacturerName}`.toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
