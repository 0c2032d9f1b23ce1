import type { RouterContextProvider } from "react-router";
import { callsContext } from "~/context.server";
import type { Choice } from "~/domain/lens/choice";
import { factsKey, type LensFacts } from "~/forms/patient-order/lens-facts";

type Context = Readonly<RouterContextProvider>;
type Asked = { seriesId: string; chosen: Choice; quantity: number };

/** Returns the GTIN and stock of up to two lenses; null while a choice is no lens yet. */
export async function loadLensFacts(context: Context, lenses: readonly Asked[]): Promise<(LensFacts | null)[]> {
  if (lenses.length === 0) return [];
  const asked = lenses.map((lens) => ({ ...lens, quantity: Math.max(1, lens.quantity) }));
  const answer = await context.get(callsContext).orderForms.lenses({ lenses: asked });
  return answer.lenses.map((found, index) => {
    if (!found) return null;
    const { productId, gtin, stock } = found;
    return { key: factsKey(productId, asked[index]?.quantity ?? 1), gtin, stock };
  });
}
