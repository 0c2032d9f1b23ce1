import type { InferContractRouterOutputs } from "@orpc/contract";
import type { Contract } from "~/calls/contract";
import type { ReviewChange } from "~/domain/order/compare-review";
import { receiptProducts, type StoredReceipt } from "~/domain/order/receipt";

export type ReceiptAnswer = InferContractRouterOutputs<Contract>["cart"]["checkout"]["receipt"];
export type ReviewChangeAnswer = ReceiptAnswer["cheaper"][number];

/** A stored receipt as calls answer it: the same for good (D24). */
export function answerReceipt(receipt: StoredReceipt): ReceiptAnswer {
  const money = (amount: number) => ({ amount, currency: receipt.currency });
  const { sums } = receipt;
  return {
    cartId: receipt.cartId,
    cartConfirmationNum: receipt.cartConfirmationNum,
    placedAt: new Date(receipt.placedAt),
    changeableUntil: new Date(receipt.changeableUntil),
    sums: {
      lenses: money(sums.lenses),
      solutions: money(sums.solutions),
      discount: money(sums.discount),
      fee: money(sums.fee),
      net: money(sums.net),
      vat: money(sums.vat),
      gross: money(sums.gross),
      vatRateBasisPoints: sums.vatRateBasisPoints,
      pricesIncludeVat: sums.pricesIncludeVat,
    },
    boxesQuantity: receipt.boxesQuantity,
    locationId: receipt.locationId,
    cheaper: receipt.cheaper.map((change) => answerReviewChange(change, change.productName)),
    notReplaced: receipt.notReplaced,
    orders: receipt.orders.map((order) => ({
      ...order,
      products: receiptProducts(order).map((product) => ({ ...product, amount: product.amount === null ? null : money(product.amount) })),
      changeableUntil: new Date(order.changeableUntil),
      net: money(order.net),
      gross: money(order.gross),
    })),
  };
}

/** A change as calls answer it: amounts, quantities and days as texts, empty for a day that cannot be named. */
export function answerReviewChange(change: ReviewChange, productName: string): ReviewChangeAnswer {
  const { kind, preorderId, lineId, before, after } = change;
  return { kind, preorderId, lineId, productName, before: String(before ?? ""), after: String(after ?? "") };
}
