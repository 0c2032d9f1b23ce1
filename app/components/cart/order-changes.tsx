import { useTranslation } from "react-i18next";
import { Prescription } from "~/components/lens/prescription";
import type { DetailedOrder } from "~/components/orders/placed-order";
import { Money } from "~/components/ui/money";
import { Sums } from "~/components/ui/sums";
import { Table } from "~/components/ui/table";
import type { Money as Amount } from "~/domain/money";
import { compareOrder } from "~/domain/order/compare-order";
import type { ArrivalPart } from "~/domain/stock/arrivals";
import { useFormat } from "~/i18n/use-format";
import type { CartPreorder } from "./cart-groups";

type Props = { order: Pick<DetailedOrder, "lines" | "net" | "gross">; preorder: CartPreorder };

/** An order beside what takes its place, line by line: boxes, amount and days before and after. */
export function OrderChanges({ order, preorder }: Props) {
  const { t } = useTranslation(["cart", "common"]);
  const format = useFormat();
  const { sums } = preorder;
  const [before, after] = sums.pricesIncludeVat ? [order.gross, sums.gross] : [order.net, sums.net];
  return (
    <>
      <Table caption={t("cart:changes.caption")} cards>
        <thead>
          <tr>
            <th scope="col">{t("cart:table.product")}</th>
            <th scope="col">{t("cart:changes.before")}</th>
            <th scope="col">{t("cart:changes.after")}</th>
          </tr>
        </thead>
        <tbody>
          {compareOrder(order.lines, preorder.lines).map(({ key, before: old, after: line }) => {
            const shown = line ?? old;
            return (
              shown && (
                <tr key={key}>
                  <th scope="row">
                    <span>
                      <bdi>{format.product(shown.productName, shown.solutionId === null ? shown.packSize : null)}</bdi>
                      {shown.solutionId === null && (
                        <>
                          <br />
                          <Prescription values={shown.values} eye={shown.eye ?? undefined} />
                        </>
                      )}
                    </span>
                  </th>
                  <td data-label={t("cart:changes.before")}>{old ? <Side line={old} moment="ordered" /> : t("cart:changes.added")}</td>
                  <td data-label={t("cart:changes.after")}>{line ? <Side line={line} /> : t("cart:changes.gone")}</td>
                </tr>
              )
            );
          })}
        </tbody>
      </Table>
      <Sums
        sums={[
          { label: t("cart:changes.before"), amount: format.money(before) },
          { label: t("cart:changes.after"), amount: format.money(after), total: true },
        ]}
      />
    </>
  );
}

type ShownLine = { quantity: number; solutionId: string | null; net: Amount; arrivals: readonly ArrivalPart[] };

function Side({ line: { quantity, solutionId, net, arrivals }, moment }: { line: ShownLine; moment?: "ordered" }) {
  const { t } = useTranslation("common");
  const format = useFormat();
  return (
    <span>
      {t(solutionId === null ? "units.boxes" : "units.bottles", { count: quantity })}
      {t("list.between")}
      <Money>{format.money(net)}</Money>
      <br />
      <span className="small quiet">{format.arrivals(arrivals, moment)}</span>
    </span>
  );
}
