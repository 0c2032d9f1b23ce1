import type { Clash } from "~/forms/cart/clash";
import type { SolutionDraft, SolutionMistake, SolutionRemoval } from "./solution-draft";

/** The response to a refused form of solutions; everything typed is in `draft`. */
export type RefusedSolutions = {
  draft: SolutionDraft;
  mistakes: SolutionMistake[];
  nothingTyped: boolean;
  /** Why the search is not accepted. */
  searchMistake: "unreadableText" | "textTooLong" | null;
  refusal: { code: string; values: unknown } | null;
  clashes: Clash[];
  /** What saving would remove from the cart; asked about first. */
  removals: SolutionRemoval[];
  /** When it changes, the form is rendered again with `draft`, instead of the browser's present contents. */
  stamp: string;
  entries: [string, string][];
};

/** Returns an answer without objections. */
export const noObjection = (draft: SolutionDraft, entries: [string, string][]): RefusedSolutions => ({
  ...{ draft, entries, mistakes: [], nothingTyped: false, searchMistake: null },
  ...{ refusal: null, clashes: [], removals: [], stamp: "" },
});
