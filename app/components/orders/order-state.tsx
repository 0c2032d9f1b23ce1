import { Steps } from "~/components/gauge/steps";
import { Code } from "~/components/ui/code";
import { isUnderWay } from "~/domain/order/status";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { orderSteps } from "./order-steps";
import styles from "./orders-table.module.css";
import type { ListedOrder } from "./shown-placed-order";
import { useStatusText } from "./use-status-text";

/** The status of an order: as text, as a small progress bar, and what it means for the practice. */
export function OrderState({ order, phone }: { order: ListedOrder; phone: string }) {
  const statusText = useStatusText();
  return (
    <span className={styles.state}>
      <b>{statusText(order.status, order.statusDetail)}</b>
      <span className={styles.progress}>
        <Steps states={orderSteps(order.status)} />
        <OrderNote order={order} phone={phone} />
      </span>
    </span>
  );
}

/** What matters with this status: until when it can be changed, the parcel, how many boxes arrive when, or whom to call. */
function OrderNote({ order, phone }: { order: ListedOrder; phone: string }) {
  const { t } = useTexts(["orders", "common"]);
  const format = useFormat();
  const { status, statusDetail, parcels, updatedAt, changeableUntil } = order;
  if (!isUnderWay(status)) return <Code>{format.dayAndTime(updatedAt)}</Code>;
  if (status === "OrderProcessingError") {
    return (
      <span className="danger">
        {statusDetail && <bdi>{`${statusDetail}: `}</bdi>}
        {t("orders:note.call", { phone: isolateLtr(format.phone(phone)) })}
      </span>
    );
  }
  if (status === "Shipped" && parcels.length > 0) return <Parcels parcels={parcels} />;
  const arrivals = format.arrivals(order.arrivals, "ordered");
  if (!order.changeable) return <span>{arrivals}</span>;
  return (
    <>
      <span>{t("common:time.changeUntil", { time: isolateLtr(format.time(changeableUntil)) })}</span>
      <span>{arrivals}</span>
    </>
  );
}

function Parcels({ parcels }: Pick<ListedOrder, "parcels">) {
  const { t } = useTexts("orders");
  return parcels.map(({ trackingNumber, trackingUrl }) => {
    const text = t("note.tracking", { number: isolateLtr(trackingNumber) });
    return trackingUrl ? (
      <a key={trackingNumber} className={styles.parcel} href={trackingUrl} rel="noreferrer" target="_blank">
        {text}
      </a>
    ) : (
      <span key={trackingNumber}>{text}</span>
    );
  });
}
