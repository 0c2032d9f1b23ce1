import type { RefusedChange } from "~/forms/cart/refused-cart-change";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { lineReason } from "./line-reason";

/** Returns the sentence that explains why the quantity of a line was refused, in the language of the page. */
export function useLineReason(): (refusal: RefusedChange) => string {
  const { t } = useTexts("cart");
  const format = useFormat();
  return (refusal) => lineReason({ t, format }, refusal);
}
