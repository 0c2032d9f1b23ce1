import type { CartLine } from "~/forms/cart/cart-groups";
import { useTexts } from "~/i18n/use-texts";

/** Returns the stock of a line's boxes in words (D69); their arrival is shown next to it. */
export function useLineStockText(): (stock: Pick<CartLine["stock"], "status" | "left" | "now" | "later">) => string {
  const { t } = useTexts(["cart", "common"]);
  return ({ status, left, now, later }) => {
    if (now > 0 && later > 0) return t("cart:stock.someOutOfStock", { now, later });
    if (status === "fewLeft" || status === "limited") return t(`cart:stock.${status}`, { count: left ?? now });
    if (status === "backorder") return t("common:stock.backorder");
    return t(status === "someOutOfStock" ? "cart:stock.outOfStock" : `cart:stock.${status}`);
  };
}
