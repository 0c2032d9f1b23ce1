import { classNames } from "~/components/ui/class-names";
import { useFocusByHash } from "~/components/ui/use-focus-by-hash";
import { progressOf } from "~/domain/order/status-label";
import { joinArrivals } from "~/domain/stock/arrivals";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./detail.module.css";
import { orderStatusId } from "./order-address";
import { orderSteps } from "./order-steps";
import type { DetailedOrder } from "./shown-placed-order";
import { useStatusText } from "./use-status-text";

const stepNames = ["received", "packaging", "ready", "shipped", "delivered"] as const;

/** The status of the order in large type, and its progress in five steps. */
export function OrderStanding({ order }: { order: DetailedOrder }) {
  const { t } = useTexts(["orders", "common"]);
  const statusText = useStatusText();
  const heading = useFocusByHash<HTMLHeadingElement>(orderStatusId);
  const states = orderSteps(order.status);
  const step = Math.max(progressOf(order.status), 1);
  return (
    <div className={styles.standing}>
      <div>
        <p className="small quiet">{t("orders:detail.status")}</p>
        <h2 id={orderStatusId} ref={heading} tabIndex={-1} className={styles.status}>
          {statusText(order.status, order.statusDetail)}
        </h2>
        <p className="quiet">
          <Arrival order={order} />
        </p>
      </div>
      {order.status !== "Cancelled" && (
        <ol className={styles.way} aria-label={t("orders:detail.progress", { step })}>
          {stepNames.map((name, index) => (
            <li key={name} className={classNames(styles[states[index] ?? "todo"])} aria-current={index + 1 === step ? "step" : undefined}>
              <i />
              {t(`orders:detail.steps.${name}`)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** How much has left, and how many boxes arrive when. */
function Arrival({ order: { status, transactions, lines, updatedAt } }: { order: DetailedOrder }) {
  const { t } = useTexts("orders");
  const format = useFormat();
  const at = isolateLtr(format.dayAndTime(updatedAt));
  if (status === "Delivered") return t("detail.deliveredAt", { at });
  if (status === "Cancelled") return t("detail.cancelledAt", { at });
  const left = transactions.filter((part) => part.status === "Shipped" || part.status === "Delivered").length;
  return (
    <>
      {left > 0 && `${t("detail.partsLeft", { left, total: transactions.length })} `}
      <b>{format.arrivals(joinArrivals(lines.flatMap(({ arrivals }) => arrivals)), "ordered")}</b>
    </>
  );
}
