import { Link, type To } from "react-router";
import { PackShot } from "~/components/lens/pack-shot";
import { Badge } from "~/components/ui/badge";
import { Money } from "~/components/ui/money";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { FavouriteStar } from "./favourite-star";
import { PinButton } from "./pin-button";
import { ProductBadges } from "./product-badges";
import { PackText } from "./product-card";
import type { ShownProduct } from "./product-facts";
import { ProductStock } from "./product-stock";
import styles from "./product-table.module.css";
import { RangeText } from "./range-text";
import { UsualUse } from "./usual-use";

/** The catalogue as rows, for comparing. */
export function ProductTable({ products, linkTo }: { products: readonly ShownProduct[]; linkTo: (id: string) => To }) {
  const { t } = useTexts(["catalogue", "common"]);
  const format = useFormat();
  return (
    <Panel>
      <Table caption={t("catalogue:results")} cards>
        <thead>
          <tr>
            <th scope="col">{t("catalogue:table.product")}</th>
            <th scope="col">{t("catalogue:table.range")}</th>
            <th scope="col">{t("catalogue:table.stock")}</th>
            <th scope="col">{t("catalogue:table.usual")}</th>
            <th scope="col" data-end="">
              {t("catalogue:table.price")}
            </th>
            <th scope="col">{t("catalogue:table.favourite")}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.id}>
              <th scope="row">
                <span className={styles.product}>
                  <PackShot imageId={product.imageId} frame="small" />
                  <span>
                    <Link to={linkTo(product.id)} preventScrollReset>
                      <bdi>{product.name}</bdi>
                    </Link>
                    <span className="row">
                      <ProductBadges product={product} />
                      {product.inCartQuantity > 0 && (
                        <Badge tone="accent" icon="check">
                          {t("common:stock.inCart")}
                        </Badge>
                      )}
                    </span>
                  </span>
                </span>
              </th>
              <td data-label={t("catalogue:table.range")}>
                <span className={styles.range}>{product.item === "series" && <RangeText ranges={product.ranges} />}</span>
              </td>
              <td data-label={t("catalogue:table.stock")}>
                <ProductStock stock={product.stock} className={styles.stock} />
              </td>
              <td data-label={t("catalogue:table.usual")}>
                <UsualUse usage={product.usage} className={styles.usual} />
              </td>
              <td data-label={t("catalogue:table.price")} data-end="">
                <span>
                  {product.price !== null && <Money className="strong">{format.money(product.price)}</Money>}
                  <br />
                  <span className="tiny quiet">
                    <PackText product={product} />
                  </span>
                </span>
              </td>
              <td data-label={t("catalogue:table.favourite")}>
                <span className="row">
                  {product.item === "series" && product.isPinned !== undefined && (
                    <PinButton seriesId={product.id} name={product.name} isPinned={product.isPinned} />
                  )}
                  <FavouriteStar itemId={product.id} name={product.name} isFavourite={product.isFavourite} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
