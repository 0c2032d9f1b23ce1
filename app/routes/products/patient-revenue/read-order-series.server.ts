import type { RouterContextProvider } from "react-router";
import { type OrderSeries, orderSeriesOf } from "~/components/patient-order/order-series";
import { callsContext, sessionContext } from "~/context.server";
import { pinnedFirst } from "~/domain/catalogue/pinned-first";

/**
 * The series on offer in this form, the person's pins first (D44), then favourites, then by name; `also` names series that are in the
 * form already and may have been hidden meanwhile.
 */
export async function readOrderSeries(
  context: Readonly<RouterContextProvider>,
  stockType: "revenue" | "trial",
  also: readonly string[] = [],
): Promise<OrderSeries[]> {
  const { catalogue } = context.get(callsContext);
  const { countryCode: country } = context.get(sessionContext).tenant;
  const [{ series }, pins] = await Promise.all([catalogue.list({ country, stockType, pageSize: 100 }), catalogue.pins()]);
  const missing = also.filter((id) => id !== "" && !series.some((each) => each.id === id));
  const more = missing.length > 0 ? (await catalogue.seriesByIds({ seriesIds: missing })).series : [];
  const orderable = [...series, ...more]
    .map((each) => orderSeriesOf(each, country))
    .filter(({ rxParameterRestrictions }) => rxParameterRestrictions.length > 0)
    .toSorted((one, other) => Number(other.isFavourite) - Number(one.isFavourite));
  return pinnedFirst(orderable, pins.seriesIds);
}
