import { useTranslation } from "react-i18next";
import type { Answers } from "~/calls/answers";
import { useCartSums } from "~/components/cart/cart-sums";
import { LineStock } from "~/components/cart/line-stock";
import { Prescription } from "~/components/lens/prescription";
import { Money } from "~/components/ui/money";
import { Panel } from "~/components/ui/panel";
import { Sums } from "~/components/ui/sums";
import { Table } from "~/components/ui/table";
import { useFormat } from "~/i18n/use-format";
import { OrderFor } from "./order-for";

type Preorder = NonNullable<Answers["orders"]["previewReorder"]["preorder"]>;

/** What reordering would put into the cart: for whom, each line with today's price, stock and day, and what it comes to. */
export function ReorderPreview({ preorder }: { preorder: Preorder }) {
  const { t } = useTranslation(["orders", "common"]);
  const format = useFormat();
  const cartSums = useCartSums();
  const { orderType: type, patientId, patientFirst, patientLast, merchandise, lines, sums } = preorder;
  const whom = { type, purchaseType: merchandise.purchaseType, patientId, patientFirst, patientLast };
  const amount = t(sums.pricesIncludeVat ? "orders:detail.gross" : "orders:detail.net");
  return (
    <>
      <Panel title={<OrderFor order={whom} />} aside={t("orders:reorder.today")}>
        <Table caption={t("orders:reorder.lines")} cards>
          <thead>
            <tr>
              <th scope="col">{t("orders:detail.lens")}</th>
              <th scope="col" data-end="">
                {t("orders:detail.boxes")}
              </th>
              <th scope="col">{t("orders:reorder.stock")}</th>
              <th scope="col" data-end="">
                {t("orders:detail.each")}
              </th>
              <th scope="col" data-end="">
                {amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  <span>
                    <bdi>{line.productName}</bdi>{" "}
                    {line.solutionId === null && (
                      <>
                        <span className="quiet">{t("common:units.boxOf", { count: line.packSize })}</span>
                        <br />
                        <Prescription values={line.values} eye={line.eye ?? undefined} />
                      </>
                    )}
                  </span>
                </th>
                <td data-end="" data-label={t("orders:detail.boxes")}>
                  {line.quantity}
                </td>
                <td data-label={t("orders:reorder.stock")}>
                  <LineStock line={line} />
                </td>
                <td data-end="" data-label={t("orders:detail.each")}>
                  {line.price.amount === 0 ? (
                    <span className="quiet">{t("orders:detail.free")}</span>
                  ) : (
                    <Money>{format.money(line.price)}</Money>
                  )}
                </td>
                <td data-end="" data-label={amount}>
                  <b>
                    <Money>{format.money(line.net)}</Money>
                  </b>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Panel>
      <Panel padded>
        <Sums sums={cartSums(sums)} />
      </Panel>
    </>
  );
}
