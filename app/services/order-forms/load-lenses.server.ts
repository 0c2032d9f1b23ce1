import { findAllowedValues } from "~/services/catalogue/find-allowed-values.server";
import { signedIn } from "../access.server";
import { loadStockAnswers } from "../orders/stock-status.server";

/** Returns GTIN and stock of lenses; null for values with which no lens is made, and for an unknown series. */
export const loadLenses = signedIn.orderForms.lenses.handler(async ({ input, context }) => {
  const { locationId } = context.person;
  const made = await Promise.all(
    input.lenses.map(async ({ seriesId, chosen }) => (await findAllowedValues({ seriesId, currentValues: chosen }, context))?.lens ?? null),
  );
  const items = made.flatMap((lens, index) => (lens ? [{ productId: lens.productId, quantity: input.lenses[index]?.quantity }] : []));
  const stocks = (items.length > 0 ? await loadStockAnswers(context, { items, locationId }) : []).values();
  return {
    lenses: made.map((lens) => {
      const stock = lens && stocks.next().value;
      return stock ? { ...lens, stock } : null;
    }),
  };
});
