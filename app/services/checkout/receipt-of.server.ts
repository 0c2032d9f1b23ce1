import type { StoredPreorder } from "~/db/queries/cart/preorders.server";
import { linesOf, solutionsOf } from "~/domain/order/order-lines";
import type { StoredReceipt } from "~/domain/order/receipt";
import type { PersonName } from "~/domain/person-name";
import type { AppraisedCart } from "~/services/cart/appraise-cart.server";
import { type Catalogue, shownName } from "~/services/catalogue/load-catalogue.server";
import type { BuiltOrder, OrderSource } from "./build-order.server";
import type { NamedChange } from "./check-submission.server";
import type { CheckoutCaller } from "./checkout-caller.server";

/** The outcome for the cart besides its orders: `late` are preorders that can no longer replace their orders. */
type Outcome = {
  late: readonly StoredPreorder[];
  cheaper: NamedChange[];
  appraised: Pick<AppraisedCart, "totals">;
  catalogue: Pick<Catalogue, "seriesById" | "solutionsById">;
};

type Source = Pick<OrderSource, "cart" | "cartConfirmationNum" | "edition" | "now" | "person"> & Pick<CheckoutCaller, "approver">;

/**
 * Builds the receipt that a checkout returns and stores unchanged (D24): its orders, their sums, what became cheaper, and what was too
 * late.
 */
export function receiptOf(
  built: readonly BuiltOrder[],
  { late, appraised, cheaper, catalogue }: Outcome,
  { cart, cartConfirmationNum, edition, now, person, approver }: Source,
): StoredReceipt {
  const orders = built.map(({ receipt }) => receipt);
  const untils = orders.map(({ changeableUntil }) => changeableUntil).toSorted();
  return {
    ...{ cartId: cart.id, cartConfirmationNum, placedAt: now.toISOString(), changeableUntil: untils[0] ?? now.toISOString() },
    currency: edition.currency,
    sums: { ...appraised.totals, vatRateBasisPoints: edition.vat.rateBasisPoints, pricesIncludeVat: edition.vat.pricesInclude },
    boxesQuantity: orders.reduce((sum, { boxesQuantity }) => sum + boxesQuantity, 0),
    locationId: cart.locationId,
    ...(approver && { approval: { askedBy: nameOf(person), approvedBy: nameOf(approver), approvedAt: now.toISOString() } }),
    cheaper,
    notReplaced: late.map((preorder) => ({
      preorderId: preorder.id,
      orderId: preorder.replacesOrderId ?? "",
      productNames: productNamesOf(preorder, catalogue),
    })),
    orders,
  };
}

const nameOf = ({ firstName, lastName }: PersonName): PersonName => ({ firstName, lastName });

function productNamesOf(preorder: StoredPreorder, { seriesById, solutionsById }: Outcome["catalogue"]): string[] {
  const items = [
    ...linesOf(preorder).map(({ seriesId }) => seriesById.get(seriesId)),
    ...solutionsOf(preorder).map(({ solutionId }) => solutionsById.get(solutionId)),
  ];
  return [...new Set(items.flatMap((item) => (item ? [shownName(item)] : [])))];
}
