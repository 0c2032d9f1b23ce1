import type { PreorderDraft } from "../order/preorder";
import { type PricedOrder, type PriceRules, priceOrder, type Sums } from "./price-order";

/** The market's fee for shipping to a patient, in the smallest unit; null where that is not offered. */
export type ShippingFee = { feeAmount: number } | null;

export type PricedCart = {
  orders: PricedOrder[];
  totals: Sums;
  /** Ids of lines without a price: they count as 0 here and cannot be ordered. */
  unpricedLineIds: string[];
};

/**
 * Returns the price of a checkout (D25): every given preorder as one order, totals as sums of orders. The fee for shipping to a patient is
 * charged once per patient and address, on the first of their orders in the given order (D3). Pass only active preorders.
 */
export function priceCart(preorders: readonly PreorderDraft[], rules: PriceRules, shipToPatient: ShippingFee): PricedCart {
  const charged = new Set<string>();
  const orders = preorders.map((preorder) => priceOrder(preorder, feeOf(preorder, shipToPatient, charged), rules));
  const lines = orders.flatMap((order) => order.lines);
  return {
    orders,
    totals: orders.reduce(addSums, { lenses: 0, solutions: 0, discount: 0, fee: 0, net: 0, vat: 0, gross: 0 }),
    unpricedLineIds: lines.filter((line) => line.unitPrice === null).map((line) => line.lineId),
  };
}

/** Returns the fee for this preorder and records in `charged` who has been charged. */
function feeOf(preorder: PreorderDraft, shipToPatient: ShippingFee, charged: Set<string>): number {
  if (shipToPatient === null || preorder.dispensingPreference !== "ShipToPatient") return 0;
  const destination = `${preorder.patientId}/${preorder.shippingAddressId}`;
  if (charged.has(destination)) return 0;
  charged.add(destination);
  return shipToPatient.feeAmount;
}

function addSums(total: Sums, order: Sums): Sums {
  return {
    lenses: total.lenses + order.lenses,
    solutions: total.solutions + order.solutions,
    discount: total.discount + order.discount,
    fee: total.fee + order.fee,
    net: total.net + order.net,
    vat: total.vat + order.vat,
    gross: total.gross + order.gross,
  };
}
