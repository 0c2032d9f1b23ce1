import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { Answers } from "~/calls/answers";
import { PrintButton } from "~/components/checkout/print-button";
import { Page } from "~/components/frame/page";
import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { Code } from "~/components/ui/code";
import { Crumbs } from "~/components/ui/crumbs";
import { PageHead } from "~/components/ui/page-head";
import styles from "./detail.module.css";
import { OrderFacts } from "./order-facts";
import type { CopyIds, DetailedOrder } from "./placed-order";
import { type OrderContext, PlacedOrder } from "./placed-order-view";

type Props = Answers["orders"]["detail"] & OrderContext & { changeIds: CopyIds };

/** The orders of one checkout; one alone fills the page, several stand under each other. */
export function DetailPage({ cartConfirmationNum, orders, ...context }: Props) {
  const { t } = useTranslation("orders");
  const [first] = orders;
  const single = orders.length === 1 ? first : undefined;
  const number = single?.confirmationNum ?? cartConfirmationNum;
  return (
    <Page>
      <Crumbs
        label={t("detail.crumbs")}
        crumbs={[
          { label: t("title"), to: "/history" },
          { label: number, current: true },
        ]}
      />
      <PageHead
        title={<Code>{number}</Code>}
        actions={
          <>
            <PrintButton />
            <ReorderAll orders={orders} copyIds={context.copyIds} />
          </>
        }
      >
        {single && <OrderFacts order={single} />}
      </PageHead>
      <div className="stack stack--6">
        {orders.map((order) => (
          <PlacedOrder key={order.id} order={order} {...context} heading={!single} />
        ))}
      </div>
      <p className={classNames(styles.delay, "small quiet")}>{t("delay")}</p>
    </Page>
  );
}

/** Puts every order of the checkout into the cart again. */
function ReorderAll({ orders, copyIds }: { orders: readonly DetailedOrder[]; copyIds: CopyIds }) {
  const { t } = useTranslation("orders");
  return (
    <div>
      <Form method="post" action="/history/reorder">
        <input type="hidden" name="purpose" value="reorder" />
        {orders.map(({ id }) => (
          <span key={id}>
            <input type="hidden" name="orderId" value={id} />
            <input type="hidden" name="preorderId" value={copyIds[id] ?? ""} />
          </span>
        ))}
        <Button tone="primary" icon="repeat">
          {t("reorder.all")}
        </Button>
      </Form>
    </div>
  );
}
