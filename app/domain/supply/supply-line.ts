import { linesToCome } from "../delivery/expected-line";
import type { CalendarDay } from "../edition";
import type { Series } from "../lens/series";
import type { OrderedLine } from "../order/placed-order";
import { gtinOf } from "../product/lens-gtin";
import { seriesIdOfProduct } from "../product/product-id";
import type { Replacement, RequestKind, RequestState } from "../request/order-request";

type LineRequest = {
  lineId: string | null;
  kind: RequestKind;
  state: RequestState;
  replacement: Replacement | null;
  quantity: number | null;
};

/** Boxes of a line that its location received, with equal data. */
export type SuppliedBoxes = { lineId: string; gtin: string | null; lot: string | null; expiresOn: CalendarDay | null; quantity: number };

/** A part that was shipped: to whom, on which day of the market, its lines, and what was requested and received of them. */
export type SuppliedPart = {
  transactionId: string;
  reference: string;
  day: CalendarDay;
  recipientName: string;
  recipientNumber: string | null;
  lines: readonly OrderedLine[];
  requests: readonly LineRequest[];
  received: readonly SuppliedBoxes[];
};

/** The catalogue data of the lenses: the series, and imported GTINs by product. */
export type SupplyCatalogue = { seriesById: ReadonlyMap<string, Series>; importedGtins: ReadonlyMap<string, string> };

/** One line of a report of supplies (D99); `price` per box, in the smallest unit. Unknown values are null. */
export type SupplyLine = {
  /** Part, line and position among the lots of the line: the same supply in a later report. */
  key: string;
  reference: string;
  day: CalendarDay;
  recipientName: string;
  recipientNumber: string | null;
  productName: string;
  permitNumber: string | null;
  modelName: string | null;
  gtin: string | null;
  lot: string | null;
  expiresOn: CalendarDay | null;
  packSize: number;
  quantity: number;
  price: number;
};

export const missingFacts = ["recipientNumber", "permitNumber", "modelName", "gtin", "lot", "expiresOn"] as const;
export type MissingFact = (typeof missingFacts)[number];

/** Returns what a line lacks to be complete. */
export function missingFactsOf(line: SupplyLine): MissingFact[] {
  return missingFacts.filter((fact) => line[fact] === null);
}

/**
 * Returns the lenses of a part as they are reported (D99): a line for each lot received, and one without a lot for what nobody counted. A
 * replaced line is reported as its replacement, one cancelled on request not at all (D79); solutions are no devices.
 */
export function supplyLinesOf(part: SuppliedPart, catalogue: SupplyCatalogue): SupplyLine[] {
  const { transactionId, reference, day, recipientName, recipientNumber } = part;
  return linesToCome(part).flatMap(({ lineId, product, left }) => {
    const { productId, productName, packSize, values } = product;
    if (!product.isLens) return [];
    const series = catalogue.seriesById.get(seriesIdOfProduct(productId));
    const ownGtin = catalogue.importedGtins.get(productId) ?? (series ? gtinOf(series, values, packSize) : null);
    const unknown: Omit<SuppliedBoxes, "lineId"> = { gtin: null, lot: null, expiresOn: null, quantity: left };
    const boxes = [...part.received.filter((each) => each.lineId === lineId), ...(left > 0 ? [unknown] : [])];
    return boxes.map(({ gtin, lot, expiresOn, quantity }, index) => ({
      ...{ key: `${transactionId}/${lineId}/${index}`, reference, day, recipientName, recipientNumber, productName },
      ...{ permitNumber: series?.permitNumber ?? null, modelName: series?.modelName ?? null, gtin: gtin ?? ownGtin, lot, expiresOn },
      ...{ packSize, quantity, price: priceOf(part, lineId, productId) },
    }));
  });
}

/** Returns the price of a box after its discount, or that of its replacement. */
function priceOf({ lines, requests }: SuppliedPart, lineId: string, productId: string): number {
  const ordered = lines.find(({ id }) => id === lineId);
  if (ordered?.productId === productId) return Math.round(ordered.net / ordered.quantity);
  const replaced = requests.find((request) => request.lineId === lineId && request.replacement?.productId === productId);
  return replaced?.replacement?.unitPrice ?? 0;
}
