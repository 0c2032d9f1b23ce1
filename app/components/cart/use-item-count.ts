import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/use-format";
import { orderedGroups } from "./cart-groups";
import type { PopulatedCart } from "./cart-in-sight";

/** "133 boxes and 36 bottles": what a cart would order, boxes of lenses and bottles counted apart. */
export function useItemCount(): (cart: PopulatedCart) => string {
  const { t } = useTranslation("common");
  const format = useFormat();
  return (cart) => {
    const lines = orderedGroups(cart).flatMap(({ preorders }) => preorders.flatMap((preorder) => preorder.lines));
    const sum = (ofSolutions: boolean) =>
      lines.filter(({ solutionId }) => (solutionId !== null) === ofSolutions).reduce((total, { quantity }) => total + quantity, 0);
    const [boxes, bottles] = [sum(false), sum(true)];
    const parts = [
      ...(boxes > 0 || bottles === 0 ? [t("units.boxes", { count: boxes })] : []),
      ...(bottles > 0 ? [t("units.bottles", { count: bottles })] : []),
    ];
    return format.list(parts);
  };
}
