import { findAllowedValues } from "~/services/catalogue/find-allowed-values.server";
import { signedIn } from "../access.server";
import { readStockAnswers } from "../orders/stock-status.server";

/** GTIN and shelf of lenses; null for values that no lens is made with, and for a series that is not there. */
export const readLenses = signedIn.orderForms.lenses.handler(async ({ input, context }) => {
  const { locationId } = context.person;
  const made = await Promise.all(
    input.lenses.map(async ({ seriesId, chosen }) => (await findAllowedValues({ seriesId, currentValues: chosen }, context))?.lens ?? null),
  );
  const items = made.flatMap((lens, index) => (lens ? [{ productId: lens.productId, quantity: input.lenses[index]?.quantity }] : []));
  const stocks = (items.length > 0 ? await readStockAnswers(context, { items, locationId }) : []).values();
  return {
    lenses: made.map((lens) => {
      const stock = lens && stocks.next().value;
      return stock ? { ...lens, stock } : null;
    }),
  };
});
