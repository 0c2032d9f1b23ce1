import { Link } from "react-router";
import { Prescription } from "~/components/lens/prescription";
import { orderAddress } from "~/components/orders/order-address";
import { orderKindOf } from "~/components/orders/order-kind";
import { useStatusText } from "~/components/orders/use-status-text";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { type Overview, repeatAddress, sides } from "./overview";
import styles from "./patient-page.module.css";

type Props = Pick<Overview, "orders" | "ordersTotal"> & { patientId: string };
type Order = Overview["orders"][number];

const columns = ["order", "day", "lens", "status"] as const;

/** The newest orders of the patient, each with its lenses and a link to repeat it. */
export function OrdersPanel({ orders, ordersTotal, patientId }: Props) {
  const { t } = useTexts("patientPage");
  if (orders.length === 0) {
    return (
      <Panel title={t("orders.title")} padded>
        <p className="quiet">{t("orders.none")}</p>
      </Panel>
    );
  }
  return (
    <Panel
      title={t("orders.title")}
      aside={
        <span className="row small">
          {ordersTotal > orders.length && <span className="quiet">{t("orders.last", { total: ordersTotal, count: orders.length })}</span>}
          <Link to={`/history?patient=${patientId}`}>{t("orders.all")}</Link>
        </span>
      }
    >
      <Table caption={t("orders.title")} cards>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`orders.${column}`)}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{t("orders.actions")}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} patientId={patientId} />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

function OrderRow({ order, patientId }: { order: Order; patientId: string }) {
  const { t } = useTexts(["patientPage", "common"]);
  const format = useFormat();
  const statusText = useStatusText();
  const isRepeatable = order.purchaseType === "Revenue" && order.status !== "Cancelled" && order.lines.some(({ eye }) => eye !== null);
  return (
    <tr>
      <th scope="row" data-label={t("patientPage:orders.order")}>
        <Link to={orderAddress(order)} prefetch="none">
          <Code>{order.confirmationNum}</Code>
        </Link>
      </th>
      <td data-label={t("patientPage:orders.day")}>
        <Code>{format.dayInDigits(format.dayOf(order.createdAt))}</Code>
      </td>
      <td data-label={t("patientPage:orders.lens")}>
        <span className={styles.values}>
          <OrderedLenses order={order} />
        </span>
      </td>
      <td data-label={t("patientPage:orders.status")}>
        <Badge tone={toneOf(order.status)}>{statusText(order.status, order.statusDetail)}</Badge>
      </td>
      <td data-end="">
        {isRepeatable && (
          <ButtonLink
            small
            tone="quiet"
            icon="repeat"
            to={repeatAddress(patientId, order.id)}
            aria-label={t("patientPage:orders.repeatOf", { number: isolateLtr(order.confirmationNum) })}
          >
            {t("patientPage:orders.repeat")}
          </ButtonLink>
        )}
      </td>
    </tr>
  );
}

/** "Biofinity, box of 6, 2 + 1", the kind unless it is an ordinary order of lenses, and the values of each eye. */
function OrderedLenses({ order }: { order: Order }) {
  const { t } = useTexts("common");
  const format = useFormat();
  const names = [...new Set(order.lines.map(({ productName, packSize }) => format.product(productName, packSize)))];
  const boxes = sides.map((side) => order.lines.filter(({ eye }) => eye === side).reduce((sum, { quantity }) => sum + quantity, 0));
  return (
    <>
      <span>
        <bdi>{format.products(names)}</bdi>
        {t("list.between")}
        <Code>{boxes.map((each) => format.number(each)).join(" + ")}</Code>{" "}
        {order.purchaseType === "Trial" && <Badge>{t(`orderKinds.${orderKindOf(order)}`)}</Badge>}
      </span>
      {order.lines.map(({ id, eye, values }) => (
        <Prescription key={id} eye={eye ?? undefined} values={values} />
      ))}
    </>
  );
}

function toneOf(status: Order["status"]) {
  if (status === "Delivered") return "good";
  if (status === "OrderProcessingError") return "danger";
  return status === "Backordered" ? "caution" : "neutral";
}
