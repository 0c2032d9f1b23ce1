import { Form } from "react-router";
import type { Answers } from "~/calls/answers";
import { SearchBox } from "~/components/fields/search-box";
import { Select } from "~/components/fields/select";
import { Button } from "~/components/ui/button";
import { Chip } from "~/components/ui/chip";
import { Chips } from "~/components/ui/chips";
import { type ManagedView, managedSearch } from "~/forms/settings/managed-view";
import { useTexts } from "~/i18n/use-texts";
import styles from "./practice-catalogue.module.css";

type Props = Pick<Answers["catalogue"]["manage"], "counts" | "manufacturers" | "modalities"> & {
  view: ManagedView;
  /** Why it cannot be searched for. */
  mistake?: string;
};

/** The search and the filters by state, manufacturer and wearing period; each combination has its own URL. */
export function ManagedFilters({ view, mistake, counts, manufacturers, modalities }: Props) {
  const { t } = useTexts(["practiceCatalogue", "common"]);
  const to = (state: ManagedView["state"]) => ({ search: managedSearch({ ...view, state, pageNo: 1 }) });
  return (
    <div className={styles.filters}>
      <Form role="search" className={styles.search}>
        {view.state && <input type="hidden" name="show" value={view.state} />}
        <SearchBox
          key={view.searchTerm}
          name="q"
          label={t("practiceCatalogue:search.label")}
          placeholder={t("practiceCatalogue:search.label")}
          defaultValue={view.searchTerm}
          maxLength={200}
          mistake={mistake}
        />
        <Select key={`maker ${view.maker}`} name="maker" aria-label={t("practiceCatalogue:filters.maker")} defaultValue={view.maker}>
          <option value="">{t("practiceCatalogue:filters.anyMaker")}</option>
          {manufacturers.map((maker) => (
            <option key={maker}>{maker}</option>
          ))}
        </Select>
        <Select key={`wear ${view.wear}`} name="wear" aria-label={t("practiceCatalogue:filters.wear")} defaultValue={view.wear ?? ""}>
          <option value="">{t("practiceCatalogue:filters.anyWear")}</option>
          {modalities.map((wear) => (
            <option key={wear} value={wear}>
              {t(`common:modalities.${wear}`)}
            </option>
          ))}
        </Select>
        <Button>{t("practiceCatalogue:search.submit")}</Button>
      </Form>
      <Chips label={t("practiceCatalogue:filters.state")} hideLabel>
        <Chip to={to(null)} current={view.state === null} count={counts.all}>
          {t("practiceCatalogue:filters.all")}
        </Chip>
        {(["hidden", "unavailable", "favourites"] as const).map((state) => (
          <Chip key={state} to={to(state)} current={view.state === state} count={counts[state]}>
            {t(`practiceCatalogue:filters.${state}`)}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}
