import type { RouterContextProvider } from "react-router";
import type { Answers, Inputs } from "~/calls/answers";
import { callsContext, sessionContext } from "~/context.server";
import { pinnedFirst } from "~/domain/catalogue/pinned-first";
import type { EditionCode } from "~/domain/edition";
import { rememberedIn } from "~/domain/remembered";
import { type OrderSeries, orderSeriesOf } from "~/forms/patient-order/order-series";

type FactsAnswer = Answers["orderForms"]["facts"];

type Asked = Omit<Inputs["orderForms"]["facts"], "locationId">;

/** The data of an order page: series as the form needs them, and everything else as the call returns it. */
export type OrderFormFacts = Omit<FactsAnswer, "revenue" | "trials"> & { revenue: readonly OrderSeries[]; trials: readonly OrderSeries[] };

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
  return rememberedIn(found, facts, tenant.countryCode, () => orderFormFacts(facts, tenant.countryCode));
}

/** Cached results: an answer that is kept is given to many requests. */
const found = new WeakMap<FactsAnswer, Map<EditionCode, OrderFormFacts>>();

function orderFormFacts(facts: FactsAnswer, edition: EditionCode): OrderFormFacts {
  const onOffer = (listed: FactsAnswer["revenue"]) => {
    const series = [...listed, ...facts.named].map((each) => orderSeriesOf(each, edition));
    const orderable = series.filter(({ rxParameterRestrictions }) => rxParameterRestrictions.length > 0);
    const favouritesFirst = orderable.toSorted((one, other) => Number(other.isFavourite) - Number(one.isFavourite));
    return pinnedFirst(favouritesFirst, facts.pinnedIds);
  };
  return { ...facts, revenue: onOffer(facts.revenue), trials: onOffer(facts.trials) };
}
