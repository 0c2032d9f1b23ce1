import { DueLine } from "~/components/cart-summary/due-line";
import { changeableUntil } from "~/domain/order/change-window";
import type { PopulatedCart } from "~/forms/cart/populated-cart";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { usePresentMoment } from "./use-present-moment";

/** Until when the order could be changed if it were submitted now (D27). */
export function ChangeableUntil({ cart: { promise }, now }: { cart: Pick<NonNullable<PopulatedCart["cart"]>, "promise">; now: Date }) {
  const { t } = useTexts("checkout");
  const format = useFormat();
  const until = changeableUntil(usePresentMoment(now), promise ? new Date(promise.cutOffAt) : null);
  return <DueLine icon="edit">{t("totals.changeable", { time: format.time(until) })}</DueLine>;
}
