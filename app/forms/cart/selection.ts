import { isUuid } from "~/domain/is-uuid";

/** A preorder with its selected lines in the cart. */
export type SelectedLines = { preorderId: string; lineIds: string[] };

/** The form that the checkboxes of the cart belong to, wherever they are. */
export const selectionFormId = "cart-selection";

/** Returns the value of a checkbox. */
export const selectionValue = ({ preorderId, lineIds }: SelectedLines) => [preorderId, ...lineIds].join(".");

/** Returns what is selected in a form; malformed ids are ignored. */
export function parseSelection(form: FormData): SelectedLines[] {
  return form.getAll("selected").flatMap((value) => {
    const [preorderId = "", ...lineIds] = String(value).split(".").filter(isUuid);
    return lineIds.length > 0 ? [{ preorderId, lineIds }] : [];
  });
}

/** Returns the preorders of a selection, each once. */
export const selectedPreorderIds = (selection: readonly SelectedLines[]) => [...new Set(selection.map(({ preorderId }) => preorderId))];
