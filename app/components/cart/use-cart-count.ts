import { type CartLine, orderedGroups } from "~/forms/cart/cart-groups";
import type { PopulatedCart } from "~/forms/cart/populated-cart";
import { useTexts } from "~/i18n/use-texts";

/** Returns what a cart would order: "60 lines, 133 boxes, 36 bottles". */
export function useCartCount(populated: PopulatedCart): string {
  return useQuantityText()(cartQuantities(populated));
}

export type CartQuantities = { lines: number; boxes: number; bottles: number };

/** Returns the quantities that a cart would order. */
export function cartQuantities(populated: PopulatedCart): CartQuantities {
  const lines = orderedGroups(populated).flatMap(({ preorders }) => preorders.flatMap((preorder) => preorder.lines));
  const { boxesQuantity, bottlesQuantity } = packsOf(lines);
  return { lines: lines.length, boxes: boxesQuantity, bottles: bottlesQuantity };
}

/** Returns the numbers of boxes of lenses and of bottles of solutions. */
export function packsOf(lines: readonly Pick<CartLine, "solutionId" | "quantity">[]) {
  const quantityOf = (isLens: boolean) =>
    lines.reduce((sum, { solutionId, quantity }) => sum + ((solutionId === null) === isLens ? quantity : 0), 0);
  return { boxesQuantity: quantityOf(true), bottlesQuantity: quantityOf(false) };
}

/** Returns a function that writes the quantities of a cart. */
export function useQuantityText(): (quantities: CartQuantities) => string {
  const { t } = useTexts("common");
  return ({ lines, boxes, bottles }) =>
    [
      t("units.lines", { count: lines }),
      ...(boxes > 0 || bottles === 0 ? [t("units.boxes", { count: boxes })] : []),
      ...(bottles > 0 ? [t("units.bottles", { count: bottles })] : []),
    ].join(t("list.between"));
}
