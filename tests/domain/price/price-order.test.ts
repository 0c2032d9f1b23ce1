import { expect, test } from "vitest";
import { editionCodes } from "~/domain/edition";
import { maximumQuantity } from "~/domain/order/quantity";
import { vatOf } from "~/domain/price/price-order";
import { priceMax } from "~/domain/price/price-row";
import { editionOf } from "~/editions/editions";

/** The largest integer that an amount of an order is stored in. */
const largestInteger = 2 ** 31 - 1;

test.each(editionCodes)("in %s a full cart at the highest price can be stored, with VAT, also of 25 % (D21, D25)", (code) => {
  const { vat } = editionOf(code);
  const high = { ...vat, rateBasisPoints: 2_500 };
  for (const rate of [vat, high]) expect(vatOf(maximumQuantity * priceMax, rate).gross).toBeLessThan(largestInteger);
});
