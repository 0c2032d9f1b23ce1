import { Link, type To } from "react-router";
import { PackShot } from "~/components/lens/pack-shot";
import { Badge } from "~/components/ui/badge";
import { Money } from "~/components/ui/money";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { FavouriteStar } from "./favourite-star";
import { PinButton } from "./pin-button";
import { ProductBadges } from "./product-badges";
import styles from "./product-card.module.css";
import type { ShownProduct } from "./product-facts";
import { ProductStock } from "./product-stock";
import { RangeText } from "./range-text";
import { UsualUse } from "./usual-use";

type Props = { product: ShownProduct; to: To; priority?: boolean };

/** A product in the catalogue: image, kind, range, stock, price and usual use. The whole card links to its details. */
export function ProductCard({ product, to, priority }: Props) {
  const { t } = useTexts(["catalogue", "common"]);
  const format = useFormat();
  const { id, name, imageId, price, stock, usage, isFavourite, inCartQuantity, available } = product;
  return (
    <li className={styles.card}>
      <PackShot imageId={imageId} priority={priority} className={styles.shot} />
      <span className={styles.marks}>
        {product.item === "series" && product.isPinned !== undefined && <PinButton seriesId={id} name={name} isPinned={product.isPinned} />}
        <FavouriteStar itemId={id} name={name} isFavourite={isFavourite} />
      </span>
      <div className={styles.body}>
        <h2>
          <Link to={to} preventScrollReset>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <span className="row">
          <ProductBadges product={product} />
          {inCartQuantity > 0 && (
            <Badge tone="accent" icon="check" className="push">
              {t("common:stock.inCart")}
            </Badge>
          )}
        </span>
        {product.item === "series" && (
          <p className={styles.range}>
            <RangeText ranges={product.ranges} />
          </p>
        )}
        {!available && <p className="small quiet">{t("catalogue:card.unavailable")}</p>}
      </div>
      <div className={styles.foot}>
        <ProductStock stock={stock} className={styles.stock} />
        {price === null ? <span /> : <Money className={styles.price}>{format.money(price)}</Money>}
        <span className="tiny quiet">
          <UsualUse usage={usage} className={styles.usual} />
        </span>
        <span className="tiny quiet end">{price === null ? t("catalogue:card.noPrice") : <PackText product={product} />}</span>
      </div>
    </li>
  );
}

/** The pack of the price. */
export function PackText({ product }: { product: ShownProduct }) {
  const { t } = useTexts("catalogue");
  if (product.item === "solution") return t("card.bottle");
  return product.packSize === null ? null : t("card.boxOf", { count: product.packSize });
}
