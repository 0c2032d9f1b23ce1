import { Fragment } from "react";
import { Form, useNavigate } from "react-router";
import listStyles from "~/components/patients/listbox.module.css";
import { useAnswerWhileTyping } from "~/components/patients/use-answer-while-typing";
import { useHydrated } from "~/components/patients/use-hydrated";
import { useListbox } from "~/components/patients/use-listbox";
import { Button } from "~/components/ui/button";
import { SearchBox } from "~/components/ui/search-box";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { exampleLens } from "./example-lens";
import { nothingFound } from "./found";
import { HitRow } from "./hit-row";
import styles from "./search-results.module.css";
import { type Hit, useHits } from "./use-hits";

const question = { path: "/search/live", field: "words", pauseMilliseconds: 250, nothing: nothingFound };

/** The one search: a form that posts its words (D33); with JavaScript what is found stands below it while a person types. */
export function LiveSearch({ defaultWords, mistake }: { defaultWords: string; mistake?: string }) {
  const { t } = useTexts(["search", "common"]);
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { answer: found, failed, look, stop } = useAnswerWhileTyping(question);
  const hits = useHits(found).flatMap(withFirstOrder);
  const { open, show, hide, input, list, option } = useListbox({
    items: hits,
    keyOf: ({ id }) => id,
    onChoose: ({ to }) => void navigate(to),
  });
  return (
    <Form role="search" method="post" className={styles.form} onSubmit={stop}>
      <div>
        <SearchBox
          name="words"
          label={t("common:frame.searchEverywhere")}
          placeholder={t("search:placeholder", { lens: isolateLtr(exampleLens) })}
          defaultValue={defaultWords}
          mistake={mistake}
          autoFocus
          maxLength={100}
          onChange={(event) => {
            look(event.currentTarget.value);
            show();
          }}
          onBlur={hide}
          {...(hydrated ? input : {})}
        />
        {open && (
          <ul className={`float ${styles.list}`} aria-label={t("search:results")} {...list}>
            {hits.map((hit, place) => (
              <Fragment key={hit.id}>
                {hit.group !== hits[place - 1]?.group && (
                  <li className={styles.group} role="presentation">
                    {t(`search:${hit.group}`)}
                  </li>
                )}
                <li className={styles.option} {...option(hit)}>
                  <HitRow hit={hit} />
                  <span className={styles.action}>{hit.action}</span>
                </li>
              </Fragment>
            ))}
          </ul>
        )}
      </div>
      <Button>{t("common:actions.search")}</Button>
      <span className={listStyles.unseen} role="status">
        {found.searchTerm === "" ? "" : hits.length === 0 ? t("search:none") : t("common:units.results", { count: hits.length })}
      </span>
      {found.searchTerm !== "" && hits.length === 0 && <p className="small quiet">{t("search:noneHint")}</p>}
      {failed && (
        <p className="small caution" role="alert">
          {t("search:failed")}
        </p>
      )}
    </Form>
  );
}

/** Behind the first patient stands the order for that patient, so that it is a key away too. */
function withFirstOrder(hit: Hit, place: number, hits: readonly Hit[]): Hit[] {
  const { also, group } = hit;
  if (!also || hits[place - 1]?.group === group) return [hit];
  return [hit, { ...hit, id: `${hit.id}-order`, to: also.to, icon: "plus", name: also.label, facts: null, action: also.text }];
}
