import { Trans } from "~/components/ui/trans";
import type { PopulatedCart } from "~/forms/cart/populated-cart";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { DueLine } from "./due-line";
import { useCutOffTime } from "./use-cut-off-time";

/** "Order by 15:30, 1 h 25 min left": the cut-off that the promised days depend on. Nothing when nothing leaves at once. */
export function OrderBy({ cart, now }: { cart: NonNullable<PopulatedCart["cart"]>; now: Date }) {
  const { t } = useTexts("cart");
  const format = useFormat();
  const cutOffTime = useCutOffTime();
  if (!cart.promise) return null;
  const { cutOffAt } = cart.promise;
  const values = { time: cutOffTime(cutOffAt, now), left: format.timeLeft(cutOffAt, now) };
  return (
    <DueLine icon="clock">
      <Trans t={t} i18nKey="rail.orderBy" values={values} components={{ b: <b /> }} />
    </DueLine>
  );
}
