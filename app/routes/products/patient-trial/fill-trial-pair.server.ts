import { type RouterContextProvider, redirect } from "react-router";
import type { OrderSeries } from "~/components/patient-order/order-series";
import type { PatientDraft } from "~/components/patient-order/patient-draft";
import { type BoughtLine, trialPair } from "~/components/trials/trial-pair";
import { callsContext, sessionContext } from "~/context.server";
import { readOrderSeries } from "../patient-revenue/read-order-series.server";

type Asked = { context: Readonly<RouterContextProvider>; url: URL; draft: PatientDraft; trials: readonly OrderSeries[]; left: number };

/**
 * The form of a trial pair for what the patient buys: the boxes in the cart, else the last order. When none of those has a trial,
 * the page leads to why, with alternatives (D58: trial-rule no match).
 */
export async function fillTrialPair({ context, url, draft, trials, left }: Asked): Promise<PatientDraft> {
  const revenue = await readOrderSeries(context, "revenue");
  const bought = await readBought(context, draft.patientId);
  const referenceOf = new Map(revenue.flatMap(({ id, trialReference }) => (trialReference ? [[id, trialReference] as const] : [])));
  const lens = bought.find(({ seriesId }) => seriesId !== null);
  if (lens && bought.every(({ seriesId }) => !referenceOf.has(seriesId ?? ""))) {
    const patient = url.searchParams.get("patient") ?? "";
    throw redirect(`/products/patient-trial/no-match?${new URLSearchParams({ patient, of: lens.seriesId ?? "" })}`);
  }
  return trialPair(draft, bought, referenceOf, trials, left);
}

async function readBought(context: Asked["context"], patientId: string): Promise<readonly BoughtLine[]> {
  const calls = context.get(callsContext);
  const { locationId, tenant } = context.get(sessionContext);
  const { preordersPatient } = await calls.cart.populate({ locationId });
  const isBought = (preorder: (typeof preordersPatient)[number]) => preorder.patientId === patientId && preorder.kind === "patient";
  const carted = preordersPatient.filter(isBought).flatMap(({ lines }) => lines);
  if (carted.length > 0) return carted;
  const { orders } = await calls.orders.history({ tenantId: tenant._id, patientId, pageSize: 10 });
  return orders.find(({ purchaseType }) => purchaseType === "Revenue")?.lines ?? [];
}
