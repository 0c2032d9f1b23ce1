import type { EditionCode } from "~/domain/edition";
import { lensExists } from "~/domain/lens/lens-exists";
import type { LensValues } from "~/domain/lens/lens-values";
import { powerGrid } from "~/domain/lens/power-grid";
import type { Series } from "~/domain/lens/series";
import { productIdOf } from "~/domain/product/product-id";
import { ilSeries, krSeries } from "./demo-series";
import { solutions } from "./solutions";

/** How an item is supplied when one of its products has no stock row. Units are boxes or bottles. */
export type StockRule = { edition: EditionCode; itemId: string; onHandByDefault: number; madeToOrder: boolean; leadDays: number };

/** The stock of one product that differs from the rule; `expectedInDays` counts from the day of seeding. */
export type StockException = {
  edition: EditionCode;
  itemId: string;
  productId: string;
  packSize: number;
  onHand: number;
  expectedInDays: number | null;
  soldOut: boolean;
};

const exceptionsPerPack = 60;
const specialtyLeadDays = 21;
const madeToOrderLeadDays = 14;

function ruleOf(series: Series): StockRule {
  const { edition, madeToOrder } = series;
  const leadDays = madeToOrder ? (series.isSpeciality ? specialtyLeadDays : madeToOrderLeadDays) : 0;
  return { edition, itemId: series.id, onHandByDefault: madeToOrder ? 0 : 40, madeToOrder, leadDays };
}

/** One rule for every series and solution of both editions. */
export const stockRules: StockRule[] = [
  ...[...ilSeries, ...krSeries].map(ruleOf),
  ...solutions.map(({ edition, id }) => ({ edition, itemId: id, onHandByDefault: 240, madeToOrder: false, leadDays: 0 })),
];

/** Stock levels that the guided tour of the demo relies on. */
const pinned: readonly {
  seriesId: string;
  packSize: number;
  power: number;
  onHand: number;
  expectedInDays: number | null;
  soldOut: boolean;
}[] = [
  { seriesId: "il-myday", packSize: 90, power: -3.25, onHand: 6, expectedInDays: 7, soldOut: false },
  { seriesId: "il-myday", packSize: 90, power: -4.5, onHand: 0, expectedInDays: 7, soldOut: false },
  { seriesId: "il-myday", packSize: 90, power: 1.75, onHand: 0, expectedInDays: null, soldOut: true },
  { seriesId: "kr-myday", packSize: 90, power: -3.25, onHand: 6, expectedInDays: 7, soldOut: false },
];

/**
 * Returns the products of a series that are low (1 to 6), out, or on backorder: the same on every machine because a product's own id
 * decides. Only common powers are considered, and at most sixty per pack.
 */
export function stockExceptions(series: Series): StockException[] {
  if (series.madeToOrder || !series.active) return [];
  const packs = new Set(series.rxParameterRestrictions.flatMap((block) => block.packSizes));
  return [...packs].flatMap((packSize) => {
    const common = commonLenses(series, packSize).flatMap((values) => {
      const productId = productIdOf(series, values, packSize);
      const shelf = pinnedShelf(series, values, packSize) ?? shelfByHash(hashOf(productId));
      return shelf ? [{ edition: series.edition, itemId: series.id, productId, packSize, ...shelf }] : [];
    });
    return common.slice(0, exceptionsPerPack);
  });
}

/** Returns what the power grid shows first: powers from -6.00 to +3.00 at the usual axis. */
function commonLenses(series: Series, packSize: number): LensValues[] {
  return powerGrid(series, { packSize })
    .blocks.flatMap((block) => block.rows.flatMap((row) => row.cells))
    .flatMap((cell) => (cell && cell.power >= -6 && cell.power <= 3 ? [cell.values] : []))
    .filter((values) => lensExists(series, values, packSize));
}

type Shelf = Pick<StockException, "onHand" | "expectedInDays" | "soldOut">;

function pinnedShelf(series: Series, values: LensValues, packSize: number): Shelf | null {
  const pin = pinned.find((each) => each.seriesId === series.id && each.packSize === packSize && each.power === values.power);
  return pin ? { onHand: pin.onHand, expectedInDays: pin.expectedInDays, soldOut: pin.soldOut } : null;
}

/** Returns a stock level by chance: of a hundred products 9 are low, 3 are out without a date, 5 are on backorder and 1 is discontinued. */
function shelfByHash(hash: number): Shelf | null {
  const share = hash % 100;
  const detail = Math.floor(hash / 100);
  if (share < 9) return { onHand: 1 + (detail % 6), expectedInDays: 3 + (detail % 9), soldOut: false };
  if (share < 12) return { onHand: 0, expectedInDays: null, soldOut: false };
  if (share < 17) return { onHand: 0, expectedInDays: 4 + (detail % 14), soldOut: false };
  return share < 18 ? { onHand: 0, expectedInDays: null, soldOut: true } : null;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
