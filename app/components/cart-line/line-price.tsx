import { classNames } from "~/components/ui/class-names";
import { Money } from "~/components/ui/money";
import type { CartLine, CartPreorder } from "~/forms/cart/cart-groups";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { CartSetting } from "./cart-facts";
import styles from "./cart-table.module.css";

type Props = { preorder: CartPreorder; lines: readonly CartLine[]; facts: CartSetting };

/** The price of a box in a row, and the price of the row after its discount. */
export function LinePrice({ preorder, lines, facts }: Props) {
  const { t } = useTexts("cart");
  const format = useFormat();
  const [line] = lines;
  if (!line) return null;
  const isTrial = preorder.merchandise.purchaseType === "Trial";
  const prices = new Set(lines.map(({ price }) => price.amount));
  const net = lines.reduce((sum, each) => sum + each.net.amount, 0);
  const discount = lines.reduce((sum, each) => sum + each.discount.amount, 0);
  return (
    <>
      <td data-label={t("table.each")} data-end="" className={classNames("quiet", styles.roomy)}>
        <span className={styles.sum}>
          {isTrial ? t("table.trial") : prices.size === 1 && <Money>{format.money(line.price)}</Money>}
          {line.priceStep && (
            <span className="tiny">
              {format.priceStep(line.priceStep, {
                unit: line.solutionId === null ? undefined : "Bottles",
                price: prices.size === 1 ? line.price : undefined,
              })}
            </span>
          )}
        </span>
      </td>
      <td data-label={t(facts.pricesIncludeVat ? "table.gross" : "table.net")} data-end="">
        <span className={styles.sum}>
          <b>
            <Money>{format.amount(net)}</Money>
          </b>
          {discount > 0 && <span className="tiny quiet">{t("table.was", { amount: format.amount(net + discount) })}</span>}
        </span>
      </td>
    </>
  );
}
