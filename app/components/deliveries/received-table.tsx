import { Link } from "react-router";
import type { Answers } from "~/calls/answers";
import { orderAddress } from "~/components/orders/order-address";
import { Code } from "~/components/ui/code";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { Expiry } from "./box-lots";
import { BoxFor, BoxProduct } from "./box-product";
import styles from "./deliveries.module.css";

type Received = Answers["deliveries"]["read"]["received"];

/** The boxes of a delivery, by line and lot. */
export function ReceivedTable({ received, today }: { received: Received; today: string }) {
  const { t } = useTexts("deliveries");
  return (
    <Panel title={t("received.list")}>
      <Table caption={t("received.caption")} cards>
        <thead>
          <tr>
            <th scope="col">{t("expected.product")}</th>
            <th scope="col">{t("expected.for")}</th>
            <th scope="col">{t("expected.order")}</th>
            <th scope="col">{t("received.lot")}</th>
            <th scope="col" data-end="">
              {t("received.boxes")}
            </th>
            <th scope="col">{t("received.counted")}</th>
          </tr>
        </thead>
        <tbody>
          {received.map((box) => (
            <BoxRow key={box.id} box={box} today={today} />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

function BoxRow({ box, today }: { box: Received[number]; today: string }) {
  const { t } = useTexts("deliveries");
  const format = useFormat();
  const { product, gtin, lot, expiresOn, quantity, way, countedBy, ordered } = box;
  return (
    <tr>
      <th scope="row">
        <BoxProduct product={product} gtin={gtin} eye={ordered?.eye} />
      </th>
      <td data-label={t("expected.for")}>{ordered ? <BoxFor {...ordered} /> : <b>{t("received.notOrdered")}</b>}</td>
      <td data-label={t("expected.order")}>
        {ordered && (
          <Link to={orderAddress({ cartId: ordered.cartId, id: ordered.orderId })} prefetch="none">
            <Code>{ordered.transactionConfirmationNum}</Code>
          </Link>
        )}
      </td>
      <td data-label={t("received.lot")}>
        <span className={styles.product}>
          {lot !== null && <span>{t("lot", { lot: isolateLtr(lot) })}</span>}
          <Expiry expiresOn={expiresOn} today={today} />
        </span>
      </td>
      <td data-end="" data-label={t("received.boxes")}>
        {format.number(quantity)}
      </td>
      <td data-label={t("received.counted")}>
        <span className={styles.product}>
          <bdi>{countedBy}</bdi>
          {way === "hand" && <span className="small quiet">{t("byHand")}</span>}
        </span>
      </td>
    </tr>
  );
}
