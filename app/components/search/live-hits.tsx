import { Fragment } from "react";
import listStyles from "~/components/patients/listbox.module.css";
import { useTexts } from "~/i18n/use-texts";
import { HitRow } from "./hit-row";
import styles from "./search-results.module.css";
import type { useLiveHits } from "./use-live-hits";

/** The list of results, open while the field has the focus. */
export function HitList({ hits, listbox: { open, list, option } }: Pick<ReturnType<typeof useLiveHits>, "hits" | "listbox">) {
  const { t } = useTexts("search");
  if (!open) return null;
  return (
    <ul className={`float ${styles.list}`} aria-label={t("results")} {...list}>
      {hits.map((hit, index) => (
        <Fragment key={hit.id}>
          {hit.group !== hits[index - 1]?.group && (
            <li className={styles.group} role="presentation">
              {t(hit.group)}
            </li>
          )}
          <li className={styles.option} {...option(hit)}>
            <HitRow hit={hit} />
            <span className={styles.action}>{hit.action}</span>
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

/** Announces how many were found; and shows that nothing was, or that there was no response. */
export function HitNews({ searchTerm, hits, failed }: Pick<ReturnType<typeof useLiveHits>, "searchTerm" | "hits" | "failed">) {
  const { t } = useTexts(["search", "common"]);
  const nothing = searchTerm !== "" && hits.length === 0;
  return (
    <>
      <span className={listStyles.unseen} role="status">
        {searchTerm === "" ? "" : nothing ? t("search:none") : t("common:units.results", { count: hits.length })}
      </span>
      {nothing && (
        <p className="small quiet">
          <b>{t("search:none")}.</b> {t("search:noneHint")}
        </p>
      )}
      {failed && (
        <p className="small caution" role="alert">
          {t("search:failed")}
        </p>
      )}
    </>
  );
}
