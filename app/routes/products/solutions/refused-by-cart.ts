import type { RefusedSolutions } from "~/forms/solutions/refused-solutions";
import type { SolutionDraft } from "~/forms/solutions/solution-draft";
import type { AddOutcome } from "../../add-outcome";

type NotSaved = Exclude<AddOutcome, { outcome: "saved" }>;

/** Returns why the cart refused the solutions, and the form for sending again. */
export function refusedByCart(added: NotSaved, draft: SolutionDraft, newId: () => string): Partial<RefusedSolutions> {
  switch (added.outcome) {
    case "alreadyInCart":
      return { clashes: added.clashes };
    case "changedElsewhere":
      return { refusal: { code: "changedElsewhere", values: null }, draft: { ...draft, revision: added.revision } };
    case "gone":
      return { refusal: { code: "gone", values: null }, draft: { ...draft, preorderId: newId(), revision: null }, stamp: newId() };
    case "refused":
      return { refusal: { code: added.code, values: added.values } };
  }
}
