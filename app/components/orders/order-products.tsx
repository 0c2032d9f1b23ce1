import { PackShot } from "~/components/lens/pack-shot";
import { Prescription } from "~/components/lens/prescription";
import { Badge } from "~/components/ui/badge";
import { namedDiscounts } from "~/domain/price/named-discounts";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./orders-table.module.css";
import type { ListedOrder } from "./shown-placed-order";

/**
 * The contents of an order, in short: the first image, the products in their packs, their promotions, and the values for the eyes or the
 * number of powers.
 */
export function OrderProducts({ order: { lines } }: { order: Pick<ListedOrder, "lines"> }) {
  const { t } = useTexts(["orders", "common"]);
  const format = useFormat();
  const [first] = lines;
  const names = lines.map(({ productName, packSize, solutionId }) => format.product(productName, solutionId === null ? packSize : null));
  const [name = "", second, ...more] = new Set(names);
  const others = second === undefined ? 0 : 1 + more.length;
  const promotions = namedDiscounts(lines.map(({ promotion, discount }) => ({ promotion, discount: discount.amount })));
  const forEyes = lines.filter(({ eye }) => eye !== null);
  return (
    <span className={styles.what}>
      {first && <PackShot imageId={first.imageId} frame="small" />}
      <span>
        <bdi>{name}</bdi>
        {others === 1 && (
          <>
            {t("common:list.between")}
            <bdi>{second}</bdi>
          </>
        )}
        {others > 1 && ` ${t("orders:table.andMore", { count: others })}`}
        <span className={styles.values}>
          {forEyes.map(({ id, eye, values }) => (
            <Prescription key={id} values={values} eye={eye ?? undefined} />
          ))}
          {forEyes.length === 0 && <span className="quiet">{t("common:units.lines", { count: lines.length })}</span>}
        </span>
        {promotions.map(({ promotion }) => promotion && <Badge key={promotion.id}>{format.promotion(promotion)}</Badge>)}
      </span>
    </span>
  );
}
