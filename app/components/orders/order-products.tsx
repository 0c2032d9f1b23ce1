import { PackShot } from "~/components/lens/pack-shot";
import { Prescription } from "~/components/lens/prescription";
import { Badge } from "~/components/ui/badge";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./orders-table.module.css";
import type { ListedOrder } from "./shown-placed-order";

type Props = { order: Pick<ListedOrder, "linesCount" | "imageId" | "products" | "forEyes" | "promotions"> };

/**
 * The contents of an order, in short: the first image, the products in their packs, their promotions, and the values for the eyes or the
 * number of powers.
 */
export function OrderProducts({ order: { linesCount, imageId, products, forEyes, promotions } }: Props) {
  const { t } = useTexts(["orders", "common"]);
  const format = useFormat();
  const [name = "", second, ...more] = products.map((product) => format.product(product.name, product.packSize));
  const others = second === undefined ? 0 : 1 + more.length;
  return (
    <span className={styles.what}>
      {imageId !== null && <PackShot imageId={imageId} frame="small" />}
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
          {forEyes.length === 0 && <span className="quiet">{t("common:units.lines", { count: linesCount })}</span>}
        </span>
        {promotions.map((promotion) => (
          <Badge key={promotion.id} wraps>
            {format.promotion(promotion)}
          </Badge>
        ))}
      </span>
    </span>
  );
}
