import { Form, useSubmit } from "react-router";
import { Select } from "~/components/fields/select";
import { Button } from "~/components/ui/button";
import { type CatalogueView, changeView, sortings, viewEntries } from "~/forms/products/catalogue-view";
import { useTexts } from "~/i18n/use-texts";
import styles from "./catalogue-filters.module.css";

/** Manufacturer and sorting: a form that leads to a URL; with JavaScript a choice applies at once. */
export function CatalogueOrder({ view, manufacturers }: { view: CatalogueView; manufacturers: readonly string[] }) {
  const { t } = useTexts("catalogue");
  const submit = useSubmit();
  const entries = viewEntries(changeView(view, { manufacturerName: null, sorting: "name" }));
  return (
    <Form action="/products" className={styles.order} onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}>
      {entries.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        name="maker"
        aria-label={t("filters.maker")}
        key={`maker ${view.manufacturerName}`}
        defaultValue={view.manufacturerName ?? ""}
      >
        <option value="">{t("filters.anyMaker")}</option>
        {manufacturers.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <Select name="sort" aria-label={t("sort.label")} key={`sort ${view.sorting}`} defaultValue={view.sorting}>
        {sortings.map((sorting) => (
          <option key={sorting} value={sorting}>
            {t(`sort.${sorting}`)}
          </option>
        ))}
      </Select>
      <noscript>
        <Button small>{t("filters.apply")}</Button>
      </noscript>
    </Form>
  );
}
