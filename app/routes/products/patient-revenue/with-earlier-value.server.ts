import { safe } from "@orpc/client";
import { eyeStateOf } from "~/components/eye/eye-state";
import { takeEarlier } from "~/components/eye/take-earlier";
import type { PatientDraft } from "~/components/patient-order/patient-draft";
import { findingsQuestion } from "~/components/prescription/findings-question";
import { callsContext, sessionContext } from "~/context.server";
import type { Submission } from "./read-submission.server";

/** The form with the earlier value in place of what the finding of this key is about; as it is when nothing of the kind is found. */
export async function withEarlierValue({ context, draft, series, purchase }: Submission, key: string): Promise<PatientDraft> {
  const eyes = { right: eyeStateOf("right", draft.eyes.right, series), left: eyeStateOf("left", draft.eyes.left, series) };
  const question = findingsQuestion(draft, eyes, purchase);
  if (!question) return draft;
  const { locationId } = context.get(sessionContext);
  const [, answer] = await safe(context.get(callsContext).orderForms.findings({ ...question, locationId }));
  const found = answer?.findings.find((each) => each.key === key);
  return found ? takeEarlier(draft, found, series) : draft;
}
