import { isUuid } from "~/domain/is-uuid";

/** A preorder with those of its lines that are ticked in the cart. */
export type SelectedLines = { preorderId: string; lineIds: string[] };

/** The form that the ticks of the cart belong to, wherever they stand. */
export const selectionFormId = "cart-selection";

/** What a tick stands for, as its field carries it. */
export const selectionValue = ({ preorderId, lineIds }: SelectedLines) => [preorderId, ...lineIds].join(".");

/** What is ticked in a form; what is no id is left out. */
export function readSelection(form: FormData): SelectedLines[] {
  return form.getAll("selected").flatMap((value) => {
    const [preorderId = "", ...lineIds] = String(value).split(".").filter(isUuid);
    return lineIds.length > 0 ? [{ preorderId, lineIds }] : [];
  });
}

/** The preorders of a selection, each once. */
export const selectedPreorderIds = (selection: readonly SelectedLines[]) => [...new Set(selection.map(({ preorderId }) => preorderId))];
