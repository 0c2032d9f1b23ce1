import { readableText } from "~/domain/readable-text";
import { textEntries } from "~/forms/form-texts";
import { postedForm } from "~/middleware/read-form.server";

/** More entries than any grid has cells. */
const mostEntries = 2000;

/**
 * Returns the texts of the grid's form. A character that cannot be stored is replaced by one that is no part of a number, so that its cell
 * or pasted line is refused; the page then has status 422.
 */
export async function parseGridForm(request: Request): Promise<{ entries: [string, string][]; status: 200 | 422 }> {
  const sent = textEntries(await postedForm(request)).slice(0, mostEntries);
  const entries = sent.map(([name, value]): [string, string] => [name, readableText(value, "lines", "\ufffd")]);
  return { entries, status: sent.every(([, value], index) => value === entries[index]?.[1]) ? 200 : 422 };
}
