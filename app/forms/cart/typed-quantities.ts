import { type FormEntries, textEntries } from "~/forms/form-texts";

/** A quantity as in its field; `changed` when the person typed another one than the page had shown. */
export type TypedQuantity = { lineId: string; text: string; changed: boolean };

const field = "boxes/";
const shown = "shown/";

/** The field of quantities that are sent while their page is left: a refusal is then for the next page. */
export const leavingField = "leaving";

/** Returns the names of the form fields for the quantity of a line, and for the one that the page had shown. */
export const quantityNames = (lineId: string) => ({ boxes: `${field}${lineId}`, shown: `${shown}${lineId}` });

/** Returns the quantities in a form, in order. */
export function parseTypedQuantities(form: FormEntries): TypedQuantity[] {
  const entries = textEntries(form);
  const before = new Map(entries.filter(([name]) => name.startsWith(shown)).map(([name, text]) => [name.slice(shown.length), text]));
  return entries
    .filter(([name]) => name.startsWith(field))
    .map(([name, text]) => {
      const lineId = name.slice(field.length);
      return { lineId, text, changed: text.trim() !== before.get(lineId) };
    });
}
