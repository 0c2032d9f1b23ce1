import { Form, Link } from "react-router";
import { PdfLink } from "~/components/checkout/pdf-link";
import { PrintButton } from "~/components/checkout/print-button";
import { Page } from "~/components/frame/page";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { buttonLook } from "~/components/ui/button-look";
import { Code } from "~/components/ui/code";
import { Crumbs } from "~/components/ui/crumbs";
import { Icon } from "~/components/ui/icon";
import { PageHead } from "~/components/ui/page-head";
import { orderField, selectedAddress } from "~/forms/orders/order-selection";
import { useTexts } from "~/i18n/use-texts";
import { orderAddress } from "../orders/order-address";
import { OrderBill } from "../orders/order-bill";
import { OrderFacts } from "../orders/order-facts";
import { OrderPartPanel } from "../orders/order-part";
import type { DetailedOrder } from "../orders/shown-placed-order";
import { useStatusText } from "../orders/use-status-text";
import { NothingSelected } from "./nothing-selected";
import styles from "./orders-selection.module.css";

type Props = { orders: readonly DetailedOrder[]; copyId: string; hasReport: boolean };

/** Several orders on one page, to read, print, save as a file, order again or cancel (D171). */
export function SelectedOrdersPage({ orders, copyId, hasReport }: Props) {
  const { t } = useTexts("orders");
  const ids = orders.map(({ id }) => id);
  const title = t("selected.title", { count: orders.length });
  const actions = (
    <>
      <PrintButton />
      <PdfLink href={selectedAddress(".pdf", ids)} />
      {hasReport && (
        <a className={buttonLook({})} href={selectedAddress(".csv", ids)} download>
          <Icon name="download" />
          {t("csv")}
        </a>
      )}
      {orders.some(({ changeable }) => changeable) && (
        <ButtonLink tone="danger" to={selectedAddress("/cancel", ids)} prefetch="none" preventScrollReset>
          {t("selection.cancel")}
        </ButtonLink>
      )}
      <Form method="post" action="/history/reorder-selected">
        {ids.map((id) => (
          <input key={id} type="hidden" name={orderField} value={id} />
        ))}
        <Button tone="primary" icon="repeat" name="copyId" value={copyId}>
          {t("selection.reorder")}
        </Button>
      </Form>
    </>
  );
  return (
    <Page>
      <Crumbs
        label={t("detail.crumbs")}
        crumbs={[
          { label: t("title"), to: "/history" },
          { label: title, current: true },
        ]}
      />
      {orders.length === 0 ? (
        <NothingSelected />
      ) : (
        <>
          <PageHead title={title} actions={actions} />
          <div className={styles.orders}>
            {orders.map((order) => (
              <SelectedOrder key={order.id} order={order} />
            ))}
          </div>
        </>
      )}
    </Page>
  );
}

function SelectedOrder({ order }: { order: DetailedOrder }) {
  const statusText = useStatusText();
  return (
    <article>
      <div className={styles.head}>
        <h2>
          <Link to={orderAddress(order)} prefetch="none">
            <Code>{order.confirmationNum}</Code>
          </Link>
        </h2>
        <p className="small quiet">
          <OrderFacts order={order} />
        </p>
        <p className="strong">{statusText(order.status, order.statusDetail)}</p>
      </div>
      <div className="stack">
        {order.transactions.map((part) => (
          <OrderPartPanel key={part.id} order={order} part={part} />
        ))}
        <OrderBill order={order} />
      </div>
    </article>
  );
}
