import { safe } from "@orpc/client";
import { callsContext, sessionContext } from "~/context.server";
import { eyeStateOf } from "~/forms/patient-order/eye-state";
import { findingsQuestion } from "~/forms/patient-order/findings-question";
import type { PatientDraft } from "~/forms/patient-order/patient-draft";
import { takeEarlier } from "~/forms/patient-order/take-earlier";
import type { Submission } from "./load-submission.server";

/** Returns the form with the earlier value for what the finding with this key is about; unchanged when there is no such finding. */
export async function withEarlierValue({ context, draft, series, purchase }: Submission, key: string): Promise<PatientDraft> {
  const eyes = { right: eyeStateOf("right", draft.eyes.right, series), left: eyeStateOf("left", draft.eyes.left, series) };
  const question = findingsQuestion(draft, eyes, purchase);
  if (!question) return draft;
  const { locationId } = context.get(sessionContext);
  const [, answer] = await safe(context.get(callsContext).orderForms.findings({ ...question, locationId }));
  const found = answer?.findings.find((each) => each.key === key);
  return found ? takeEarlier(draft, found, series) : draft;
}
