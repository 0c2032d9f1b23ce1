import type { LineChange } from "./cart-problems";

/** The name under which a form sends the quantities that it sets. */
export const lineChangeName = "change";

/** A change of a line as one hidden field; ids are UUIDs, so a slash parts them. */
export function writeLineChange({ preorderId, lineId, quantity }: LineChange): string {
  return `${preorderId}/${lineId}/${quantity}`;
}

/** The changes sent with a form; what is not one is left out. */
export function readLineChanges(form: FormData): LineChange[] {
  return form.getAll(lineChangeName).flatMap((text) => {
    const [preorderId = "", lineId = "", quantity = ""] = String(text).split("/");
    return /^\d{1,4}$/.test(quantity) && preorderId && lineId ? [{ preorderId, lineId, quantity: Number(quantity) }] : [];
  });
}
