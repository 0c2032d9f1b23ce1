import type { EditionCode } from "~/domain/edition";
import type { Series, Solution } from "~/domain/lens/series";
import { priceBook } from "~/domain/price/price-row";
import type { Catalogue } from "~/services/catalogue/load-catalogue.server";
import { prices } from "./catalogue/demo-prices";
import { ilSeries, krSeries } from "./catalogue/demo-series";
import { ilSolutions, krSolutions } from "./catalogue/solutions";
import { stockRules } from "./catalogue/stock";
import { demoPromotions } from "./demo-promotions";

/** The catalogue that the demo publishes in one edition, as checkouts see it. */
export type DemoCatalogue = Catalogue & {
  /** Returns the series of a slug; null when the edition does not sell it. */
  findSeries: (slug: string) => Series | null;
  getSeries: (id: string) => Series;
};

/** Returns the catalogue; promotions run around the day of seeding. */
export function demoCatalogue(edition: EditionCode, today: string): DemoCatalogue {
  const ofEdition = <Row extends { edition: EditionCode }>(rows: readonly Row[]) => rows.filter((row) => row.edition === edition);
  const seriesById = byId<Series>(edition === "IL" ? ilSeries : krSeries);
  return {
    edition,
    seriesById,
    solutionsById: byId<Solution>(edition === "IL" ? ilSolutions : krSolutions),
    prices: priceBook(ofEdition(prices)),
    promotions: demoPromotions(edition, today),
    seriesWithGtins: new Set(),
    stockRules: new Map(ofEdition(stockRules).map((rule) => [rule.itemId, rule])),
    findSeries: (slug) => seriesById.get(`${edition.toLowerCase()}-${slug}`) ?? null,
    getSeries: (id) => {
      const series = seriesById.get(id);
      if (!series) throw new RangeError(`The catalogue of the demo has no ${id}.`);
      return series;
    },
  };
}

const byId = <Item extends { id: string }>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]));
