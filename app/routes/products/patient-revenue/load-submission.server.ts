import type { RouterContextProvider } from "react-router";
import { v7 as newId } from "uuid";
import { isUuid } from "~/domain/is-uuid";
import type { Eye } from "~/domain/order/order-lines";
import type { OrderPurchase } from "~/forms/patient-order/order-form";
import { type OrderIntent, parseIntent } from "~/forms/patient-order/order-intent";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { parsePatientDraft } from "~/forms/patient-order/parse-patient-draft";
import type { PatientDraft } from "~/forms/patient-order/patient-draft";
import { loadOrderFormFacts, type OrderFormFacts } from "./load-order-form-facts.server";
import { parseOrderForm } from "./parse-order-form.server";

export type OrderPost = { request: Request; context: Readonly<RouterContextProvider>; url: URL };

/** The submitted form of a patient's order. */
export type Submission = {
  context: Readonly<RouterContextProvider>;
  url: URL;
  purchase: OrderPurchase;
  draft: PatientDraft;
  series: readonly OrderSeries[];
  facts: OrderFormFacts;
  entries: [string, string][];
  /** Only this eye is added. */
  only?: Eye;
};

/** Returns the posted order with its data, what the pressed button asks for (Enter adds to the cart), and refused texts. */
export async function loadSubmission({ request, context, url }: OrderPost, purchase: OrderPurchase) {
  const { entries, mistakes } = await parseOrderForm(request);
  const draft = parsePatientDraft(entries, newId);
  const intent = parseIntent(entries.find(([name]) => name === "intent")?.[1] ?? "add");
  const facts = await loadOrderFormFacts(context, askedFacts(draft, intent, purchase));
  const series = purchase === "Trial" ? facts.trials : facts.revenue;
  const submission: Submission = { context, url, purchase, draft, series, facts, entries };
  return { submission, intent, mistakes };
}

function askedFacts({ patientId: named, eyes }: PatientDraft, intent: OrderIntent, purchase: OrderPurchase) {
  const patientId = isUuid(named) ? named : undefined;
  const stockType: "trial" | "revenue" = purchase === "Trial" ? "trial" : "revenue";
  return {
    stockTypes: [stockType],
    seriesIds: [eyes.right.seriesId, eyes.left.seriesId],
    ordersOf: intent.kind === "repeat" || intent.kind === "line" ? patientId : undefined,
    questions: patientId === undefined ? [] : [{ patientId }],
  };
}
