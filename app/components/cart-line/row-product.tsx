import { type ReactNode, useId } from "react";
import { PackShot } from "~/components/lens/pack-shot";
import { Badge } from "~/components/ui/badge";
import { classNames } from "~/components/ui/class-names";
import { Icon } from "~/components/ui/icon";
import { joinArrivals } from "~/domain/stock/arrivals";
import type { CartLine, CartPreorder } from "~/forms/cart/cart-groups";
import { selectionFormId, selectionValue } from "~/forms/cart/selection";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { CartSetting } from "./cart-facts";
import styles from "./cart-table.module.css";

type Props = { preorder: CartPreorder; lines: readonly CartLine[]; facts: CartSetting; children: ReactNode };

/** Image and name of a row's product, with its pack, its promotion, the days on which several lines arrive, and a link to its problem. */
export function RowProduct({ preorder, lines, facts, children }: Props) {
  const { t } = useTexts(["cart", "common"]);
  const format = useFormat();
  const nameId = useId();
  const [line] = lines;
  if (!line) return null;
  const isRemoved = preorder.status === "markedForDeletion";
  const name = <bdi>{line.productName}</bdi>;
  const isTrial = preorder.merchandise.purchaseType === "Trial";
  const promotion = lines.find((each) => each.promotion !== null)?.promotion;
  const problem = facts.problemNumbers.get(line.id);
  return (
    <>
      <td data-wide="" className={styles.roomy}>
        <PackShot imageId={line.imageId} frame="small" off={isRemoved} />
      </td>
      {/* The name of the row is its product, without what can be done with it. */}
      <th scope="row" aria-labelledby={nameId}>
        <span className={styles.product}>
          <span className={styles.named}>
            {facts.form && (
              <input
                type="checkbox"
                form={selectionFormId}
                name="selected"
                value={selectionValue({ preorderId: preorder.id, lineIds: lines.map(({ id }) => id) })}
                defaultChecked={facts.allSelected}
                className={styles.tick}
                aria-label={t("cart:selection.pick", { product: line.productName })}
              />
            )}
            <span id={nameId}>
              {isRemoved ? <s>{name}</s> : name}{" "}
              <span className="quiet">{!isTrial && line.solutionId === null && t("common:units.boxOf", { count: line.packSize })}</span>
            </span>
          </span>
          {promotion && (
            <Badge tone="good" wraps>
              {format.promotion(promotion)}
            </Badge>
          )}
          {lines.length > 1 && <span className="small">{format.arrivals(joinArrivals(lines.flatMap(({ arrivals }) => arrivals)))}</span>}
          {problem !== undefined && (
            <a className={classNames("small", styles.flag)} href={`#problem-${problem}`}>
              <Icon name="alert" />
              {t("cart:line.problem", { number: problem })}
            </a>
          )}
          {children}
        </span>
      </th>
    </>
  );
}
