import type { EditionCode } from "~/domain/edition";
import type { Series, Solution } from "~/domain/lens/series";
import type { PriceRow } from "~/domain/price/price-row";
import { ilSeries, krSeries } from "./demo-series";
import { ilSolutions, krSolutions } from "./solutions";

/** Slug, pack, retail and annual price in agorot (net), retail and annual price in won (gross), boxes a year for one eye. */
type PriceLine = readonly [slug: string, packSize: number, il: number, ilAnnual: number, kr: number, krAnnual: number, annualBoxes: number];

/** Demonstration figures with realistic proportions between products; they are nobody's prices. */
const lensPrices: readonly PriceLine[] = [
  ["biofinity", 6, 11200, 10300, 38000, 35000, 2],
  ["biofinity-xr", 6, 16800, 15400, 57000, 52000, 2],
  ["biofinity-energys", 6, 13200, 12100, 45000, 41000, 2],
  ["biofinity-toric", 6, 14800, 13600, 52000, 48000, 2],
  ["biofinity-xr-toric", 6, 29600, 27200, 110000, 101000, 2],
  ["biofinity-multifocal", 3, 11000, 10100, 39000, 36000, 4],
  ["biofinity-multifocal", 6, 19800, 18200, 70000, 64000, 2],
  ["biofinity-toric-multifocal", 6, 34800, 32000, 129000, 119000, 2],
  ["clariti-1-day", 30, 8400, 7700, 29000, 27000, 12],
  ["clariti-1-day", 90, 16000, 14700, 69000, 63000, 4],
  ["clariti-1-day-toric", 30, 10200, 9400, 36000, 33000, 12],
  ["clariti-1-day-toric", 90, 20000, 18400, 86000, 79000, 4],
  ["clariti-1-day-multifocal", 30, 12600, 11600, 44000, 40000, 12],
  ["myday", 30, 9200, 8500, 33000, 30000, 12],
  ["myday", 90, 20400, 18800, 79000, 72000, 4],
  ["myday-2019", 30, 8900, 8200, 32000, 29000, 12],
  ["myday-toric", 30, 11400, 10500, 40000, 37000, 12],
  ["myday-toric", 90, 23200, 21400, 95000, 87000, 4],
  ["myday-multifocal", 30, 15800, 14500, 55000, 51000, 12],
  ["myday-multifocal", 90, 36000, 33100, 139000, 128000, 4],
  ["proclear-1-day", 30, 8800, 8100, 31000, 28000, 12],
  ["proclear-1-day", 90, 18400, 16900, 72000, 66000, 4],
  ["proclear-1-day-multifocal", 30, 13400, 12300, 47000, 43000, 12],
  ["misight-1-day", 30, 21000, 19300, 78000, 72000, 12],
  ["misight-1-day", 90, 54000, 49700, 210000, 193000, 4],
  ["avaira-vitality", 6, 6800, 6300, 0, 0, 4],
  ["avaira", 6, 6200, 5700, 0, 0, 4],
  ["avaira-vitality-toric", 6, 9200, 8500, 0, 0, 4],
  ["dailies-total1", 30, 12400, 11400, 43000, 40000, 12],
  ["dailies-total1", 90, 31000, 28500, 115000, 106000, 4],
  ["acuvue-oasys-1-day", 30, 11600, 10700, 41000, 38000, 12],
  ["acuvue-oasys-1-day", 90, 29000, 26700, 108000, 99000, 4],
  ["acuvue-oasys", 6, 9600, 8800, 34000, 31000, 4],
  ["acuvue-oasys", 24, 34000, 31300, 120000, 110000, 1],
  ["irisette-daily", 10, 4600, 4200, 16000, 15000, 36],
  ["irisette-daily", 30, 12800, 11800, 45000, 41000, 12],
  ["irisette-monthly", 2, 7600, 7000, 27000, 25000, 6],
  ["soft-k", 1, 42000, 38600, 0, 0, 4],
  ["soft-k-toric", 1, 56000, 51500, 0, 0, 2],
  ["icd", 1, 98000, 90200, 380000, 350000, 1],
  ["icd-toric-haptic", 1, 124000, 114100, 480000, 442000, 1],
  ["kestrel-night", 1, 86000, 79100, 330000, 304000, 1],
];

const solutionPrices: readonly PriceLine[] = [
  ["clearwell-360", 1, 2900, 2600, 9800, 8900, 6],
  ["clearwell-100", 1, 1400, 1300, 4900, 4500, 12],
  ["clearwell-starter", 1, 1200, 1200, 4200, 4200, 1],
  ["oxylume-360", 1, 4200, 3800, 14500, 13200, 6],
  ["oxylume-starter", 1, 2400, 2400, 8500, 8500, 1],
  ["saltmere-saline-355", 1, 1600, 1500, 5600, 5100, 6],
  ["saltmere-vials-15", 1, 900, 800, 3200, 2900, 24],
  ["scleral-fill-300", 1, 3600, 3300, 12500, 11400, 12],
  ["kestrel-rigid-care-120", 1, 3400, 3100, 11900, 10800, 8],
  ["kestrel-rigid-cleaner-30", 1, 2800, 2500, 9800, 8900, 6],
  ["dewdrop-rewetting-10", 1, 2200, 2000, 7600, 6900, 12],
  ["dewdrop-hydrate-250", 1, 3100, 2800, 10900, 9900, 6],
];

/** A price row of one edition. */
export type SeededPrice = PriceRow & { edition: EditionCode };

/** Returns the rows of trials: they cost nothing (D25), but every pack has its row. */
function trialPrices(series: Series): SeededPrice[] {
  const packs = new Set(series.rxParameterRestrictions.flatMap((block) => block.packSizes));
  return [...packs].map((packSize) => ({
    edition: series.edition,
    itemId: series.id,
    packSize,
    priceRetail: 0,
    priceAnnual: 0,
    annualBoxes: 1,
  }));
}

function pricesOf(item: Series | Solution, packs: readonly number[], lines: readonly PriceLine[]): SeededPrice[] {
  return lines
    .filter(([slug, packSize]) => item.id === `${item.edition.toLowerCase()}-${slug}` && packs.includes(packSize))
    .map(([, packSize, il, ilAnnual, kr, krAnnual, annualBoxes]) => ({
      edition: item.edition,
      itemId: item.id,
      packSize,
      priceRetail: item.edition === "IL" ? il : kr,
      priceAnnual: item.edition === "IL" ? ilAnnual : krAnnual,
      annualBoxes,
    }));
}

function seriesPrices(series: Series): SeededPrice[] {
  const packs = series.rxParameterRestrictions.flatMap((block) => block.packSizes);
  return series.trial ? trialPrices(series) : pricesOf(series, packs, lensPrices);
}

/** One row per edition, series or solution, and pack, in the smallest unit of the edition's currency per box or bottle (D25). */
export const prices: SeededPrice[] = [
  ...[...ilSeries, ...krSeries].flatMap(seriesPrices),
  ...[...ilSolutions, ...krSolutions].flatMap((solution) => pricesOf(solution, [solution.packSize], solutionPrices)),
];
