import type { RouterContextProvider } from "react-router";
import type { Answers, Inputs } from "~/calls/answers";
import { callsContext, sessionContext } from "~/context.server";
import { pinnedFirst } from "~/domain/catalogue/pinned-first";
import { type OrderSeries, orderSeriesOf } from "~/forms/patient-order/order-series";

type Asked = Omit<Inputs["orderForms"]["facts"], "locationId">;

/** The data of an order page: series as the form needs them, and everything else as the call returns it. */
export type OrderFormFacts = Omit<Answers["orderForms"]["facts"], "revenue" | "trials"> & { revenue: OrderSeries[]; trials: OrderSeries[] };

/**
 * Loads everything that an order page shows, in one call. Offered series are sorted with the person's pins first (D44), then favourites,
 * then by name; `seriesIds` are series that are already in the form and may have been hidden since.
 */
export async function loadOrderFormFacts(
  context: Readonly<RouterContextProvider>,
  { seriesIds = [], ...asked }: Asked,
): Promise<OrderFormFacts> {
  const { locationId, tenant } = context.get(sessionContext);
  const known = [...new Set(seriesIds)].filter((id) => id !== "" && id.length <= 80);
  const facts = await context.get(callsContext).orderForms.facts({ ...asked, seriesIds: known, locationId });
  const onOffer = (listed: typeof facts.revenue) => {
    const series = [...listed, ...facts.named].map((each) => orderSeriesOf(each, tenant.countryCode));
    const orderable = series.filter(({ rxParameterRestrictions }) => rxParameterRestrictions.length > 0);
    const favouritesFirst = orderable.toSorted((one, other) => Number(other.isFavourite) - Number(one.isFavourite));
    return pinnedFirst(favouritesFirst, facts.pinnedIds);
  };
  return { ...facts, revenue: onOffer(facts.revenue), trials: onOffer(facts.trials) };
}
