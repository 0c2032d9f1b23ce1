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

/** One lens of a product: for an eye or, in stock orders, for none. Amounts of the smallest unit, `amount` after the discount. */
export type ReceiptLens = { eye: Eye | null; values: LensValues; quantity: number; price: number; amount: number };

/** A product in one pack, all its powers together; `packSize` is null for solutions. */
export type ReceiptProduct = {
  productName: string;
  packSize: number | null;
  quantity: number;
  unit: "boxes" | "bottles";
  linesQuantity: number;
  /** After the discount; null in receipts that were written before it was kept. */
  amount: number | null;
  /** What the promotion takes off; these three are absent in receipts that were written before they were kept. */
  discount?: number;
  promotion?: OrderedPromotion | null;
  priceStep?: PriceStep | null;
  /** Its lenses in the order of the lines, none for solutions; absent in receipts that were written before they were kept. */
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
  /** Absent in receipts that were written before it was kept. */
  products?: ReceiptProduct[];
  transactions: ReceiptTransaction[];
};

/** The products of an order; of an older receipt as its transactions tell them. */
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
 * What a checkout answered, kept word for word: the same cart and hold answer it again, and it never changes (D24).
 * Plain data for storage: instants are ISO texts, amounts whole numbers of the smallest unit.
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
  /** Who sent it for approval, and who approved it when (D96); absent in what needed none. */
  approval?: { askedBy: PersonName; approvedBy: PersonName; approvedAt: string };
  /** Lines that became cheaper between review and submission (D25). */
  cheaper: (ReviewChange & { productName: string })[];
  /** Lines that could not replace their order any more because its window had closed (D27); the order stands. */
  notReplaced: { preorderId: string; orderId: string; productNames: string[] }[];
  orders: ReceiptOrder[];
};
