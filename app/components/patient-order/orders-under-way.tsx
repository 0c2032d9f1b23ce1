import { Link } from "react-router";
import { orderAddress } from "~/components/orders/order-address";
import { useStatusText } from "~/components/orders/use-status-text";
import { Badge } from "~/components/ui/badge";
import { Code } from "~/components/ui/code";
import { Panel } from "~/components/ui/panel";
import type { PastOrder } from "~/forms/patient-order/repeat-order";
import type { UnderWay } from "~/forms/patient-order/under-way";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { LensLines } from "./lens-lines";
import styles from "./patient-order.module.css";

/** What carts of the practice have for the patient, with the carts' owners, and the orders that are not delivered (D84). */
export function OrdersUnderWay({ orders, inCarts }: UnderWay) {
  const { t } = useTexts("patientOrder");
  return (
    <Panel title={t("underWay.title")}>
      <ul className={styles.past}>
        {inCarts.map((carted) => (
          <li key={carted.preorderId}>
            <CartLine {...carted} />
            <LensLines lines={carted.lines} />
          </li>
        ))}
        {orders.map((order) => (
          <li key={order.id}>
            <OrderLine order={order} />
            <LensLines lines={order.lines} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function CartLine({ owner, isOwn, isHere, locationName, savedForLater }: UnderWay["inCarts"][number]) {
  const { t } = useTexts("patientOrder");
  const format = useFormat();
  const person = owner ? format.name(owner) : t("underWay.operator");
  const text = isOwn ? t("underWay.ownCart", { location: locationName }) : t("underWay.cartOf", { person, location: locationName });
  return (
    <div className="row row--apart">
      <b>{isOwn && isHere ? <Link to="/cart">{text}</Link> : text}</b>
      <Badge tone="caution">{t(savedForLater ? "underWay.saved" : "underWay.notOrdered")}</Badge>
    </div>
  );
}

function OrderLine({ order }: { order: PastOrder }) {
  const { t } = useTexts("patientOrder");
  const format = useFormat();
  const statusText = useStatusText();
  const { promisedDay, status, statusDetail } = order;
  return (
    <>
      <div className="row row--apart">
        <Link to={orderAddress(order)} prefetch="none">
          <Code>{order.confirmationNum}</Code>
        </Link>
        <Badge tone={status === "OrderProcessingError" ? "danger" : "neutral"}>{statusText(status, statusDetail)}</Badge>
      </div>
      {promisedDay && <p className="small">{t("underWay.expected", { day: format.dayInDigits(promisedDay) })}</p>}
    </>
  );
}
