import type { RouterContextProvider } from "react-router";
import { v7 as newId } from "uuid";
import type { Answers } from "~/calls/answers";
import type { FoundLens } from "~/components/search/found";
import { callsContext, sessionContext } from "~/context.server";
import { gridPreorders } from "~/domain/order/grid-preorders";

type Suggested = Answers["catalogue"]["suggest"];
type CartedLine = Answers["cart"]["populate"]["preordersStock"][number]["lines"][number];

/**
 * Returns the lenses that a search found, with the outcome of adding the searched boxes to those for stock in the cart: their arrival and
 * price. Among the packs of a lens, the one in the cart comes first, then those of which all boxes are in stock.
 */
export async function findLenses(
  context: Readonly<RouterContextProvider>,
  { lenses, quantity }: Pick<Suggested, "lenses" | "quantity">,
): Promise<FoundLens[]> {
  if (lenses.length === 0) return [];
  const { orders, cart } = context.get(callsContext);
  const { tenant, locationId } = context.get(sessionContext);
  const boxes = quantity ?? 1;
  const items = lenses.map(({ productId }) => ({ productId, quantity: boxes }));
  const [stock, populated] = await Promise.all([
    orders.stockStatus({ country: tenant.countryCode, locationId, items }),
    cart.populate({ locationId }),
  ]);
  const carted = gridPreorders(populated, null).flatMap(({ lines }) => lines);
  const found = lenses.flatMap((lens, index): FoundLens[] => {
    const shelf = stock.items[index];
    if (!shelf) return [];
    const present = carted.filter(({ productId }) => productId === lens.productId);
    const { status, left, now, later, arrivals } = shelf;
    const facts = {
      ...{ ...lens, stock: { status, left, now, later }, arrivals, preorderId: newId() },
      cartedQuantity: present.reduce((sum, line) => sum + line.quantity, 0),
      unitPrice: unitPriceBeside(present, boxes) ?? lens.unitPrice,
    };
    return [facts];
  });
  const seriesIds = [...new Set(lenses.map(({ seriesId }) => seriesId))];
  const rank = ({ seriesId, cartedQuantity, stock: { later } }: FoundLens) =>
    seriesIds.indexOf(seriesId) * 3 + (cartedQuantity > 0 ? 0 : later === 0 ? 1 : 2);
  return found.sort((one, other) => rank(one) - rank(other));
}

/** Returns the price of a box that is added to a line of the cart (D25); null without such a line. */
function unitPriceBeside([line]: readonly CartedLine[], boxes: number) {
  if (!line?.priceStep) return line?.price ?? null;
  const { fromBoxes, unitPrice, priceBelow } = line.priceStep;
  return line.quantity + boxes >= fromBoxes ? unitPrice : priceBelow;
}
