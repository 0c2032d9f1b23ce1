import type { Answers } from "~/calls/answers";
import { LineStock } from "~/components/cart-line/line-stock";
import { useCartSums } from "~/components/cart-summary/cart-sums";
import { Panel } from "~/components/ui/panel";
import { Sums } from "~/components/ui/sums";
import { useTexts } from "~/i18n/use-texts";
import { LineRow } from "./line-row";
import { LinesTable } from "./lines-table";
import { OrderFindings } from "./order-findings";
import { OrderFor } from "./order-for";

type Preorder = NonNullable<Answers["orders"]["previewReorder"]["preorder"]>;

/** What reordering would add to the cart: for whom, each line with today's price, stock and day, and the total. */
export function ReorderPreview({ preorder }: { preorder: Preorder }) {
  const { t } = useTexts("orders");
  const { t: cartText } = useTexts("cart");
  const cartSums = useCartSums();
  const { orderType: type, patientId, patientFirst, patientLast, merchandise, lines, sums } = preorder;
  const whom = { type, purchaseType: merchandise.purchaseType, patientId, patientFirst, patientLast };
  const amount = t(sums.pricesIncludeVat ? "detail.gross" : "detail.net");
  return (
    <>
      <Panel title={<OrderFor order={whom} />} aside={t("reorder.today")}>
        <LinesTable
          caption={t("reorder.lines")}
          amount={amount}
          last={t("reorder.stock")}
          solutions={lines.every(({ solutionId }) => solutionId !== null)}
        >
          {lines.map((line) => (
            <LineRow key={line.id} line={line} amount={amount} lastLabel={t("reorder.stock")} last={<LineStock line={line} />} />
          ))}
        </LinesTable>
      </Panel>
      {preorder.promotionEnded && <p className="small">{cartText("preorder.promotionEnded")}</p>}
      <OrderFindings findings={preorder.findings} lines={lines} />
      <Panel padded>
        <Sums sums={cartSums(sums)} />
      </Panel>
    </>
  );
}
