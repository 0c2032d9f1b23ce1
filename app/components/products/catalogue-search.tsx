import { Form } from "react-router";
import { SearchBox } from "~/components/fields/search-box";
import { Button } from "~/components/ui/button";
import { type CatalogueView, changeView, viewEntries } from "~/forms/products/catalogue-view";
import { useTexts } from "~/i18n/use-texts";
import styles from "./catalogue-filters.module.css";

/**
 * The search of the catalogue. Words clear favourites and specialty and start at the first page (D59); a scanned code leads to its lens.
 */
export function CatalogueSearch({ view, mistake }: { view: CatalogueView; mistake: string | null }) {
  const { t } = useTexts("catalogue");
  const kind = view.kind === "specialty" ? null : view.kind;
  const entries = viewEntries(changeView(view, { searchTerm: "", isFavourite: false, kind }));
  return (
    <Form action="/products" role="search" className={styles.search}>
      {entries.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchBox
        key={view.searchTerm}
        name="q"
        label={t("search.label")}
        placeholder={t("search.label")}
        defaultValue={view.searchTerm}
        maxLength={200}
        mistake={mistake}
      />
      <Button>{t("search.submit")}</Button>
    </Form>
  );
}
