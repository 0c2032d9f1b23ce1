import type { ReactNode } from "react";
import { TextInput } from "~/components/fields/text-input";
import { Num } from "~/components/ui/num";
import { prescriptionText } from "~/domain/lens/prescription-text";
import type { CartLine, CartPreorder } from "~/forms/cart/cart-groups";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { CartSetting } from "./cart-facts";
import styles from "./folded-rows.module.css";
import { LinePrice } from "./line-price";
import { LineStock } from "./line-stock";
import { QuantityForm } from "./quantity-form";
import { RowActs } from "./row-acts";
import { RowProduct } from "./row-product";

type Props = { preorder: CartPreorder; lines: readonly CartLine[]; isFirst: boolean; facts: CartSetting };

/** The powers of one product in one pack: a row with their sums, and a row that expands to a grid of their quantities. */
export function FoldedRows({ preorder, lines, isFirst, facts }: Props) {
  const { t } = useTexts(["cart", "common"]);
  const format = useFormat();
  const { form, refused, problemNumbers } = facts;
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const powers = t("common:units.powers", { count: lines.length });
  const isOpen = lines.some(({ id }) => problemNumbers.has(id) || refused?.lineId === id);
  return (
    <>
      <tr>
        <RowProduct preorder={preorder} lines={lines} facts={facts}>
          {form && <RowActs form={form} preorder={preorder} lines={lines} isFirst={isFirst} />}
        </RowProduct>
        <td data-label={t("cart:table.value")}>{powers}</td>
        <td data-label={t("cart:table.quantity")}>
          <b>{t("common:units.boxes", { count: quantity })}</b>
        </td>
        <LinePrice preorder={preorder} lines={lines} facts={facts} />
      </tr>
      <tr className={styles.fold}>
        <td colSpan={6}>
          <details open={isOpen}>
            <summary>{t("cart:fold.show", { powers })}</summary>
            {form && preorder.status === "active" ? (
              <QuantityForm form={form} preorder={preorder} lines={lines} refused={refused}>
                {(fieldOf) => (
                  <ul className={styles.powers}>
                    {lines.map((line) => (
                      <Power key={line.id} line={line} problem={problemNumbers.get(line.id)}>
                        <TextInput
                          className={styles.boxes}
                          inputMode="numeric"
                          autoComplete="off"
                          dir="ltr"
                          aria-label={t("cart:fold.boxes", { product: line.productName, values: prescriptionText(line.values) })}
                          {...fieldOf(line)}
                        />
                      </Power>
                    ))}
                  </ul>
                )}
              </QuantityForm>
            ) : (
              <ul className={styles.powers}>
                {lines.map((line) => (
                  <Power key={line.id} line={line} problem={problemNumbers.get(line.id)}>
                    <b>{format.number(line.quantity)}</b>
                  </Power>
                ))}
              </ul>
            )}
          </details>
        </td>
      </tr>
    </>
  );
}

function Power({ line, problem, children }: { line: CartLine; problem: number | undefined; children: ReactNode }) {
  const { t } = useTexts("cart");
  return (
    <li id={`line-${line.id}`}>
      <span className={styles.power}>
        <Num>{prescriptionText(line.values)}</Num>
        {children}
      </span>
      <LineStock line={line} />
      {problem !== undefined && (
        <a className="small danger" href={`#problem-${problem}`}>
          {t("line.problem", { number: problem })}
        </a>
      )}
    </li>
  );
}
