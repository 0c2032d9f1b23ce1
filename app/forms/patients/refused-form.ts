import { withoutUnstorable } from "~/forms/without-unstorable";

/**
 * Why a form was refused: fields with their codes; or a code for the whole form, with the existing patient, or with what is stored by now in
 * the fields that differ.
 */
export type RefusedForm = {
  fields: Record<string, string>;
  code?: "duplicatePatient" | "changedElsewhere" | "failed";
  patientId?: string | null;
  meanwhile?: Record<string, string | boolean>;
};

type Refusal = { code: string; values: unknown; fields: Record<string, string> | null };

/** Returns what a refused form shows: everything that was typed, and why it was not saved; null for other refusals. */
export function refusedForm<Values>(values: Values, refusal: Refusal): { values: Values; refused: RefusedForm } | null {
  const refused = explain(refusal);
  return refused && { values: withoutUnstorable(values), refused };
}

/** Returns what a form shows that somebody else's change refused, with the version to save on top of it. */
export function refusedByChange<Values extends { version: string }>(
  typed: Values,
  version: string,
  meanwhile: Record<string, string | boolean>,
): { values: Values; refused: RefusedForm } {
  return { values: { ...typed, version }, refused: { fields: {}, code: "changedElsewhere", meanwhile } };
}

function explain({ code, values, fields }: Refusal): RefusedForm | null {
  if (fields) return { fields };
  if (code === "duplicatePatient") return { fields: {}, code, patientId: (values as { patientId: string | null }).patientId };
  return code === "malformed" || code === "failed" ? { fields: {}, code: "failed" } : null;
}
