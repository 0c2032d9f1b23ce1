import { Link, useSearchParams } from "react-router";
import { StockDot } from "~/components/lens/stock-dot";
import { classNames } from "~/components/ui/class-names";
import { Icon } from "~/components/ui/icon";
import { Num } from "~/components/ui/num";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { prescriptionText } from "~/domain/lens/prescription-text";
import { type FittingCell, lensAddress } from "~/forms/fitting/fitting-form";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import styles from "./fitting-map.module.css";
import { shelfShape } from "./shelf-shape";

type Props = {
  cell: FittingCell;
  /** Whether the row states the power. */
  isBare: boolean;
};

/** How many packs of one lens are on the shelf and wanted, as a link to the lens, whose label says it in words. */
export function MapCell({ cell, isBare }: Props) {
  const { productId, power, onShelf, wanted, missing, soon, expired } = cell;
  const [search] = useSearchParams();
  const labelOf = useCellLabel();
  const isKept = onShelf + wanted + expired > 0;
  return (
    <Link
      to={lensAddress(productId, search.get("patient"))}
      className={classNames(styles.cell, isBare && styles.bare, !isKept && styles.plain, missing > 0 && styles.lacks)}
      aria-label={labelOf(cell)}
      preventScrollReset
    >
      {isKept && <StockDot shape={shelfShape(cell)} fine />}
      {!isBare && (
        <span className={styles.power}>
          <Num>{formatLensValue("power", power)}</Num>
        </span>
      )}
      {isKept && (
        <span className={styles.count}>
          <Num>{`${onShelf}/${wanted}`}</Num>
        </span>
      )}
      {expired > 0 && <Icon name="alert" className={styles.expired} />}
      {expired === 0 && soon > 0 && <Icon name="clock" className={styles.soon} />}
    </Link>
  );
}

/** Returns the label of a lens in the map: how many packs are there, wanted and missing, and what expires. */
function useCellLabel(): (cell: FittingCell) => string {
  const { t } = useTexts("fittingSets");
  return ({ values, onShelf, wanted, missing, soon, expired, onTheWay, inCarts }) => {
    const lens = isolateLtr(prescriptionText(values));
    if (onShelf + wanted + expired === 0) return t("cell.plain", { lens });
    const parts = [t("cell.label", { lens, onShelf, wanted })];
    if (missing > 0) parts.push(t("cell.missing", { count: missing }));
    if (soon > 0) parts.push(t("cell.soon", { count: soon }));
    if (expired > 0) parts.push(t("cell.expired", { count: expired }));
    if (onTheWay + inCarts > 0) parts.push(t("cell.expected", { count: onTheWay + inCarts }));
    return parts.join(", ");
  };
}
