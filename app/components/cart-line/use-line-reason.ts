import type { RefusedChange } from "~/forms/cart/refused-cart-change";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

/** Returns the sentence that explains why the quantity of a line was refused. */
export function useLineReason(): (refusal: RefusedChange) => string {
  const { t } = useTexts("cart");
  const format = useFormat();
  return ({ code, values }) => {
    const given = typeof values === "object" && values !== null ? { ...values } : {};
    const texts = { until: "", max: "", quantity: "", ...format.values(given) };
    if (code === "quantityNotWhole" || code === "quantityNegative" || code === "quantityTooLarge" || code === "quantityRequired") {
      const { given: text, maximum } = given as { given?: string; maximum?: number };
      return t("line.invalid", { text: text ?? "", max: maximum ?? 0 });
    }
    if (code === "changedElsewhere" && "quantity" in given) {
      return typeof given.quantity === "number" ? t("line.changed", { quantity: given.quantity }) : t("line.gone");
    }
    if (code === "cartLimit" || code === "cartLocked" || code === "heldElsewhere" || code === "cartNotFound" || code === "notFound")
      return t(`refusals.${code}`, texts);
    return t("refusals.other");
  };
}
