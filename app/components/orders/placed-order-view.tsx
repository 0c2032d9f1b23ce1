import { ChangeNotice } from "./change-notice";
import styles from "./detail.module.css";
import { OrderBill } from "./order-bill";
import { OrderFindings } from "./order-findings";
import { OrderPartPanel } from "./order-part";
import { OrderStanding } from "./order-standing";
import { OrderTimeline } from "./order-timeline";
import type { DetailedOrder } from "./shown-placed-order";

/** An order and what else its page needs. */
export type OrderContext = {
  order: DetailedOrder;
  /** The distributor's telephone number. */
  phone: string;
};

/** One order: its status, its parts, delivery and bill; next to it what can still be changed, and its history. */
export function PlacedOrderView({ order, phone }: OrderContext) {
  return (
    <div className={styles.duo}>
      <div className="stack">
        <OrderStanding order={order} />
        <OrderFindings findings={order.findings} lines={order.lines} />
        {order.transactions.map((part) => (
          <OrderPartPanel key={part.id} order={order} part={part} />
        ))}
        <OrderBill order={order} />
      </div>
      <div className="stack">
        <div className="no-print">
          <ChangeNotice order={order} phone={phone} />
        </div>
        <OrderTimeline order={order} />
      </div>
    </div>
  );
}
