import type { EditionCode } from "~/domain/edition";
import type { Series, Solution } from "~/domain/lens/series";
import { type PriceBook, priceBook } from "~/domain/price/price-row";
import { prices } from "./catalogue/prices";
import { ilSeries, krSeries } from "./catalogue/series";
import { ilSolutions, krSolutions } from "./catalogue/solutions";
import { stockRules } from "./catalogue/stock";

/** The catalogue of one edition as the past orders of the demo need it. */
export type DemoCatalogue = {
  /** The series of a slug; null where the edition does not sell it. */
  findSeries: (slug: string) => Series | null;
  getSeries: (id: string) => Series;
  solutions: readonly Solution[];
  getSolution: (id: string) => Solution;
  book: PriceBook;
  /** Business days until a lens made to order leaves; null for what lies on the shelf. */
  findLeadDays: (itemId: string) => number | null;
};

export function demoCatalogue(edition: EditionCode): DemoCatalogue {
  const series = new Map((edition === "IL" ? ilSeries : krSeries).map((each) => [each.id, each]));
  const solutions = new Map((edition === "IL" ? ilSolutions : krSolutions).map((each) => [each.id, each]));
  const rules = new Map(stockRules.filter((rule) => rule.edition === edition).map((rule) => [rule.itemId, rule]));
  return {
    findSeries: (slug) => series.get(`${edition.toLowerCase()}-${slug}`) ?? null,
    getSeries: (id) => known(series, id),
    solutions: [...solutions.values()],
    getSolution: (id) => known(solutions, id),
    book: priceBook(prices.filter((row) => row.edition === edition)),
    findLeadDays: (itemId) => {
      const rule = rules.get(itemId);
      return rule?.madeToOrder ? rule.leadDays : null;
    },
  };
}

function known<Item>(items: ReadonlyMap<string, Item>, id: string): Item {
  const item = items.get(id);
  if (!item) throw new RangeError(`The catalogue of the demo has no ${id}.`);
  return item;
}
