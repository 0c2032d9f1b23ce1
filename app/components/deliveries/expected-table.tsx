import { Link } from "react-router";
import { orderAddress } from "~/components/orders/order-address";
import { Code } from "~/components/ui/code";
import { EmptyState } from "~/components/ui/empty-state";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import type { CountedBox, ExpectedLine, SentBox } from "~/forms/deliveries/counting";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { BoxLots } from "./box-lots";
import { BoxFor, BoxProduct, useBoxName } from "./box-product";
import { CountButtons } from "./count-buttons";
import styles from "./deliveries.module.css";

type Counted = { line: ExpectedLine; boxes: CountedBox[] };
type RowProps = { deliveryId: string; boxId: string; today: string; known: ReadonlySet<string>; add: (box: SentBox) => void };

/** The expected lines, in the order in which they are given boxes, each with what is counted of it. */
export function ExpectedTable({ lines, location, ...rowProps }: RowProps & { lines: readonly Counted[]; location: string }) {
  const { t } = useTexts(["deliveries", "common"]);
  const boxes = lines.reduce((sum, { line }) => sum + line.left, 0);
  return (
    <Panel title={t("deliveries:expected.title")} aside={lines.length > 0 && t("common:units.boxes", { count: boxes })}>
      {lines.length === 0 ? (
        <EmptyState title={t("deliveries:expected.none")}>{t("deliveries:expected.noneText")}</EmptyState>
      ) : (
        <Table caption={t("deliveries:expected.caption", { location: isolate(location) })} cards>
          <thead>
            <tr>
              <th scope="col">{t("deliveries:expected.product")}</th>
              <th scope="col">{t("deliveries:expected.for")}</th>
              <th scope="col">{t("deliveries:expected.order")}</th>
              <th scope="col">{t("deliveries:expected.counted")}</th>
              <th scope="col">
                <VisuallyHidden>{t("common:fields.actions")}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((counted) => (
              <LineRow key={`${counted.line.transactionId} ${counted.line.lineId}`} {...counted} {...rowProps} />
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}

function LineRow({ line, boxes, today, ...rowProps }: Counted & RowProps) {
  const { t } = useTexts("deliveries");
  const nameOf = useBoxName();
  const { product, gtin, left, eye, orderId, cartId, transactionConfirmationNum } = line;
  const isComplete = boxes.length >= left;
  const named = { product: nameOf(product, gtin), order: isolateLtr(transactionConfirmationNum) };
  return (
    <tr className={isComplete ? styles.complete : undefined}>
      <th scope="row">
        <BoxProduct product={product} gtin={gtin} eye={eye}>
          <BoxLots boxes={boxes} today={today} />
        </BoxProduct>
      </th>
      <td data-label={t("expected.for")}>
        <BoxFor {...line} />
      </td>
      <td data-label={t("expected.order")}>
        <Link to={orderAddress({ cartId, id: orderId })} prefetch="none">
          <Code>{transactionConfirmationNum}</Code>
        </Link>
      </td>
      <td data-label={t("expected.counted")}>
        <span className={styles.count}>
          {isComplete && <Icon name="check" label={t("expected.complete")} />}
          <b>{t("expected.of", { counted: boxes.length, boxes: left })}</b>
        </span>
      </td>
      <td data-end="">
        <CountButtons
          {...rowProps}
          boxes={boxes}
          labels={{ remove: t("expected.remove", named), add: t("expected.add", named) }}
          productId={product.productId}
        />
      </td>
    </tr>
  );
}
