import type { RouterContextProvider } from "react-router";
import type { LensFacts } from "~/components/patient-order/lens-facts";
import { factsKey } from "~/components/patient-order/lens-facts";
import { callsContext, sessionContext } from "~/context.server";
import type { Choice } from "~/domain/lens/choice";

type Context = Readonly<RouterContextProvider>;
type Asked = { seriesId: string; chosen: Choice; quantity: number };

/**
 * What only the server knows of one lens: its number and its shelf. In Korea it is asked for as the whole draft, version 3 of the
 * allowed values, each time the draft changes (spec section 9); null while the choice is no lens yet.
 */
export async function readLensFacts(context: Context, { seriesId, chosen, quantity }: Asked): Promise<LensFacts | null> {
  const calls = context.get(callsContext);
  const { countryCode: country } = context.get(sessionContext).tenant;
  const version = country === "KR" ? "v3" : "v2";
  const { lens } = await calls.catalogue.allowedValuesOf({ version, seriesId, currentValues: chosen });
  if (!lens) return null;
  const { items } = await calls.orders.stockStatus({ country, items: [{ productId: lens.productId, quantity: Math.max(1, quantity) }] });
  const stock = items[0];
  return stock ? { key: factsKey(lens.productId, quantity), gtin: lens.gtin, stock } : null;
}
