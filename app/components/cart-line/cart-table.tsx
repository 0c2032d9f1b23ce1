import { classNames } from "~/components/ui/class-names";
import { Table } from "~/components/ui/table";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { foldLines } from "~/domain/order/fold-lines";
import type { CartLine, CartPreorder } from "~/forms/cart/cart-groups";
import { useTexts } from "~/i18n/use-texts";
import type { CartSetting } from "./cart-facts";
import { CartRow } from "./cart-row";
import styles from "./cart-table.module.css";
import { FoldedRows } from "./folded-rows";
import { PreorderFoot } from "./preorder-foot";

type Props = { caption: string; preorders: readonly CartPreorder[]; facts: CartSetting };

/** From here on an amount, in the smallest unit of its currency, has more digits than the last column has room for. */
const longAmount = 100_000_000;

/** The lines of a group, the powers of a product in one row that expands; on phones each row is a card. */
export function CartTable({ caption, preorders, facts }: Props) {
  const { t } = useTexts("cart");
  const rows = preorders.flatMap((preorder) => foldLines(preorder.lines));
  return (
    <div className={styles.place}>
      <Table caption={caption} cards fixed className={styles.table}>
        <colgroup>
          <col className={classNames(styles.picture, styles.roomy)} />
          <col />
          <col className={styles.values} />
          <col className={styles.steps} />
          <col className={classNames(styles.each, styles.roomy)} />
          <col className={rows.some(({ lines }) => priceOf(lines) >= longAmount) ? styles.longNet : styles.net} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" data-wide="" className={styles.roomy}>
              <VisuallyHidden>{t("table.picture")}</VisuallyHidden>
            </th>
            <th scope="col">{t("table.product")}</th>
            <th scope="col">{t("table.value")}</th>
            <th scope="col">{t("table.quantity")}</th>
            <th scope="col" data-end="" className={styles.roomy}>
              {t("table.each")}
            </th>
            <th scope="col" data-end="">
              {t(facts.pricesIncludeVat ? "table.gross" : "table.net")}
            </th>
          </tr>
        </thead>
        {preorders.map((preorder) => (
          <tbody key={preorder.id} id={preorder.id} className={classNames(preorder.status === "markedForDeletion" && styles.gone)}>
            {foldLines(preorder.lines).map(({ key, lines }, index) => {
              const [line] = lines;
              const row = { preorder, isFirst: index === 0, facts };
              return line && lines.length === 1 ? (
                <CartRow key={key} line={line} {...row} />
              ) : (
                <FoldedRows key={key} lines={lines} {...row} />
              );
            })}
            <PreorderFoot preorder={preorder} today={facts.today} />
          </tbody>
        ))}
      </Table>
    </div>
  );
}

/** Returns the price of a row before its discount, the longest amount in it. */
const priceOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { net, discount }) => sum + net.amount + discount.amount, 0);
