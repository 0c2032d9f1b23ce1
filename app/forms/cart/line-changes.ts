import type { LineChange } from "./cart-problems";

/** The name of the form field for quantities to set. */
export const lineChangeName = "change";

/** Returns a change of a line as a hidden field; ids are UUIDs, so a slash separates them. */
export function writeLineChange({ preorderId, lineId, quantity }: LineChange): string {
  return `${preorderId}/${lineId}/${quantity}`;
}

/** Returns the changes in a form; anything malformed is ignored. */
export function parseLineChanges(form: FormData): LineChange[] {
  return form.getAll(lineChangeName).flatMap((text) => {
    const [preorderId = "", lineId = "", quantity = ""] = String(text).split("/");
    return /^\d{1,4}$/.test(quantity) && preorderId && lineId ? [{ preorderId, lineId, quantity: Number(quantity) }] : [];
  });
}
