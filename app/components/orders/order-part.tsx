import { useTranslation } from "react-i18next";
import { Code } from "~/components/ui/code";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import { Steps } from "~/components/ui/steps";
import { Table } from "~/components/ui/table";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import styles from "./detail.module.css";
import { orderSteps } from "./order-steps";
import { OrderedLineRow } from "./ordered-line-row";
import { partName } from "./part-name";
import type { DetailedOrder, OrderPart } from "./placed-order";
import { useStatusText } from "./use-status-text";

type Props = { order: DetailedOrder; part: OrderPart; pricesIncludeVat: boolean };

/** One part (transaction): its state, its lines, and how it comes. */
export function OrderPartPanel({ order, part, pricesIncludeVat }: Props) {
  const { t } = useTranslation(["orders", "common"]);
  const statusText = useStatusText();
  const { transactionSortOrder, transactionConfirmationNum, status, statusDetail, merchandise } = part;
  const name = isolateLtr(partName(order, transactionSortOrder));
  const amount = t(pricesIncludeVat ? "orders:detail.gross" : "orders:detail.net");
  return (
    <Panel
      title={
        <span className="row">
          {t("orders:detail.part", { part: name })}
          <span className={styles.number}>
            <Code>{transactionConfirmationNum}</Code>
          </span>
        </span>
      }
      aside={
        <span className="row">
          <b>{statusText(status, statusDetail)}</b>
          <Steps states={orderSteps(status)} />
        </span>
      }
    >
      <Table caption={t("orders:detail.partLines", { part: name })} cards>
        <thead>
          <tr>
            <th scope="col" data-wide="">
              <VisuallyHidden>{t("common:fields.picture")}</VisuallyHidden>
            </th>
            <th scope="col">{t("orders:detail.lens")}</th>
            <th scope="col">{t("orders:detail.value")}</th>
            <th scope="col" data-end="">
              {t("orders:detail.boxes")}
            </th>
            <th scope="col" data-end="">
              {t("orders:detail.each")}
            </th>
            <th scope="col" data-end="">
              {amount}
            </th>
            <th scope="col">
              <VisuallyHidden>{t("orders:table.actions")}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {merchandise.lines.map((line) => (
            <OrderedLineRow key={line.id} line={line} orderId={order.id} amount={amount} />
          ))}
        </tbody>
      </Table>
      <Parcel part={part} />
    </Panel>
  );
}

/** The parcel on its way, or why it comes later. */
function Parcel({ part }: { part: OrderPart }) {
  const { t } = useTranslation(["orders", "common"]);
  const format = useFormat();
  const { trackingNumber, trackingUrl, available, status, promisedDay, defaultShippingOption } = part;
  if (trackingNumber) {
    const service = t(`common:shipping.${defaultShippingOption as "DAY"}`);
    return (
      <p className={styles.parcel}>
        <Icon name="truck" flip />
        <span>{t("orders:detail.tracking", { number: isolateLtr(trackingNumber), service })}</span>
        {trackingUrl && (
          <a href={trackingUrl} rel="noreferrer" target="_blank">
            {t("orders:detail.track")} <Icon name="external" />
          </a>
        )}
      </p>
    );
  }
  if (available === "now" || status === "Cancelled" || status === "Delivered") return null;
  return (
    <p className={styles.parcel}>
      <Icon name="info" />
      <span>
        {promisedDay === null
          ? t("orders:detail.laterUnknown")
          : t("orders:detail.later", { day: isolateLtr(format.dayAndWeekday(promisedDay)) })}
      </span>
    </p>
  );
}
