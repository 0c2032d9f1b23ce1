import type { RefusedChange } from "~/forms/cart/refused-cart-change";
import type { Format } from "~/i18n/format";

/** The refusals whose texts stand by their codes. */
type Explained = "cartLimit" | "cartLocked" | "heldElsewhere" | "cartNotFound" | "notFound";
type ReasonKey = `cart:line.${"invalid" | "changed" | "gone"}` | `cart:refusals.${Explained | "other"}`;
type Translate = (key: ReasonKey, values?: Readonly<Record<string, unknown>>) => string;

/** Maximum number of characters of a typed text that are quoted. */
const quotedMax = 40;

/** Returns the sentence that explains why the quantity of a line was refused. */
export function lineReason({ t, format }: { t: Translate; format: Pick<Format, "values"> }, { code, values }: RefusedChange): string {
  const given = typeof values === "object" && values !== null ? { ...values } : {};
  const texts = { until: "", max: "", quantity: "", ...format.values(given) };
  if (code === "quantityNotWhole" || code === "quantityNegative" || code === "quantityTooLarge" || code === "quantityRequired") {
    const { given: text, maximum } = given as { given?: string; maximum?: number };
    return t("cart:line.invalid", { text: (text ?? "").slice(0, quotedMax), max: maximum ?? 0 });
  }
  if (code === "changedElsewhere" && "quantity" in given) {
    return typeof given.quantity === "number" ? t("cart:line.changed", { quantity: given.quantity }) : t("cart:line.gone");
  }
  if (code === "cartLimit" || code === "cartLocked" || code === "heldElsewhere" || code === "cartNotFound" || code === "notFound")
    return t(`cart:refusals.${code}`, texts);
  return t("cart:refusals.other");
}
