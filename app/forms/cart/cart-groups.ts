import type { CartGroups } from "~/domain/cart/group-cart";
import { gridPath, gridPathOf } from "~/domain/order/grid-path";
import type { PopulatedCart } from "./populated-cart";

export type CartPreorder = PopulatedCart["preordersStock"][number];
export type CartLine = CartPreorder["lines"][number];

/** One group of the cart: the preorders of a patient, or those of a kind. */
export type CartGroup = {
  id: string;
  kind: "patient" | Exclude<keyof CartGroups<CartPreorder>, "patients" | "savedForLater">;
  preorders: CartPreorder[];
};

/**
 * Returns the groups as the cart shows them: each patient in the order of adding, stock, solutions, the practice's own trials; without
 * empty ones.
 */
export function cartGroups(cart: PopulatedCart): CartGroup[] {
  const patientIds = [...new Set(cart.preordersPatient.map(({ patientId }) => patientId))];
  const patients = patientIds.map((patientId): CartGroup => {
    return { id: `patient-${patientId}`, kind: "patient", preorders: cart.preordersPatient.filter((each) => each.patientId === patientId) };
  });
  const others: CartGroup[] = [
    { id: "stock", kind: "stock", preorders: cart.preordersStock },
    { id: "solutions", kind: "solutions", preorders: cart.preordersSolution },
    { id: "office", kind: "office", preorders: cart.preordersOffice },
  ];
  return [...patients, ...others].filter(({ preorders }) => preorders.length > 0);
}

/** Returns the same groups with only what will be ordered. */
export function orderedGroups(cart: PopulatedCart): CartGroup[] {
  return cartGroups(cart)
    .map((group) => ({ ...group, preorders: group.preorders.filter(({ status }) => status === "active") }))
    .filter(({ preorders }) => preorders.length > 0);
}

/** Returns every preorder that the cart shows, including those saved for later. */
export function everyPreorder(cart: PopulatedCart): CartPreorder[] {
  return [...cart.preordersPatient, ...cart.preordersStock, ...cart.preordersSolution, ...cart.preordersOffice, ...cart.savedForLater];
}

/** Returns where a preorder is edited: the page that made it. */
export function editPath({ kind, id, lines, promotionId }: Pick<CartPreorder, "kind" | "id" | "lines" | "promotionId">): string {
  const seriesId = lines[0]?.seriesId;
  switch (kind) {
    case "patient":
      return `/products/patient-revenue?preorder=${id}`;
    case "patientTrial":
      return `/products/patient-trial?preorder=${id}`;
    case "officeTrial":
      return `/products/patient-trial/office/add?preorder=${id}`;
    case "solutions":
      return "/products/solutions";
    case "promotion":
      return promotionId && seriesId ? gridPathOf(seriesId, { promotion: promotionId }) : "/promotions";
    case "stock":
      return seriesId ? gridPathOf(seriesId) : gridPath;
  }
}
