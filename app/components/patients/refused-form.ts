/** Why a form was refused: fields with their codes; or a code for the whole of it, with the patient who is there already. */
export type RefusedForm = { fields: Record<string, string>; code?: "duplicatePatient" | "failed"; patientId?: string | null };

type RefusalData = { fields?: Record<string, string>; patientId?: string | null; issues?: readonly { path: string[]; code: string }[] };

/** Texts that cannot be stored belong to their fields; whatever else is malformed no form sends. */
function malformedForm(issues: readonly { path: string[]; code: string }[]): RefusedForm {
  const codes: Readonly<Record<string, string>> = { unreadableText: "unreadableText", too_big: "textTooLong" };
  const fields = issues.flatMap(({ path, code }) => (codes[code] && path.length > 0 ? [[path.at(-1), codes[code]]] : []));
  return fields.length === issues.length && fields.length > 0
    ? { fields: Object.fromEntries(fields) as Record<string, string> }
    : { fields: {}, code: "failed" };
}

/** What a defined refusal of the calls means for a form; null for every other failure, which is not the form's. */
export function refusedForm(refusal: Error): RefusedForm | null {
  const { code, data } = refusal as Error & { code?: string; data?: RefusalData };
  if (code === "invalidFields") return { fields: data?.fields ?? {} };
  if (code === "duplicatePatient") return { fields: {}, code, patientId: data?.patientId ?? null };
  return code === "malformed" ? malformedForm(data?.issues ?? []) : null;
}
