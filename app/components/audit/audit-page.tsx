import { href } from "react-router";
import type { Answers } from "~/calls/answers";
import { PrintButton } from "~/components/checkout/print-button";
import { ButtonLink } from "~/components/ui/button-link";
import { buttonLook } from "~/components/ui/button-look";
import { EmptyState } from "~/components/ui/empty-state";
import { Icon } from "~/components/ui/icon";
import { PageHead } from "~/components/ui/page-head";
import { Pagination } from "~/components/ui/pagination";
import { Panel } from "~/components/ui/panel";
import { type AuditView, auditSearch } from "~/forms/audit/audit-view";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import styles from "./audit.module.css";
import { AuditChain } from "./audit-chain";
import { AuditFilters } from "./audit-filters";
import { AuditSubject, type SearchedSubject } from "./audit-subject";
import { AuditTable } from "./audit-table";

type Props = {
  view: AuditView;
  /** Null while the period cannot be shown. */
  trail: Answers["audit"]["list"] | null;
  people: Answers["audit"]["list"]["people"];
  today: string;
  selfId: string;
  practiceName: string;
  /** The result of a search by number that is not a single subject. */
  sought: SearchedSubject | undefined;
  /** The result of verifying the chain just now. */
  chain: Answers["audit"]["verify"] | undefined;
  /** Where the filtered entries are downloaded. */
  csv: string | null;
};

/** The audit trail of the practice for its admins: filters, a page of entries, the file of all (D32). */
export function AuditPage({ view, trail, people, today, selfId, practiceName, csv, chain, sought }: Props) {
  const { t } = useTexts(["audit", "common"]);
  const { asked } = view;
  return (
    <>
      <PageHead
        title={t("common:titles.auditTrail")}
        actions={
          <>
            {csv && (
              <a className={buttonLook({})} href={csv} target="_blank" rel="noopener">
                <Icon name="external" />
                {t("audit:csv")}
              </a>
            )}
            <PrintButton />
          </>
        }
      >
        {t("audit:lead", { practice: isolate(practiceName) })}
      </PageHead>
      <AuditFilters view={view} people={people} today={today} counts={trail?.counts ?? null}>
        <AuditSubject asked={asked} sought={sought} entries={trail?.entries ?? []} />
      </AuditFilters>
      {trail && (
        <Panel className={styles.list}>
          {trail.entries.length > 0 ? (
            <AuditTable entries={trail.entries} selfId={selfId} />
          ) : (
            <EmptyState
              drawing="search"
              title={t("audit:none.title")}
              actions={<ButtonLink to={href("/settings/audit")}>{t("audit:none.showAll")}</ButtonLink>}
            >
              {t("audit:none.text")}
            </EmptyState>
          )}
        </Panel>
      )}
      {trail && (trail.next || asked.next) && (
        <Pagination
          label={t("common:paging.label")}
          summary={null}
          previous={asked.next ? { search: auditSearch(asked) } : null}
          next={trail.next ? { search: auditSearch(asked, { next: trail.next }) } : null}
          previousLabel={t("audit:paging.newest")}
          nextLabel={t("audit:paging.earlier")}
        />
      )}
      <AuditChain chain={chain} />
      <p className={styles.notes}>
        <Icon name="info" />
        {t("audit:notes.patients")}
      </p>
    </>
  );
}
