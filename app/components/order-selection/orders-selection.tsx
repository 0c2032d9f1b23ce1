import { useEffect, useState } from "react";
import { Form, Link } from "react-router";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { classNames } from "~/components/ui/class-names";
import { followTicks, tickAll } from "~/components/ui/tick-all";
import { ordersFormId } from "~/forms/orders/order-selection";
import { useTexts } from "~/i18n/use-texts";
import styles from "./orders-selection.module.css";

/** The buttons above the table of orders for the ticked ones (D171). `allPath` is the URL of the page with every order ticked. */
export function OrdersSelection({ allPath, copyId }: { allPath: string; copyId: string }) {
  const { t } = useTexts("orders");
  const [ticked, setTicked] = useState(0);
  useEffect(() => followTicks(ordersFormId, setTicked), []);
  return (
    <Form id={ordersFormId} method="get" action="/history/selected" className={classNames(styles.bar, "sideways")}>
      <Link
        className={buttonLook({ tone: "quiet", small: true })}
        to={`${allPath}#${ordersFormId}`}
        onClick={(event) => tickAll(event, ordersFormId, setTicked)}
        preventScrollReset
      >
        {t("selection.all")}
      </Link>
      <Button small name="copyId" value={copyId} icon="repeat" formMethod="post" formAction="/history/reorder-selected">
        {t("selection.reorder")}
      </Button>
      <Button small icon="print">
        {t("selection.open")}
      </Button>
      <Button small tone="danger" formAction="/history/selected/cancel">
        {t("selection.cancel")}
      </Button>
      <span role="status" className="small quiet">
        {ticked > 0 && t("selection.count", { count: ticked })}
      </span>
    </Form>
  );
}
