import type { OrderPageData } from "~/components/patient-order/order-page-data";
import { changeDraft } from "~/forms/patient-order/change-draft";
import type { OrderFormState, OrderPurchase } from "~/forms/patient-order/order-form";
import type { PatientDraft } from "~/forms/patient-order/patient-draft";
import { repeatOrder } from "~/forms/patient-order/repeat-order";
import { fillTrialPair } from "../patient-trial/fill-trial-pair";
import type { OrderFormFacts } from "./load-order-form-facts.server";

type Filled = Pick<OrderFormState, "draft" | "repeated">;
type Known = { purchase: OrderPurchase; facts: OrderFormFacts; orders: OrderPageData["orders"] };

/**
 * Fills the form as its URL asks: with the old order in `repeat`, else with the lens in `series`, and for trials with `pair` with what the
 * patient buys.
 */
export function fillFromAddress(draft: PatientDraft, { searchParams }: URL, { purchase, facts, orders }: Known): Filled {
  const series = purchase === "Trial" ? facts.trials : facts.revenue;
  const old = orders.find(({ id }) => id === searchParams.get("repeat"));
  if (old) {
    const repeat = repeatOrder(draft, old, series);
    return { draft: repeat.draft, repeated: { day: old.createdAt.toISOString(), notes: repeat.notes } };
  }
  const lens = series.find(({ id }) => id === searchParams.get("series"));
  const withSeries = lens ? changeDraft(draft, { kind: "keep", side: "right", seriesId: lens.id }, series) : draft;
  const isPair = purchase === "Trial" && draft.patientId !== "" && searchParams.has("pair");
  return { draft: isPair ? fillTrialPair(withSeries, facts) : withSeries, repeated: null };
}
