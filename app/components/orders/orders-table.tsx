import { Link } from "react-router";
import { Code } from "~/components/ui/code";
import { Table } from "~/components/ui/table";
import { orderField, ordersFormId } from "~/forms/orders/order-selection";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { orderAddress } from "./order-address";
import { OrderFor } from "./order-for";
import { OrderProducts } from "./order-products";
import { OrderState } from "./order-state";
import styles from "./orders-table.module.css";
import { ReorderLink } from "./reorder-link";
import type { ListedOrder } from "./shown-placed-order";

type Props = {
  orders: readonly ListedOrder[];
  /** Whether every order is ticked. */
  allSelected: boolean;
  /** Whether the location is shown with each order. */
  showLocation: boolean;
  /** The distributor's telephone number. */
  phone: string;
};

/** Orders, one per row; on phones one per card. */
export function OrdersTable({ orders, allSelected, showLocation, phone }: Props) {
  const { t } = useTexts(["orders", "common"]);
  const format = useFormat();
  return (
    <Table caption={t("orders:table.caption")} cards className={styles.orders}>
      <thead>
        <tr>
          <th scope="col">{t("orders:table.order")}</th>
          <th scope="col">{t("orders:table.placed")}</th>
          <th scope="col">{t("orders:table.for")}</th>
          <th scope="col">{t("orders:table.products")}</th>
          <th scope="col" data-end="">
            {t("orders:table.boxes")}
          </th>
          <th scope="col">{t("orders:table.status")}</th>
          <th scope="col">
            <span className={styles.unseen}>{t("orders:table.actions")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row" data-label={t("orders:table.order")}>
              <span className={styles.number}>
                <input
                  type="checkbox"
                  form={ordersFormId}
                  name={orderField}
                  value={order.id}
                  defaultChecked={allSelected}
                  aria-label={t("orders:selection.pick", { number: isolateLtr(order.confirmationNum) })}
                />
                <Link to={orderAddress(order)}>
                  <Code>{order.confirmationNum}</Code>
                </Link>
              </span>
            </th>
            <td data-label={t("orders:table.placed")}>
              <time dateTime={order.createdAt.toISOString()}>
                <Code>{format.day(format.dayOf(order.createdAt))}</Code>{" "}
                <span className="quiet">
                  <Code>{format.time(order.createdAt)}</Code>
                </span>
              </time>
            </td>
            <td data-label={t("orders:table.for")}>
              <span>
                <OrderFor order={order} />
                {showLocation && <bdi className="small quiet">{order.locationName}</bdi>}
              </span>
            </td>
            <td>
              <OrderProducts order={order} />
            </td>
            <td data-label={order.type === "Solution" ? undefined : t("orders:table.boxes")} data-end="">
              {order.type === "Solution" ? t("common:units.bottles", { count: order.boxesQuantity }) : order.boxesQuantity}
            </td>
            <td data-label={t("orders:table.status")}>
              <OrderState order={order} phone={phone} />
            </td>
            <td>
              <ReorderLink orderId={order.id} label={t("orders:reorder.order", { number: isolateLtr(order.confirmationNum) })}>
                {t("common:actions.reorder")}
              </ReorderLink>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
