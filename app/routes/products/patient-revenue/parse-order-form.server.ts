import { text } from "~/calls/text";
import { textEntries } from "~/forms/form-texts";
import type { DraftMistake } from "~/forms/patient-order/find-draft-mistakes";
import { eyeControl, eyeControlId } from "~/forms/patient-order/patient-draft";
import { readForm } from "~/middleware/read-form.server";

/** The typed fields of the form, each with its kind of control. */
const typedFields = {
  q: { type: text(100), controlId: "patient-search" },
  line: { type: text(4000, "lines"), controlId: "line" },
  note: { type: text(500, "lines"), controlId: "note" },
  startDate: { type: text(40), controlId: "startDate" },
  expirationDate: { type: text(40), controlId: "expirationDate" },
  [eyeControl("right", "quantity")]: { type: text(200), controlId: eyeControlId("right", "quantity") },
  [eyeControl("left", "quantity")]: { type: text(200), controlId: eyeControlId("left", "quantity") },
};

/** Returns the texts of the form in order, and those that are refused. */
export async function parseOrderForm(request: Request) {
  const types = Object.fromEntries(Object.entries(typedFields).map(([name, { type }]) => [name, type]));
  const { form, typed, mistakes } = await readForm(request, types);
  const entries = textEntries(form).map(([name, value]): [string, string] => [name, typed[name] ?? value]);
  const named = Object.entries(typedFields).flatMap(([name, { controlId }]): DraftMistake[] => {
    const code = mistakes?.[name];
    return code ? [{ controlId, code, side: null, field: null, given: "" }] : [];
  });
  return { entries, mistakes: named };
}
