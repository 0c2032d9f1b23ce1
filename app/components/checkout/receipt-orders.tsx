import { Link } from "react-router";
import { orderAddress } from "~/components/orders/order-address";
import { orderKindOf } from "~/components/orders/order-kind";
import { Badge } from "~/components/ui/badge";
import { Code } from "~/components/ui/code";
import { Money } from "~/components/ui/money";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import type { PersonName } from "~/domain/person-name";
import { joinArrivals } from "~/domain/stock/arrivals";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { orderedQuantity } from "./ordered-quantity";
import styles from "./receipt.module.css";
import type { Receipt } from "./shown-receipt";

type Props = { receipt: Receipt; patients: readonly { orderId: string; name: PersonName | null }[] };
type Order = Receipt["orders"][number];

/** The orders of a confirmation on screen: for whom, what, how much, and when it arrives. */
export function ReceiptOrders({ receipt, patients }: Props) {
  const { t } = useTexts("checkout");
  const { orders, sums } = receipt;
  const amount = t(sums.pricesIncludeVat ? "orders.gross" : "orders.net");
  const names = new Map(patients.map(({ orderId, name }) => [orderId, name]));
  return (
    <Panel title={t("orders.title", { count: orders.length })} aside={t("orders.delay")} className="no-print">
      <Table caption={t("orders.title", { count: orders.length })} cards className={styles.orders}>
        <thead>
          <tr>
            <th scope="col">{t("orders.order")}</th>
            <th scope="col">{t("orders.for")}</th>
            <th scope="col">{t("orders.products")}</th>
            <th scope="col" data-end="">
              {t("orders.quantity")}
            </th>
            <th scope="col">{t("orders.arrives")}</th>
            <th scope="col" data-end="">
              {amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} receipt={receipt} patient={names.get(order.id) ?? null} amountLabel={amount} />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

type RowProps = { order: Order; receipt: Receipt; patient: PersonName | null; amountLabel: string };

function OrderRow({ order, receipt, patient, amountLabel }: RowProps) {
  const { t } = useTexts(["checkout", "common"]);
  const format = useFormat();
  const { confirmationNum, orderType, products } = order;
  return (
    <tr>
      <th scope="row">
        <Link to={orderAddress({ cartId: receipt.cartId, id: order.id })}>
          <Code>{confirmationNum}</Code>
        </Link>
      </th>
      <td data-label={t("checkout:orders.for")}>
        <bdi>{patient ? format.name(patient) : t(`common:orderKinds.${orderKindOf({ ...order, type: order.orderType })}`)}</bdi>
      </td>
      <td data-label={t("checkout:orders.products")}>
        <ul>
          {products.map(({ productName, packSize, linesQuantity, quantity, unit, amount, promotion }) => (
            <li key={`${productName} ${packSize}`}>
              <bdi>{format.product(productName, packSize)}</bdi>
              {orderType === "Stock" && linesQuantity > 1 && (
                <span className="small quiet"> {t("common:units.powers", { count: linesQuantity })}</span>
              )}
              {promotion && (
                <>
                  {" "}
                  <Badge tone="good" wraps>
                    {format.promotion(promotion)}
                  </Badge>
                </>
              )}
              {products.length > 1 && (
                <>
                  <br />
                  <span className="small quiet">
                    {t(`common:units.${unit}`, { count: quantity })}
                    {amount && (
                      <>
                        {t("common:list.between")}
                        <Money>{format.money(amount)}</Money>
                      </>
                    )}
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      </td>
      <td data-end="" data-label={t("checkout:orders.quantity")}>
        {orderedQuantity(t, products)}
      </td>
      <td data-label={t("checkout:orders.arrives")}>
        {format.arrivals(joinArrivals(products.flatMap(({ arrivals }) => arrivals)), "ordered")}
      </td>
      <td data-end="" data-label={amountLabel}>
        <Money>{format.money(receipt.sums.pricesIncludeVat ? order.gross : order.net)}</Money>
      </td>
    </tr>
  );
}
