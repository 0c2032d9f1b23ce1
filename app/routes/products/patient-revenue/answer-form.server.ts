import { data } from "react-router";
import { v7 as newId } from "uuid";
import type { Eye } from "~/domain/order/order-lines";
import { changeDraft } from "~/forms/patient-order/change-draft";
import type { OrderFormAnswer } from "~/forms/patient-order/order-form";
import { eyeControl } from "~/forms/patient-order/patient-draft";
import { formState, plainAnswer } from "./form-state.server";
import { keepAndOpen } from "./keep-and-open.server";
import type { Submission } from "./load-submission.server";

/** Recalculates the form, or returns it with what prevents adding it to the cart. */
export async function answerForm({ context, draft, series }: Submission, answer: Partial<OrderFormAnswer> = {}, status = 200) {
  const state = await formState(context, { stamp: newId(), draft, series });
  return data({ ...plainAnswer(state), ...answer }, { status });
}

/**
 * Chooses another series for an eye: at once when nothing is lost, otherwise after a confirmation (D45). Until then the eye keeps its lens.
 */
export async function changeSeries(submission: Submission, { side, seriesId, asks }: { side: Eye; seriesId: string; asks: boolean }) {
  const { draft, series, entries } = submission;
  if (asks) {
    const list = eyeControl(side, "series");
    const asWas = entries.map(([name, value]): [string, string] => [name, name === list ? draft.eyes[side].seriesId : value]);
    return keepAndOpen({ ...submission, entries: asWas }, "switch", { eye: side, to: seriesId });
  }
  return answerForm({ ...submission, draft: changeDraft(draft, { kind: "switch", side, seriesId }, series) });
}
