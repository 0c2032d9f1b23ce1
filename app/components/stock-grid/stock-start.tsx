import type { ShownProduct } from "~/components/products/product-facts";
import { ProductList } from "~/components/products/product-list";
import { ProductsPage } from "~/components/products/products-page";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHead } from "~/components/ui/page-head";
import { gridPathOf } from "~/domain/order/grid-path";
import { useTexts } from "~/i18n/use-texts";

const mostUsual = 8;

/**
 * The start of a stock order: the person's pinned series (D44), what the location usually orders, then favourites, then all others by
 * name.
 */
export function StockStart({ products }: { products: readonly ShownProduct[] }) {
  const { t } = useTexts(["stockGrid", "common"]);
  const pinned = products.filter((product) => product.item === "series" && product.isPinned);
  const usual = products
    .filter((product) => !pinned.includes(product))
    .filter(({ usage }) => usage.usualBoxesPerMonth > 0)
    .sort((one, other) => other.usage.usualBoxesPerMonth - one.usage.usualBoxesPerMonth)
    .slice(0, mostUsual);
  const favourites = products.filter((product) => product.isFavourite && !usual.includes(product) && !pinned.includes(product));
  const shown = pinned.length + usual.length + favourites.length > 0 ? [] : products.slice(0, mostUsual);
  return (
    <ProductsPage mainAction>
      <PageHead
        title={t("stockGrid:title")}
        actions={
          <>
            <ButtonLink to="/products/usual-order" icon="repeat">
              {t("common:titles.usualOrder")}
            </ButtonLink>
            <ButtonLink to="/products/stock-revenue/choose" tone="primary" icon="search">
              {t("stockGrid:start.choose")}
            </ButtonLink>
          </>
        }
      >
        {t("stockGrid:start.lead")}
      </PageHead>
      {products.length === 0 && <EmptyState title={t("stockGrid:start.none")} />}
      <div className="stack">
        {pinned.length > 0 && (
          <section className="stack">
            <p className="strong">{t("stockGrid:start.pinned")}</p>
            <ProductList layout="grid" products={pinned} linkTo={gridPathOf} />
          </section>
        )}
        {usual.length > 0 && (
          <section className="stack">
            <p className="strong">{t("stockGrid:start.usual")}</p>
            <ProductList layout="grid" products={usual} linkTo={gridPathOf} />
          </section>
        )}
        {favourites.length > 0 && (
          <section className="stack">
            <p className="strong">{t("stockGrid:start.favourites")}</p>
            <ProductList layout="grid" products={favourites} linkTo={gridPathOf} />
          </section>
        )}
        {shown.length > 0 && <ProductList layout="grid" products={shown} linkTo={gridPathOf} />}
      </div>
    </ProductsPage>
  );
}
