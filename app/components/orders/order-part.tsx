import { LineReceived } from "~/components/deliveries/line-received";
import { ReceiveLink } from "~/components/deliveries/receive-link";
import { Steps } from "~/components/gauge/steps";
import { LineActs, LineRequests } from "~/components/requests/line-requests";
import { Code } from "~/components/ui/code";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { partName } from "~/domain/order/confirmation-number";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./detail.module.css";
import { LineRow } from "./line-row";
import { LinesTable } from "./lines-table";
import { orderSteps } from "./order-steps";
import { ReorderLink } from "./reorder-link";
import type { DetailedOrder, OrderedLine, OrderPart } from "./shown-placed-order";
import { useStatusText } from "./use-status-text";

type Props = { order: DetailedOrder; part: OrderPart };

/** One part (transaction): its status, its lines, and its delivery. */
export function OrderPartPanel({ order, part }: Props) {
  const { t } = useTexts(["orders", "common"]);
  const statusText = useStatusText();
  const { transactionSortOrder, transactionConfirmationNum, status, statusDetail, merchandise } = part;
  const name = isolateLtr(partName(order, transactionSortOrder));
  const amount = t(order.pricesIncludeVat ? "orders:detail.gross" : "orders:detail.net");
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
      <LinesTable
        caption={t("orders:detail.partLines", { part: name })}
        amount={amount}
        last={<VisuallyHidden>{t("orders:table.actions")}</VisuallyHidden>}
        solutions={merchandise.lines.every(({ solutionId }) => solutionId !== null)}
      >
        {merchandise.lines.map((line) => (
          <OrderedLineRow key={line.id} order={order} part={part} line={line} amount={amount} />
        ))}
      </LinesTable>
      <Parcel part={part} />
      {part.isExpected && <ReceiveLink locationId={order.locationId} />}
    </Panel>
  );
}

/** One ordered line with its requests, its own reorder and its other actions. */
function OrderedLineRow({ order, part, line, amount }: Props & { line: OrderedLine; amount: string }) {
  const { t } = useTexts(["orders", "common"]);
  const format = useFormat();
  const { id, eye, productName: product, arrivals } = line;
  const label = eye ? t("orders:reorder.eye", { product, eye: t(`common:eyes.${eye}`) }) : t("orders:reorder.line", { product });
  const acts = (
    <span className={styles.lineActs}>
      <ReorderLink orderId={order.id} lineId={id} tone="quiet" label={label}>
        {t("common:actions.reorder")}
      </ReorderLink>
      <LineActs order={order} part={part} line={line} />
    </span>
  );
  const asked = (
    <>
      <LineReceived part={part} lineId={id} />
      <LineRequests order={order} part={part} line={line} />
    </>
  );
  return <LineRow line={line} amount={amount} arrives={format.arrivals(arrivals, "ordered")} below={asked} last={acts} />;
}

/** The parcel on its way, or why it is late. */
function Parcel({ part }: { part: OrderPart }) {
  const { t } = useTexts(["orders", "common"]);
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
