/** Why a form was refused: fields with their codes; or a code for the whole of it, with the patient who is there already. */
export type RefusedForm = { fields: Record<string, string>; code?: "duplicatePatient" | "failed"; patientId?: string | null };

/** What a defined refusal of the calls means for a form; null for every other failure, which is not the form's. */
export function refusedForm(refusal: Error): RefusedForm | null {
  const { code, data } = refusal as Error & { code?: string; data?: { fields?: Record<string, string>; patientId?: string | null } };
  if (code === "invalidFields") return { fields: data?.fields ?? {} };
  if (code === "duplicatePatient") return { fields: {}, code, patientId: data?.patientId ?? null };
  return code === "BAD_REQUEST" ? { fields: {}, code: "failed" } : null;
}
