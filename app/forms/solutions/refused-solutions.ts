import type { Clash } from "~/forms/cart/clash";
import type { SolutionDraft, SolutionMistake, SolutionRemoval } from "./solution-draft";

/** What a refused form of solutions answers; everything typed comes back in `draft`. */
export type RefusedSolutions = {
  draft: SolutionDraft;
  mistakes: SolutionMistake[];
  nothingTyped: boolean;
  /** Why what was searched for cannot be taken. */
  searchMistake: "unreadableText" | "textTooLong" | null;
  refusal: { code: string; values: unknown } | null;
  clashes: Clash[];
  /** What saving would remove from the cart; asked before it does. */
  removals: SolutionRemoval[];
  /** Another one shows the form anew with `draft`, instead of what the browser has in its fields. */
  stamp: string;
  entries: [string, string][];
};

/** An answer that objects to nothing. */
export const noObjection = (draft: SolutionDraft, entries: [string, string][]): RefusedSolutions => ({
  ...{ draft, entries, mistakes: [], nothingTyped: false, searchMistake: null },
  ...{ refusal: null, clashes: [], removals: [], stamp: "" },
});
