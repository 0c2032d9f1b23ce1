import { Form } from "react-router";
import { SearchBox } from "~/components/fields/search-box";
import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useTexts } from "~/i18n/use-texts";
import { HitList, HitNews } from "./live-hits";
import styles from "./search-results.module.css";
import { useLiveHits } from "./use-live-hits";

/** The search on its own page: a form that posts its words (D33); with JavaScript results are shown below it while a person types. */
export function LiveSearch({ defaultWords, mistake }: { defaultWords: string; mistake?: string }) {
  const { t } = useTexts(["search", "common"]);
  const hydrated = useHydrated();
  const live = useLiveHits();
  const { look, stop, listbox } = live;
  return (
    <Form role="search" method="post" className={styles.form} onSubmit={stop}>
      <div>
        <SearchBox
          name="words"
          label={t("common:frame.searchEverywhere")}
          placeholder={t("search:placeholder")}
          defaultValue={defaultWords}
          mistake={mistake}
          autoFocus
          kbd="/"
          maxLength={100}
          onChange={(event) => {
            look(event.currentTarget.value);
            listbox.show();
          }}
          onBlur={listbox.hide}
          {...(hydrated ? listbox.input : {})}
        />
        <HitList {...live} />
      </div>
      <Button>{t("common:actions.search")}</Button>
      <HitNews {...live} />
    </Form>
  );
}
