import { type CsvCell, csvAmount } from "../csv";
import { missingFactsOf, type SupplyLine } from "./supply-line";
import type { ReportedLine } from "./supply-report";

/** The supplier: the distributor, as the market's authority knows it. */
export type Supplier = { name: string; businessNumber: string };

export const supplyColumns = [
  ...["change", "correctsReport", "supplier", "supplierNumber", "recipient", "recipientNumber", "suppliedOn", "permitNumber", "modelName"],
  ...["productName", "udi", "gtin", "lotOrSerial", "expiresOn", "packSize", "quantity", "unitPrice", "amount", "reference", "missing"],
] as const;

/** Returns a line of the file (D99): prices in the currency's main unit, missing data by column name. */
export function supplyCells(
  { change, corrects, line }: Pick<ReportedLine, "corrects" | "line"> & { change: string },
  by: Supplier,
  fractionDigits: number,
) {
  const { recipientName, recipientNumber, day, permitNumber, modelName, productName, gtin, lot, expiresOn, packSize, quantity } = line;
  return [
    ...[change, corrects, by.name, by.businessNumber, recipientName, recipientNumber, day, permitNumber, modelName],
    ...[productName, udiOf(line), gtin, lot, expiresOn, packSize, quantity],
    ...[csvAmount(line.price, fractionDigits), csvAmount(line.price * quantity, fractionDigits), line.reference],
    missingFactsOf(line).join(" ") || null,
  ] satisfies CsvCell[];
}

/** Returns the code of a box written out from its elements: product, expiry and lot, as far as known; null without the product. */
export function udiOf({ gtin, lot, expiresOn }: Pick<SupplyLine, "gtin" | "lot" | "expiresOn">): string | null {
  if (gtin === null) return null;
  const lastDay = expiresOn === null ? "" : `(17)${expiresOn.slice(2).replaceAll("-", "")}`;
  return `(01)${gtin}${lastDay}${lot === null ? "" : `(10)${lot}`}`;
}
