import { useId } from "react";
import { Link } from "react-router";
import { Code } from "~/components/ui/code";
import { shortConfirmationNumber } from "~/domain/order/confirmation-number";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { orderAddress } from "./order-address";
import { OrderFor } from "./order-for";
import styles from "./order-siblings.module.css";
import type { SiblingOrder } from "./shown-placed-order";
import { useStatusText } from "./use-status-text";

/** The orders that were placed together, each a link to its own page; the present one is marked. */
export function OrderSiblings({ siblings, shownId }: { siblings: readonly SiblingOrder[]; shownId: string }) {
  const { t } = useTexts("orders");
  const format = useFormat();
  const statusText = useStatusText();
  const titleId = useId();
  const [first] = siblings;
  if (!first) return null;
  return (
    <nav className={styles.siblings} aria-labelledby={titleId}>
      <span id={titleId} className="small quiet">
        {t("detail.placedTogether", { at: isolateLtr(format.dayAndTime(first.createdAt)) })}
      </span>
      <ul>
        {siblings.map((order) => (
          <li key={order.id}>
            <Link to={orderAddress(order)} aria-current={order.id === shownId ? "page" : undefined} preventScrollReset>
              <Code>{shortConfirmationNumber(order.confirmationNum)}</Code>
              <OrderFor order={order} />
              <small>{statusText(order.status, order.statusDetail)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
