import type { ReviewChange } from "../cart/compare-review";
import type { CalendarDay } from "../edition";
import type { LensValues } from "../lens/lens-values";
import type { CurrencyCode } from "../money";
import type { PersonName } from "../person-name";
import type { PriceStep } from "../price/price-step";
import type { ArrivalPart } from "../stock/arrivals";
import type { Eye } from "./order-lines";
import type { Availability, OrderedPromotion } from "./placed-order";

export type ReceiptTransaction = {
  id: string;
  transactionConfirmationNum: string;
  /** From 1. */
  transactionSortOrder: number;
  productName: string;
  quantity: number;
  available: Availability;
  promisedDay: CalendarDay | null;
};

/** One lens of a product: for an eye or, in stock orders, for none. Amounts in the smallest unit, `amount` after the discount. */
export type ReceiptLens = { eye: Eye | null; values: LensValues; quantity: number; price: number; amount: number };

/** A product in one pack with all its powers; `packSize` is null for solutions. */
export type ReceiptProduct = {
  productName: string;
  packSize: number | null;
  quantity: number;
  unit: "boxes" | "bottles";
  linesQuantity: number;
  /** After the discount; null in receipts written before it was recorded. */
  amount: number | null;
  /** The promotion's discount; these three are absent in receipts written before they were recorded. */
  discount?: number;
  promotion?: OrderedPromotion | null;
  priceStep?: PriceStep | null;
  /** Its lenses in the order of the lines, none for solutions; absent in receipts written before they were recorded. */
  lenses?: ReceiptLens[];
  arrivals: ArrivalPart[];
};

export type ReceiptOrder = {
  id: string;
  preOrderId: string;
  confirmationNum: string;
  orderType: string;
  purchaseType: string;
  patientId: string | null;
  productNames: string[];
  boxesQuantity: number;
  promisedDay: CalendarDay | null;
  /** ISO instant. */
  changeableUntil: string;
  net: number;
  gross: number;
  /** Absent in receipts written before it was recorded. */
  products?: ReceiptProduct[];
  transactions: ReceiptTransaction[];
};

/** Returns the products of an order; for an older receipt, from its transactions. */
export function receiptProducts({
  products,
  transactions,
}: Pick<ReceiptOrder, "products"> & {
  transactions: readonly Omit<ReceiptTransaction, "id" | "transactionConfirmationNum" | "transactionSortOrder">[];
}): ReceiptProduct[] {
  if (products) return products;
  return transactions.map(({ productName, quantity, available, promisedDay }) => ({
    ...{ productName, packSize: null, quantity, unit: "boxes" as const, linesQuantity: 1, amount: null },
    arrivals: [{ quantity, day: promisedDay, isLater: available === "later", toPatient: false }],
  }));
}

/**
 * The response of a checkout, stored word for word: the same cart and hold get it again, and it never changes (D24). Plain data: instants
 * are ISO texts, amounts whole numbers in the smallest unit.
 */
export type StoredReceipt = {
  cartId: string;
  cartConfirmationNum: string;
  placedAt: string;
  changeableUntil: string;
  currency: CurrencyCode;
  sums: {
    lenses: number;
    solutions: number;
    discount: number;
    fee: number;
    net: number;
    vat: number;
    gross: number;
    vatRateBasisPoints: number;
    pricesIncludeVat: boolean;
  };
  boxesQuantity: number;
  locationId: string;
  /** Who sent it for approval, who approved it and when (D96); absent when it needed none. */
  approval?: { askedBy: PersonName; approvedBy: PersonName; approvedAt: string };
  /** Lines that became cheaper between review and submission (D25). */
  cheaper: (ReviewChange & { productName: string })[];
  /** Lines that could not replace their order because its window had closed (D27); that order remains. */
  notReplaced: { preorderId: string; orderId: string; productNames: string[] }[];
  orders: ReceiptOrder[];
};
