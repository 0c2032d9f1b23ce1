import type { InferContractRouterOutputs } from "@orpc/contract";
import type { Contract } from "~/calls/contract";
import type { CartRow } from "~/db/queries/cart/cart.server";
import type { SignedIn } from "~/domain/account/signed-in";
import { type Hold, holdMinutes, holdRuns } from "~/domain/cart/hold";
import type { Edition } from "~/domain/edition";
import { boxesOf } from "~/domain/order/order-lines";
import { maximumQuantity } from "~/domain/order/quantity";
import type { Sums } from "~/domain/price/price-order";
import type { PriceStep } from "~/domain/price/price-step";
import type { AppraisedCart } from "./appraise-cart.server";
import type { CartScope, CartSurroundings } from "./cart-surroundings.server";
import { nextPromise } from "./promise-delivery.server";

type Outputs = InferContractRouterOutputs<Contract>;
export type CartAnswer = Outputs["cart"]["startCheckout"]["cart"];
type PriceStepAnswer = NonNullable<Outputs["cart"]["populate"]["preordersPatient"][number]["lines"][number]["priceStep"]>;
export type ChangedAnswer = Outputs["cart"]["empty"];

/** Returns the hold in a cart's row; null when there is none. */
export function holdOf({ holdId, holdExpiresAt }: Pick<CartRow, "holdId" | "holdExpiresAt">): Hold | null {
  if (holdId === null || holdExpiresAt === null) return null;
  return { id: holdId, expiresAt: holdExpiresAt, startedAt: new Date(holdExpiresAt.getTime() - holdMinutes * 60_000) };
}

/** Returns the cart in the shape of the calls. `promise` is for the next dispatch; null while nothing in the cart can be dispatched now. */
export function cartAnswerOf(
  cart: CartRow,
  appraised: AppraisedCart,
  { workplace }: Pick<CartSurroundings, "workplace">,
  { edition, now }: CartScope,
  person: Pick<SignedIn, "kind">,
): CartAnswer {
  const hold = holdOf(cart);
  const runs = hold !== null && holdRuns(hold, now);
  const active = appraised.preorders.filter(({ preorder }) => preorder.status === "active");
  const leavesNow = active.some(({ lines }) => lines.some(({ stock }) => stock.now > 0));
  return {
    id: cart.id,
    locationId: cart.locationId,
    cartConfirmationNum: cart.cartConfirmationNum,
    cartOwner: { cartOwnerId: cart.ownerId, type: person.kind },
    locked: runs,
    hold: runs ? { holdId: hold.id, expiresAt: hold.expiresAt } : null,
    itemsQuantity: active.reduce((sum, { preorder }) => sum + boxesOf(preorder), 0),
    maxItems: maximumQuantity,
    sums: sumsAnswerOf(appraised.totals, edition),
    promise: leavesNow ? nextPromise(edition, workplace.location.defaultShippingOption, now) : null,
  };
}

/** Returns a function that turns amounts in the smallest unit into money of the edition's currency. */
export function moneyIn(edition: Pick<Edition, "currency">): (amount: number) => { amount: number; currency: Edition["currency"] } {
  return (amount) => ({ amount, currency: edition.currency });
}

/** Returns the next price step in the shape of the calls. */
export function priceStepAnswerOf(step: PriceStep | null, money: ReturnType<typeof moneyIn>): PriceStepAnswer | null {
  return step && { ...step, unitPrice: money(step.unitPrice), priceBelow: money(step.priceBelow) };
}

/** Returns sums in the shape of the calls, with the rate of the edition's VAT and whether prices include it (D3). */
export function sumsAnswerOf(sums: Sums, edition: Pick<Edition, "currency" | "vat">): CartAnswer["sums"] {
  const money = moneyIn(edition);
  return {
    lenses: money(sums.lenses),
    solutions: money(sums.solutions),
    discount: money(sums.discount),
    fee: money(sums.fee),
    net: money(sums.net),
    vat: money(sums.vat),
    gross: money(sums.gross),
    vatRateBasisPoints: edition.vat.rateBasisPoints,
    pricesIncludeVat: edition.vat.pricesInclude,
  };
}
