import { text } from "~/calls/text";
import { reasonLengthMax } from "~/domain/account/operator-act";
import { readForm, type TextMistake } from "~/middleware/read-form.server";

/** Returns the reason in a form, and why it is not accepted; one is always required (D49). */
export async function parseReason(request: Request) {
  const { form, typed, mistakes } = await readForm(request, { reason: text(reasonLengthMax) });
  const reason = typed.reason.trim();
  const mistake: TextMistake | "required" | null = mistakes?.reason ?? (reason === "" ? "required" : null);
  return { form, reason: mistakes ? typed.reason : reason, mistake };
}
