import { Link } from "react-router";
import type { OrderPart } from "~/components/orders/shown-placed-order";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { deliveryAddress } from "./delivery-addresses";

type Props = { part: Pick<OrderPart, "received">; lineId: string };

/** What arrived of a line, each lot with its expiry, and a link to its delivery (D86). */
export function LineReceived({ part, lineId }: Props) {
  const { t } = useTexts(["deliveries", "common"]);
  const format = useFormat();
  const between = t("common:list.between");
  return part.received
    .filter((box) => box.lineId === lineId)
    .map(({ id, deliveryId, quantity, lot, expiresOn, countedAt }) => (
      <span key={id} className="small quiet">
        <Link to={deliveryAddress(deliveryId)} prefetch="none">
          {t("deliveries:ofLine", {
            boxes: t("common:units.boxes", { count: quantity }),
            day: isolateLtr(format.dayInDigits(format.dayOf(countedAt))),
          })}
        </Link>
        {lot !== null && between}
        {lot !== null && t("deliveries:lot", { lot: isolateLtr(lot) })}
        {expiresOn !== null && between}
        {expiresOn !== null && t("deliveries:expires", { day: isolateLtr(format.dayInDigits(expiresOn)) })}
      </span>
    ));
}
