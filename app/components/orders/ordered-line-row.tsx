import { useTranslation } from "react-i18next";
import { PackShot } from "~/components/lens/pack-shot";
import { Prescription } from "~/components/lens/prescription";
import { Money } from "~/components/ui/money";
import { useFormat } from "~/i18n/use-format";
import type { OrderedLine } from "./placed-order";
import { ReorderLink } from "./reorder-link";

type Props = {
  line: OrderedLine;
  orderId: string;
  /** Name of the column with the line's amount: net or with VAT (D25). */
  amount: string;
};

/** One ordered line with what it cost, and its own reorder. */
export function OrderedLineRow({ line, orderId, amount }: Props) {
  const { t } = useTranslation(["orders", "common"]);
  const format = useFormat();
  const { id, eye, productName, imageId, packSize, solutionId, values, quantity, price, net } = line;
  const label = eye
    ? t("orders:reorder.eye", { product: productName, eye: t(`common:eyes.${eye}`) })
    : t("orders:reorder.line", { product: productName });
  return (
    <tr>
      <td data-wide="">
        <PackShot imageId={imageId} frame="small" />
      </td>
      <th scope="row">
        <span>
          <bdi>{productName}</bdi> {solutionId === null && <span className="quiet">{t("common:units.boxOf", { count: packSize })}</span>}
        </span>
      </th>
      <td data-label={solutionId === null ? t("orders:detail.value") : undefined}>
        {solutionId === null && <Prescription values={values} eye={eye ?? undefined} />}
      </td>
      <td data-end="" data-label={t("orders:detail.boxes")}>
        {quantity}
      </td>
      <td data-end="" data-label={t("orders:detail.each")}>
        {price.amount === 0 ? <span className="quiet">{t("orders:detail.free")}</span> : <Money>{format.money(price)}</Money>}
      </td>
      <td data-end="" data-label={amount}>
        <b>
          <Money>{format.money(net)}</Money>
        </b>
      </td>
      <td data-end="">
        <ReorderLink orderId={orderId} lineId={id} tone="quiet" label={label}>
          {t("common:actions.reorder")}
        </ReorderLink>
      </td>
    </tr>
  );
}
