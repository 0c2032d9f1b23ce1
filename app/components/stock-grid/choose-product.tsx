import { Form } from "react-router";
import { SearchBox } from "~/components/fields/search-box";
import { PackShot } from "~/components/lens/pack-shot";
import { ProductBadges } from "~/components/products/product-badges";
import type { ShownProduct } from "~/components/products/product-facts";
import { Button } from "~/components/ui/button";
import { useIsModalOpen } from "~/components/ui/use-modal-dialog";
import { gridPathOf } from "~/domain/order/grid-path";
import type { Entries } from "~/domain/order/sheet-entries";
import { useTexts } from "~/i18n/use-texts";
import styles from "./choose-product.module.css";
import { HiddenEntries } from "./hidden-entries";

type Props = {
  searchTerm: string;
  /** Why it cannot be searched for. */
  mistake: string | null;
  products: readonly ShownProduct[];
  /** What was typed in the grid that this was opened from. */
  entries: Entries;
  current: string | null;
};

/** The list of products to order for stock. Each is a button that leads to its grid with everything that was typed elsewhere. */
export function ChooseProduct({ searchTerm, mistake, products, entries, current }: Props) {
  const { t } = useTexts("stockGrid");
  const isModal = useIsModalOpen();
  return (
    <div className="stack">
      {entries.length === 0 ? (
        <Form action="/products/stock-revenue/choose" role="search" className="row">
          {current !== null && <input type="hidden" name="series" value={current} />}
          <SearchBox name="q" label={t("choose.search")} placeholder={t("choose.search")} defaultValue={searchTerm} mistake={mistake} />
          <Button>{t("choose.find")}</Button>
        </Form>
      ) : (
        <p className="small quiet">{t("choose.kept")}</p>
      )}
      {products.length === 0 && <p>{t("choose.nothing")}</p>}
      <Form method="post" replace={isModal}>
        <HiddenEntries entries={entries} without={["intent"]} />
        <ul className={styles.products}>
          {products.map((product) => (
            <li key={product.id}>
              <button
                type="submit"
                name="intent"
                value="show"
                formAction={gridPathOf(product.id)}
                aria-current={product.id === current || undefined}
              >
                <PackShot imageId={product.imageId} frame="small" />
                <bdi className="strong">{product.name}</bdi>
                <span className="row push">
                  <ProductBadges product={product} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Form>
    </div>
  );
}
