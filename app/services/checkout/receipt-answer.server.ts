import type { InferContractRouterOutputs } from "@orpc/contract";
import type { Contract } from "~/calls/contract";
import type { ReviewChange } from "~/domain/cart/compare-review";
import type { CurrencyCode } from "~/domain/money";
import { type ReceiptProduct, receiptProducts, type StoredReceipt } from "~/domain/order/receipt";
import { moneyIn, priceStepAnswerOf } from "~/services/cart/cart-answer.server";
import { promotionAnswerOf } from "~/services/catalogue/promotion-answer.server";

export type ReceiptAnswer = InferContractRouterOutputs<Contract>["cart"]["checkout"]["receipt"];
export type ReviewChangeAnswer = ReceiptAnswer["cheaper"][number];

/** Returns a stored receipt in the shape of the calls; it never changes (D24). */
export function receiptAnswerOf(receipt: StoredReceipt): ReceiptAnswer {
  const money = moneyIn(receipt);
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
    approval: receipt.approval ? { ...receipt.approval, approvedAt: new Date(receipt.approval.approvedAt) } : null,
    cheaper: receipt.cheaper.map((change) => reviewChangeAnswerOf(change, change.productName)),
    notReplaced: receipt.notReplaced,
    orders: receipt.orders.map((order) => ({
      ...order,
      products: receiptProducts(order).map((product) => productAnswerOf(product, receipt.currency)),
      changeableUntil: new Date(order.changeableUntil),
      net: money(order.net),
      gross: money(order.gross),
    })),
  };
}

function productAnswerOf(product: ReceiptProduct, currency: CurrencyCode): ReceiptAnswer["orders"][number]["products"][number] {
  const money = moneyIn({ currency });
  const { amount, discount, promotion, priceStep, lenses = [] } = product;
  return {
    ...product,
    amount: amount === null ? null : money(amount),
    discount: discount === undefined ? null : money(discount),
    promotion: promotion ? promotionAnswerOf(promotion, currency) : null,
    priceStep: priceStepAnswerOf(priceStep ?? null, money),
    lenses: lenses.map((lens) => ({ ...lens, price: money(lens.price), amount: money(lens.amount) })),
  };
}

/** Returns a change in the shape of the calls: amounts, quantities and days as texts, empty for a day that cannot be named. */
export function reviewChangeAnswerOf(change: ReviewChange, productName: string): ReviewChangeAnswer {
  const { kind, preorderId, lineId, before, after } = change;
  return { kind, preorderId, lineId, productName, before: String(before ?? ""), after: String(after ?? "") };
}
