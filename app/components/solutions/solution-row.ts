import type { Answers } from "~/calls/answers";

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
>;

/** Only what the form shows travels to the browser. */
export function solutionRow(solution: SolutionAnswer): SolutionRow {
  const { id, imageId, displayName, manufacturerName, volumeMillilitres, bottlesPerCase, starter } = solution;
  const { priceRetail, priceAnnual, annualBottles, stock, isFavourite, available } = solution;
  return {
    ...{ id, imageId, displayName, manufacturerName, volumeMillilitres, bottlesPerCase, starter },
    ...{ priceRetail, priceAnnual, annualBottles, stock, isFavourite, available },
  };
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
