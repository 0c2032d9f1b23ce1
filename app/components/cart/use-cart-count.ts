import { useTranslation } from "react-i18next";
import { orderedGroups } from "./cart-groups";
import type { PopulatedCart } from "./cart-in-sight";

/** What a cart would order: "60 lines, 133 boxes, 36 bottles". */
export function useCartCount(populated: PopulatedCart): string {
  const { t } = useTranslation("common");
  const lines = orderedGroups(populated).flatMap(({ preorders }) => preorders.flatMap((preorder) => preorder.lines));
  const quantityOf = (isLens: boolean) =>
    lines.reduce((sum, { solutionId, quantity }) => sum + ((solutionId === null) === isLens ? quantity : 0), 0);
  const [boxes, bottles] = [quantityOf(true), quantityOf(false)];
  return [
    t("units.lines", { count: lines.length }),
    ...(boxes > 0 || bottles === 0 ? [t("units.boxes", { count: boxes })] : []),
    ...(bottles > 0 ? [t("units.bottles", { count: bottles })] : []),
  ].join(t("list.between"));
}
