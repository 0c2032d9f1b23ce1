import { Form, Link } from "react-router";
import { SearchBox } from "~/components/fields/search-box";
import { Button } from "~/components/ui/button";
import { Chip } from "~/components/ui/chip";
import { Chips } from "~/components/ui/chips";
import { classNames } from "~/components/ui/class-names";
import { historyPresets } from "~/domain/calendar/history-presets";
import { type HistoryView, historyAddress, historySortings } from "~/forms/orders/history-view";
import { useTexts } from "~/i18n/use-texts";
import styles from "./history.module.css";

type Counts = { today: number; yesterday: number; needsYou: number; onItsWay: number };
type Props = {
  view: HistoryView;
  searchText: string;
  /** Why they cannot be searched for. */
  mistake?: string;
  counts: Counts | null;
  /** The person's present location, and whether there are others to view. */
  locationName: string;
  hasOthers: boolean;
};

/** A search field, which posts because words may be names (D33), and the filters as links. */
export function HistoryFilters({ view, searchText, mistake, counts, locationName, hasOthers }: Props) {
  const { t } = useTexts(["orders", "common"]);
  const { when, state, everywhere, sorting, searchId } = view;
  return (
    <search className={styles.search}>
      <Form method="post" action={historyAddress(view, { searchId: null })} key={searchId} className="row">
        <div className={styles.box}>
          <SearchBox
            name="words"
            label={t("orders:search.label")}
            placeholder={t("orders:search.placeholder")}
            defaultValue={searchText}
            mistake={mistake}
            maxLength={100}
            kbd="/"
          />
        </div>
        <Button>{t("common:actions.search")}</Button>
        {searchId && <Link to={historyAddress(view, { searchId: null })}>{t("orders:search.clear")}</Link>}
      </Form>
      <Chips label={t("orders:filters.placed")} hideLabel>
        {historyPresets.map((preset) => (
          <Chip
            key={preset}
            to={historyAddress(view, { when: preset })}
            current={when === preset}
            count={preset === "today" || preset === "yesterday" ? counts?.[preset] : undefined}
          >
            {t(`common:presets.${preset}`)}
          </Chip>
        ))}
      </Chips>
      <div className={classNames(styles.line, "sideways")}>
        <Chips label={t("orders:filters.state")} hideLabel>
          <Chip to={historyAddress(view, { state: "all" })} current={state === "all"}>
            {t("common:answers.all")}
          </Chip>
          <Chip to={historyAddress(view, { state: "needsYou" })} current={state === "needsYou"} count={counts?.needsYou}>
            {t("orders:filters.needsYou")}
          </Chip>
          <Chip to={historyAddress(view, { state: "onItsWay" })} current={state === "onItsWay"} count={counts?.onItsWay}>
            {t("orders:filters.onItsWay")}
          </Chip>
        </Chips>
        <Chips label={t("orders:sort.label")} hideLabel>
          {historySortings.map((each) => (
            <Chip key={each} to={historyAddress(view, { sorting: each })} current={sorting === each}>
              {t(`orders:sort.${each}`)}
            </Chip>
          ))}
        </Chips>
        {hasOthers && (
          <Chips label={t("orders:filters.location")} hideLabel>
            <Chip to={historyAddress(view, { everywhere: false })} current={!everywhere} icon="pin">
              <bdi>{locationName}</bdi>
            </Chip>
            <Chip to={historyAddress(view, { everywhere: true })} current={everywhere}>
              {t("orders:everywhere")}
            </Chip>
          </Chips>
        )}
      </div>
    </search>
  );
}
