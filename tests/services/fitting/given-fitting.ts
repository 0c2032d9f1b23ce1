import { v7 as uuid } from "uuid";
import { gtinOf } from "~/domain/product/lens-gtin";
import { productIdOf } from "~/domain/product/product-id";
import { givenCatalogue, givenPatient, givenShopper, mydayLine, seriesById, stockOrder } from "../cart/given-cart";

const values = (power: number) => ({ power, baseCurve: 8.4, diameter: 14.2 });

/** A trial lens of MyDay in its pack of five. */
export const trialId = (power: number) => productIdOf({ id: "il-myday-trial" }, values(power), 5);

/** Returns the code on a pack of it, with lot and expiry date (YYMMDD) if given. */
export function trialCode(power: number, { lot = "", expires = "" } = {}): string {
  const gtin = gtinOf(seriesById("il-myday-trial"), values(power), 5) ?? "";
  return `(01)${gtin}${expires && `(17)${expires}`}${lot && `(10)${lot}`}`;
}

export const scanned = (...codes: string[]) => codes.map((code) => ({ id: uuid(), code }));
export const packs = (power: number, quantity = 1, more: { lot?: string; expiresOn?: string } = {}) => ({
  ...{ id: uuid(), productId: trialId(power), quantity, ...more },
});

/** A practice with two locations, a person and a patient, and functions for the trial lenses of the first location. */
export async function givenShelf() {
  await givenCatalogue();
  const shopper = await givenShopper({ role: "practiceAdmin", locations: 2 });
  const patient = await givenPatient(shopper, "Levi");
  const { calls, locationId } = shopper;
  const lensOf = async (power: number, at = locationId) => {
    const { blocks } = await calls.fitting.view({ locationId: at, seriesId: "il-myday-trial" });
    const cells = blocks.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    return cells.find((cell) => cell?.productId === trialId(power));
  };
  return {
    ...{ shopper, calls, locationId, patient, lensOf, otherId: shopper.locationIds[1] ?? "" },
    put: (...moved: ReturnType<typeof packs>[]) => calls.fitting.put({ locationId, boxes: [], packs: moved }),
    use: (...moved: ReturnType<typeof packs>[]) => calls.fitting.use({ locationId, boxes: [], packs: moved }),
    want: (power: number, number: number) =>
      calls.fitting.setWanted({ locationId, wanted: [{ productId: trialId(power), packs: number }] }),
    /** Boxes of MyDay in the cart, which allow trials. */
    buy: (power: number, boxes: number) => calls.cart.sync({ locationId, preorders: [stockOrder([mydayLine(power, boxes)])] }),
    acts: async () => {
      const { acts } = await calls.fitting.overview({ locationId });
      return acts.map(({ act, packs: number, lot, patientId }) => [act, number, lot, patientId]);
    },
  };
}
