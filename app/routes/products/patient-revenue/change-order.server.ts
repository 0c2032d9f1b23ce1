import { v7 as newId } from "uuid";
import { changeDraft, findWantedSeries, isTouched } from "~/forms/patient-order/change-draft";
import { fillFromLine, lineWays } from "~/forms/patient-order/fill-from-line";
import type { OrderIntent } from "~/forms/patient-order/order-intent";
import { repeatOrder } from "~/forms/patient-order/repeat-order";
import { answerForm, changeSeries } from "./answer-form.server";
import { withLens } from "./calculator-lens";
import { formState, plainAnswer } from "./form-state.server";
import type { Submission } from "./load-submission.server";
import { pastOrders } from "./past-orders";
import { withEarlierValue } from "./with-earlier-value.server";

/** The intents that change the form without submitting it or opening another page. */
type Change = Exclude<OrderIntent, { kind: "add" | "order" | "remove" | "select" | "calculate" | "find" | "explain" | "visit" }>;

/** Returns the form as the pressed button changes it, with the server's data about its lenses. */
export async function changeOrder(submission: Submission, change: Change) {
  const { draft, series } = submission;
  switch (change.kind) {
    case "earlier":
      return answerForm({ ...submission, draft: await withEarlierValue(submission, change.key) });
    case "lens":
      return answerForm({ ...submission, draft: withLens(submission, change.side, change.lens) });
    case "series":
      return changeSeries(submission, { ...change, asks: isTouched(draft.eyes[change.side], series) });
    case "line":
      return answerForm({ ...submission, draft: withLine(submission, change.way) });
    case "repeat":
      return repeat(submission, change.orderId);
    default: {
      const wanted = change.kind === "show" ? findWantedSeries(draft, series) : null;
      if (wanted) return changeSeries(submission, wanted);
      return answerForm({ ...submission, draft: changeDraft(draft, change, series) });
    }
  }
}

/** Returns the form with the typed prescription applied, or with its text removed; otherwise the page itself only reads it. */
function withLine({ draft, series, facts, purchase }: Submission, asked: string): Submission["draft"] {
  if (asked === "clear") return { ...draft, line: "" };
  const way = lineWays.find((each) => each === asked);
  return way ? fillFromLine(draft, { text: draft.line, way }, { series, orders: pastOrders(facts.orders, purchase) }) : draft;
}

async function repeat(submission: Submission, orderId: string) {
  const { context, draft, series, facts } = submission;
  const order = facts.orders.find(({ id }) => id === orderId);
  if (!order) return answerForm(submission);
  const again = repeatOrder(draft, order, series);
  const repeated = { day: order.createdAt.toISOString(), notes: again.notes };
  return plainAnswer(await formState(context, { stamp: newId(), draft: again.draft, series, repeated }));
}
