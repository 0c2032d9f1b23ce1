import { PdfLink } from "~/components/checkout/pdf-link";
import { PrintButton } from "~/components/checkout/print-button";
import { Page } from "~/components/frame/page";
import { ButtonLink } from "~/components/ui/button-link";
import { classNames } from "~/components/ui/class-names";
import { Code } from "~/components/ui/code";
import { Crumbs } from "~/components/ui/crumbs";
import { PageHead } from "~/components/ui/page-head";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import styles from "./detail.module.css";
import { orderPdfAddress } from "./order-address";
import { OrderFacts } from "./order-facts";
import { OrderSiblings } from "./order-siblings";
import { type OrderContext, PlacedOrderView } from "./placed-order-view";
import { ReorderLink } from "./reorder-link";
import type { SiblingOrder } from "./shown-placed-order";

/** One order of a checkout, with links to those that were placed with it. */
export function DetailPage({ siblings, ...context }: OrderContext & { siblings: readonly SiblingOrder[] }) {
  const { t } = useTexts(["orders", "common"]);
  const { order } = context;
  const number = order.confirmationNum;
  return (
    <Page>
      <Crumbs
        label={t("orders:detail.crumbs")}
        crumbs={[
          { label: t("orders:title"), to: "/history" },
          { label: number, current: true },
        ]}
      />
      <OrderSiblings siblings={siblings} shownId={order.id} />
      <PageHead
        title={<Code>{number}</Code>}
        actions={
          <>
            <PrintButton />
            <PdfLink href={orderPdfAddress(order)} />
            {order.patientId === null && (
              <ButtonLink to={`/products/templates/new?order=${order.id}`}>{t("common:actions.saveAsTemplate")}</ButtonLink>
            )}
            <ReorderLink orderId={order.id} tone="primary" label={t("orders:reorder.order", { number: isolateLtr(number) })}>
              {t("orders:reorder.again")}
            </ReorderLink>
          </>
        }
      >
        <OrderFacts order={order} />
      </PageHead>
      <PlacedOrderView key={order.id} {...context} />
      <p className={classNames(styles.delay, "small quiet")}>{t("orders:delay")}</p>
    </Page>
  );
}
