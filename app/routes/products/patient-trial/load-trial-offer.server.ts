import type { RouterContextProvider } from "react-router";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { splitAllowance } from "~/forms/trials/split-allowance";
import type { TrialOffer, TrialRow } from "~/forms/trials/trial-offer";
import { loadOrderFormFacts } from "~/routes/products/patient-revenue/load-order-form-facts.server";

/**
 * Returns every trial series with its revenue series and how many of it may still be added for the practice (D20), those whose boxes are in
 * the cart first. `withoutTrial` are series of the cart that have none.
 */
export async function loadTrialOffer(context: Readonly<RouterContextProvider>): Promise<TrialOffer> {
  const { revenue, trials, ...facts } = await loadOrderFormFacts(context, { stockTypes: ["revenue", "trial"] });
  const bought = facts.carted
    .filter(({ status, merchandise }) => status === "active" && merchandise.purchaseType === "Revenue")
    .flatMap(({ lines }) => lines);
  const boxesOf = (series: OrderSeries) =>
    bought.filter(({ seriesId }) => seriesId === series.id).reduce((sum, { quantity }) => sum + quantity, 0);
  const rows = trials.flatMap((series): TrialRow[] => {
    const allowance = facts.trialAllowances[series.id];
    const of = revenue.filter(({ trialReference }) => trialReference === series.id);
    const matched = of.filter((each) => boxesOf(each) > 0).map((each) => ({ name: each.displayName, boxes: boxesOf(each) }));
    return allowance ? [{ series, of, matched, allowance: splitAllowance(allowance).inTotal }] : [];
  });
  return {
    rows: rows.toSorted((one, other) => Number(other.matched.length > 0) - Number(one.matched.length > 0)),
    withoutTrial: revenue.filter((series) => series.trialReference === null && boxesOf(series) > 0),
    revenue,
    carted: facts.carted.filter(({ kind, status }) => kind === "officeTrial" && status !== "savedForLater"),
  };
}
