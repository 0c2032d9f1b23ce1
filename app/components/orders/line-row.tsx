import type { ReactNode } from "react";
import { OtherValues } from "~/components/lens/other-values";
import { PackShot } from "~/components/lens/pack-shot";
import { Prescription } from "~/components/lens/prescription";
import { Badge } from "~/components/ui/badge";
import { classNames } from "~/components/ui/class-names";
import { Money } from "~/components/ui/money";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./detail.module.css";
import type { OrderedLine } from "./shown-placed-order";

type Props = {
  line: Pick<OrderedLine, "eye" | "productName" | "imageId" | "packSize" | "solutionId" | "values" | "quantity" | PriceField>;
  /** Name of the column with the line's amount: net or with VAT (D25). */
  amount: string;
  /** When it arrives, below the product. */
  arrives?: string;
  /** What else to show about the line. */
  below?: ReactNode;
  /** Name of the last column where it is visible. */
  lastLabel?: string;
  last: ReactNode;
};

type PriceField = "price" | "net" | "discount" | "promotion" | "priceStep";

/** One line of an order with its price, and the last cell of its row. */
export function LineRow({ line, amount, arrives, below, lastLabel, last }: Props) {
  const { t } = useTexts(["orders", "common"]);
  const format = useFormat();
  const { eye, productName, imageId, packSize, solutionId, values, quantity, price, net, discount, promotion, priceStep } = line;
  return (
    <tr>
      <td data-wide="">
        <PackShot imageId={imageId} frame="small" />
      </td>
      <th scope="row">
        <span className={styles.product}>
          <span>
            <bdi>{productName}</bdi> {solutionId === null && <span className="quiet">{t("common:units.boxOf", { count: packSize })}</span>}
          </span>
          {promotion && (
            <Badge tone="good" wraps>
              {format.promotion(promotion)}
            </Badge>
          )}
          {arrives !== undefined && <span className="small quiet">{arrives}</span>}
          {below}
        </span>
      </th>
      <td data-label={solutionId === null ? t("orders:detail.value") : undefined}>
        {solutionId === null && (
          <span>
            <Prescription values={values} eye={eye ?? undefined} />
            <OtherValues values={values} />
          </span>
        )}
      </td>
      <td data-end="" data-label={solutionId === null ? t("orders:detail.boxes") : undefined}>
        {solutionId === null ? quantity : t("common:units.bottles", { count: quantity })}
      </td>
      <td data-end="" data-label={t("orders:detail.each")}>
        {price.amount === 0 ? <span className="quiet">{t("orders:detail.free")}</span> : <Money>{format.money(price)}</Money>}
        {priceStep && (
          <span className={classNames("tiny quiet", styles.step)}>
            {format.priceStep(priceStep, { unit: solutionId === null ? undefined : "Bottles", price })}
          </span>
        )}
      </td>
      <td data-end="" data-label={amount}>
        <b>
          <Money>{format.money(net)}</Money>
        </b>
        {discount.amount > 0 && (
          <span className={classNames("tiny quiet", styles.step)}>
            {t("orders:detail.was", { amount: format.money({ ...net, amount: net.amount + discount.amount }) })}
          </span>
        )}
      </td>
      <td data-end={lastLabel === undefined ? "" : undefined} data-label={lastLabel}>
        {last}
      </td>
    </tr>
  );
}
