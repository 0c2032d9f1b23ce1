import type { CalendarDay } from "../edition";
import type { CurrencyCode } from "../money";
import type { ReviewChange } from "./compare-review";
import type { Availability } from "./placed-order";

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
  transactions: ReceiptTransaction[];
};

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
  /** Lines that became cheaper between review and submission (D25). */
  cheaper: (ReviewChange & { productName: string })[];
  /** Lines that could not replace their order any more because its window had closed (D27); the order stands. */
  notReplaced: { preorderId: string; orderId: string; productNames: string[] }[];
  orders: ReceiptOrder[];
};
