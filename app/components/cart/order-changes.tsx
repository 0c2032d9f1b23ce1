import { Prescription } from "~/components/lens/prescription";
import type { DetailedOrder } from "~/components/orders/shown-placed-order";
import { Money } from "~/components/ui/money";
import { Sums } from "~/components/ui/sums";
import { Table } from "~/components/ui/table";
import type { Money as Amount } from "~/domain/money";
import { compareOrder } from "~/domain/order/compare-order";
import type { ArrivalPart } from "~/domain/stock/arrivals";
import type { CartPreorder } from "~/forms/cart/cart-groups";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

type Props = { order: Pick<DetailedOrder, "lines" | "gross">; preorder: CartPreorder };

/** Compares an order with its replacement, line by line: boxes, amount and days before and after, and the totals below. */
export function OrderChanges({ order, preorder }: Props) {
  const { t } = useTexts(["cart", "common"]);
  const format = useFormat();
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
                  <td data-label={t("cart:changes.before")}>
                    {old ? <Side line={old} moment="ordered" /> : <b>{t("cart:changes.added")}</b>}
                  </td>
                  <td data-label={t("cart:changes.after")}>
                    {old && line && isSame(old, line) ? (
                      <span className="quiet">{t("cart:changes.same")}</span>
                    ) : line ? (
                      <Side line={line} />
                    ) : (
                      <b>{t("cart:changes.gone")}</b>
                    )}
                  </td>
                </tr>
              )
            );
          })}
        </tbody>
      </Table>
      <Sums
        sums={[
          { label: t("cart:changes.before"), amount: format.money(order.gross) },
          { label: t("cart:changes.after"), amount: format.money(preorder.sums.gross), total: true },
        ]}
      />
    </>
  );
}

/** Whether the line is unchanged in quantity, amount and days. */
const isSame = (before: ShownLine, after: ShownLine) =>
  before.quantity === after.quantity &&
  before.net.amount === after.net.amount &&
  JSON.stringify(daysOf(before)) === JSON.stringify(daysOf(after));

const daysOf = ({ arrivals }: ShownLine) => arrivals.map(({ quantity, day }) => [quantity, day]);

type ShownLine = { quantity: number; solutionId: string | null; net: Amount; arrivals: readonly ArrivalPart[] };

function Side({ line: { quantity, solutionId, net, arrivals }, moment }: { line: ShownLine; moment?: "ordered" }) {
  const { t } = useTexts("common");
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
