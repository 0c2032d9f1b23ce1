import type { RouterContextProvider } from "react-router";
import type { LensFacts } from "~/components/patient-order/lens-facts";
import { factsKey } from "~/components/patient-order/lens-facts";
import { callsContext, sessionContext } from "~/context.server";
import type { Choice } from "~/domain/lens/choice";
import { editionOf } from "~/editions/editions";

type Context = Readonly<RouterContextProvider>;
type Asked = { seriesId: string; chosen: Choice; quantity: number };

/**
 * What only the server knows of one lens: its number and its shelf, by the version of the allowed values that the edition asks
 * for; null while the choice is no lens yet.
 */
export async function readLensFacts(context: Context, { seriesId, chosen, quantity }: Asked): Promise<LensFacts | null> {
  const calls = context.get(callsContext);
  const { countryCode: country } = context.get(sessionContext).tenant;
  const version = editionOf(country).allowedValuesVersion;
  const asked = { params: { edition: country }, query: { version }, body: { seriesId, currentValues: chosen } };
  const { lens } = await calls.catalogue.allowedValuesOfEdition(asked);
  if (!lens) return null;
  const { items } = await calls.orders.stockStatus({ country, items: [{ productId: lens.productId, quantity: Math.max(1, quantity) }] });
  const stock = items[0];
  return stock ? { key: factsKey(lens.productId, quantity), gtin: lens.gtin, stock } : null;
}
