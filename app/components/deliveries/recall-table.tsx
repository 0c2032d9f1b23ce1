import { Link } from "react-router";
import type { Answers } from "~/calls/answers";
import { orderAddress } from "~/components/orders/order-address";
import { Code } from "~/components/ui/code";
import { Table } from "~/components/ui/table";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { BoxFor, BoxProduct } from "./box-product";
import styles from "./deliveries.module.css";
import { deliveryAddress } from "./delivery-addresses";

type Found = Answers["recalls"]["search"]["found"];

/** The boxes and trial packs of a recall: what they are, who got them, where and when. */
export function RecallTable({ found }: { found: Found }) {
  const { t } = useTexts("deliveries");
  return (
    <Table caption={t("recall.caption")} cards>
      <thead>
        <tr>
          <th scope="col">{t("recall.lot")}</th>
          <th scope="col">{t("expected.product")}</th>
          <th scope="col">{t("expected.for")}</th>
          <th scope="col">{t("expected.order")}</th>
          <th scope="col" data-end="">
            {t("received.boxes")}
          </th>
          <th scope="col">{t("recall.location")}</th>
          <th scope="col">{t("recall.day")}</th>
        </tr>
      </thead>
      <tbody>
        {found.map((box) => (
          <BoxRow key={box.id} box={box} />
        ))}
      </tbody>
    </Table>
  );
}

function BoxRow({ box }: { box: Found[number] }) {
  const { t } = useTexts("deliveries");
  const format = useFormat();
  const { lot, product, gtin, ordered, given, patientId, quantity, locationName, deliveryId, countedAt } = box;
  const receiver = ordered ?? given;
  const day = <Code>{format.dayInDigits(format.dayOf(countedAt))}</Code>;
  return (
    <tr>
      <th scope="row" data-label={t("recall.lot")}>
        <Code>{lot}</Code>
      </th>
      <td data-label={t("expected.product")}>
        <BoxProduct product={product} gtin={gtin} eye={ordered?.eye} />
      </td>
      <td data-label={t("expected.for")}>
        {receiver && patientId !== null && (
          <Link to={`/patients/${patientId}`} prefetch="none">
            <BoxFor {...receiver} />
          </Link>
        )}
        {ordered && patientId === null && <BoxFor {...ordered} />}
        {given && patientId === null && <span className="quiet">{t("recall.nobodyNamed")}</span>}
        {!receiver && <span className="quiet">{t("received.notOrdered")}</span>}
      </td>
      <td data-label={t("expected.order")}>
        {ordered && (
          <Link to={orderAddress({ cartId: ordered.cartId, id: ordered.orderId })} prefetch="none">
            <Code>{ordered.transactionConfirmationNum}</Code>
          </Link>
        )}
        {given && <span className="quiet">{t("recall.fromFittingSet")}</span>}
      </td>
      <td data-end="" data-label={t("received.boxes")}>
        {format.number(quantity)}
      </td>
      <td data-label={t("recall.location")}>
        <bdi>{locationName}</bdi>
      </td>
      <td data-label={t("recall.day")}>
        <span className={styles.product}>
          {deliveryId === null ? (
            day
          ) : (
            <Link to={deliveryAddress(deliveryId)} prefetch="none">
              {day}
            </Link>
          )}
        </span>
      </td>
    </tr>
  );
}
