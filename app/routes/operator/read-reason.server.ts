import { text } from "~/calls/text";
import { reasonLengthMax } from "~/domain/account/operator-act";
import { readForm, type TextMistake } from "~/middleware/read-form.server";

/** The reason that a form gives, and why it cannot be taken: one is always asked for (D49). */
export async function readReason(request: Request) {
  const { form, typed, mistakes } = await readForm(request, { reason: text(reasonLengthMax) });
  const reason = typed.reason.trim();
  const mistake: TextMistake | "required" | null = mistakes?.reason ?? (reason === "" ? "required" : null);
  return { form, reason: mistakes ? typed.reason : reason, mistake };
}
