import type { Answers } from "~/calls/answers";
import { findOpenCart } from "~/db/queries/cart/held-cart.server";
import { together } from "~/db/together.server";
import type { ShelvedLens } from "~/domain/fitting/fitting-shelf";
import { type LackingLens, lackingPacks, proposeRefill, type RefillLine, seriesAllowance } from "~/domain/fitting/refill";
import { seriesIdOfProduct } from "~/domain/product/product-id";
import { signedIn } from "../access.server";
import { cartKeyOf } from "../cart/cart-access.server";
import { shownName } from "../catalogue/load-catalogue.server";
import { type FittingShelf, fittingProduct, loadFittingShelf, trialSeriesOf } from "./fitting-shelf.server";
import { expectedTrials, namedSeries } from "./load-fitting-sets.server";

type Refill = Answers["fitting"]["refill"];
type Line = Refill["series"][number]["lines"][number];

/** Proposes the trial packs that refill the fitting sets of a location within the trial rules of the person's cart (D161). */
export const refillSets = signedIn.fitting.refill.handler(({ input, context, errors }) => {
  const { person } = context;
  const { locationId, seriesId } = input;
  if (!person.locationIds.includes(locationId)) throw errors.notFound();
  const excluded = new Set(input.excluded);
  return context.read(async (db): Promise<Refill> => {
    const [shelf, { onTheWay, inCarts }, held] = await together(
      loadFittingShelf(db, context, locationId),
      expectedTrials(db, context, locationId),
      findOpenCart(db, cartKeyOf(person, locationId)),
    );
    const { seriesById } = shelf.catalogue;
    const preorders = held?.preorders ?? [];
    const expectedOf = (productId: string) => (onTheWay.get(productId) ?? 0) + (inCarts.get(productId) ?? 0);
    const lacking = shelf.lenses
      .filter(({ productId }) => !seriesId || seriesIdOfProduct(productId) === seriesId)
      .map((lens) => lackingLens(shelf, lens, expectedOf(lens.productId)))
      .filter((lens) => lackingPacks(lens) > 0)
      .toSorted(byLens);
    const proposed = proposeRefill(
      lacking.filter(({ productId }) => !excluded.has(productId)),
      preorders,
      seriesById,
    );
    const byProduct = new Map(proposed.map((line) => [line.productId, line]));
    const lines = lacking.map(
      (lens) => byProduct.get(lens.productId) ?? { ...lens, lacking: lackingPacks(lens), proposed: 0, leftOut: null },
    );
    const seriesIds = [...new Set(lines.map((line) => line.seriesId))];
    const series = seriesIds.flatMap((id): Refill["series"] => {
      const own = seriesById.get(id);
      if (!own) return [];
      const goesWith = [...seriesById.values()].filter(({ trialReference, active }) => trialReference === id && active);
      return [
        {
          ...{ ...namedSeries(own), allowance: seriesAllowance(id, preorders, seriesById) },
          goesWith: goesWith.map((each) => ({ seriesId: each.id, name: shownName(each) })),
          lines: lines.filter((line) => line.seriesId === id).map((line) => lineOf(line, excluded.has(line.productId))),
        },
      ];
    });
    return { series: series.toSorted(byProposal), packs: sumOf(lines) };
  });
});

/** Returns a lens that needs packs, orderable when it is made and the practice may order it. */
function lackingLens({ catalogue, choices }: FittingShelf, lens: ShelvedLens, expected: number): LackingLens {
  const { productId, onShelf, wanted } = lens;
  const { values, packSize } = fittingProduct(catalogue, productId);
  const seriesId = seriesIdOfProduct(productId);
  const { visible, available } = choices.of(seriesId);
  const orderable = (trialSeriesOf(catalogue, productId)?.active ?? false) && visible && available;
  return { seriesId, productId, values, packSize, onShelf, wanted, expected, orderable };
}

function lineOf({ seriesId: _, orderable: __, ...line }: RefillLine, isExcluded: boolean): Line {
  return { ...line, isExcluded };
}

function sumOf(lines: readonly RefillLine[]): Refill["packs"] {
  const sum = (of: (line: RefillLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  return { lacking: sum((line) => line.lacking), proposed: sum((line) => line.proposed), leftOut: sum((line) => line.leftOut?.packs ?? 0) };
}

/** Compares series: first those with proposed packs, then by name. */
function byProposal(one: Refill["series"][number], other: Refill["series"][number]): number {
  const isProposed = ({ lines }: Refill["series"][number]) => lines.some(({ proposed }) => proposed > 0);
  return Number(isProposed(other)) - Number(isProposed(one)) || one.name.localeCompare(other.name, "en");
}

/** Compares lenses by power, then by product id. */
function byLens(one: LackingLens, other: LackingLens): number {
  return Number(one.values.power ?? 0) - Number(other.values.power ?? 0) || (one.productId < other.productId ? -1 : 1);
}
