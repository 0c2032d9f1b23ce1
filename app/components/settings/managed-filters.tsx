import { Form, useNavigate } from "react-router";
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
  /** Number of products with unsaved changes. */
  changedCount: number;
  /** Stores the unsaved changes; they are shown when they are stored. */
  onShowChanged: () => Promise<void>;
};

/** All products with unsaved changes, whatever else is searched for: those are what will be saved. */
const changedSearch = managedSearch({ searchTerm: "", state: "changed", maker: "", wear: null, pageNo: 1 });

/** The search and the filters by state, manufacturer and wearing period; each combination has its own URL. */
export function ManagedFilters({ view, mistake, counts, manufacturers, modalities, changedCount, onShowChanged }: Props) {
  const { t } = useTexts(["practiceCatalogue", "common"]);
  const navigate = useNavigate();
  const to = (state: ManagedView["state"]) => ({ search: managedSearch({ ...view, state, pageNo: 1 }) });
  return (
    <div className={styles.filters}>
      <Form role="search" className={styles.search}>
        {view.state && view.state !== "changed" && <input type="hidden" name="show" value={view.state} />}
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
        <Chip
          to={{ search: changedSearch }}
          current={view.state === "changed"}
          count={changedCount}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            void onShowChanged().then(() => navigate({ search: changedSearch }, { preventScrollReset: true }));
          }}
        >
          {t("practiceCatalogue:filters.changed")}
        </Chip>
      </Chips>
    </div>
  );
}
