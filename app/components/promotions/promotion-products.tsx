import { PackShot } from "~/components/lens/pack-shot";
import { ButtonLink } from "~/components/ui/button-link";
import { gridPathOf } from "~/domain/order/grid-path";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import type { ShownPromotion } from "./promotion-facts";
import styles from "./promotion-list.module.css";

/** The products of a promotion, each with a link to order it there. */
export function PromotionProducts({ promotion: { id, products } }: { promotion: ShownPromotion }) {
  const { t } = useTexts("catalogue");
  return (
    <ul className={styles.products}>
      {products.map((product) => (
        <li key={product.id}>
          <PackShot imageId={product.imageId} frame="small" />
          <bdi>{product.name}</bdi>
          <ButtonLink
            to={gridPathOf(product.id, { promotion: id })}
            small
            className="push"
            aria-label={t("promotions.orderOf", { name: isolate(product.name) })}
          >
            {t("promotions.order")}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
