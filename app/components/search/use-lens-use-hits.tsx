import { orderAddress } from "~/components/orders/order-address";
import { useStatusText } from "~/components/orders/use-status-text";
import { repeatAddress } from "~/components/patient-page/overview";
import { Code } from "~/components/ui/code";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { LensUse } from "./found";
import type { Hit } from "./hit";

/** Returns who wears the searched lens, and the parts of orders with it that are under way, as rows. */
export function useLensUseHits({ wearers, parts }: LensUse): Hit[] {
  const { t } = useTexts(["search", "common"]);
  const format = useFormat();
  const statusText = useStatusText();
  return [
    ...wearers.map(({ patientId, phone, eyes, productName, packSize, orderId, endsOn, ...named }): Hit => {
      const name = format.name(named);
      const [eye] = eyes;
      const facts = (
        <>
          <bdi>{format.product(productName, packSize)}</bdi>
          {eye && <span>{t(`common:eyes.${eyes.length > 1 ? "both" : eye}`)}</span>}
          {phone && <Code>{format.phone(phone)}</Code>}
          {endsOn && <span>{t("search:supplyEnds", { day: isolateLtr(format.day(endsOn)) })}</span>}
        </>
      );
      const again = {
        to: repeatAddress(patientId, orderId),
        label: t("search:againFor", { name: isolate(name) }),
        text: t("search:again"),
      };
      return {
        ...{ id: `wearers-${patientId}`, group: "wearers", to: `/patients/${patientId}`, imageId: null },
        ...{ name: <bdi>{name}</bdi>, facts, action: t("search:open"), also: again },
      };
    }),
    ...parts.map(({ transactionConfirmationNum: number, patientFirst, patientLast, trackingNumber, trackingUrl, ...part }): Hit => {
      const facts = (
        <>
          {patientLast !== null && <bdi>{format.name({ firstName: patientFirst ?? "", lastName: patientLast })}</bdi>}
          <bdi>{format.product(part.productName, part.packSize)}</bdi>
          <span>{t("common:units.boxes", { count: part.boxesQuantity })}</span>
          <span>{statusText(part.status, part.statusDetail)}</span>
          {part.promisedDay && <span>{isolateLtr(format.dayAndWeekday(part.promisedDay))}</span>}
          {trackingNumber && <Code>{trackingNumber}</Code>}
        </>
      );
      const label = t("search:trackWhat", { number: isolateLtr(trackingNumber ?? "") });
      return {
        ...{ id: `parcels-${number}`, group: "parcels", to: orderAddress({ id: part.orderId, cartId: part.cartId }), imageId: null },
        ...{ icon: "box", name: <Code>{number}</Code>, facts, action: t("search:open") },
        ...(trackingUrl ? { also: { to: trackingUrl, label, text: t("search:track"), isOutside: true } } : {}),
      };
    }),
  ];
}
