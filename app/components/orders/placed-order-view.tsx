import { Code } from "~/components/ui/code";
import { ChangeNotice } from "./change-notice";
import styles from "./detail.module.css";
import { OrderBill } from "./order-bill";
import { OrderFacts } from "./order-facts";
import { OrderPartPanel } from "./order-part";
import { OrderStanding } from "./order-standing";
import { OrderTimeline } from "./order-timeline";
import type { CopyIds, DetailedOrder } from "./placed-order";

/** What every order of the page needs besides itself. */
export type OrderContext = {
  cartId: string;
  copyIds: CopyIds;
  /** Ids for the preorders that changing would make, by order. */
  changeIds: CopyIds;
  vat: { rateBasisPoints: number; pricesInclude: boolean };
  /** The distributor's. */
  phone: string;
};

/** One order: where it stands, its parts, delivery and bill; beside it what can still be changed, and its timeline. */
export function PlacedOrder({ order, heading, ...context }: OrderContext & { order: DetailedOrder; heading: boolean }) {
  const { transactions } = order;
  return (
    <article id={`order-${order.id}`} className={styles.order}>
      {heading && (
        <header className={styles.head}>
          <h2>
            <Code>{order.confirmationNum}</Code>
          </h2>
          <p className="quiet">
            <OrderFacts order={order} />
          </p>
        </header>
      )}
      <div className={styles.duo}>
        <div className="stack">
          <OrderStanding order={order} />
          {transactions.map((part) => (
            <OrderPartPanel
              key={part.id}
              order={order}
              part={part}
              copyIds={context.copyIds}
              pricesIncludeVat={context.vat.pricesInclude}
            />
          ))}
          <OrderBill order={order} vat={context.vat} />
        </div>
        <div className="stack">
          <ChangeNotice order={order} {...context} />
          <OrderTimeline order={order} />
        </div>
      </div>
    </article>
  );
}
