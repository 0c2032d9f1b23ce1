import { Form, href } from "react-router";
import type { Answers } from "~/calls/answers";
import { Field } from "~/components/fields/field";
import { RefusalNotice } from "~/components/fields/refusal-notice";
import { Segmented } from "~/components/fields/segmented";
import { Select } from "~/components/fields/select";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Chip } from "~/components/ui/chip";
import { Chips } from "~/components/ui/chips";
import { PageHead } from "~/components/ui/page-head";
import { Pagination } from "~/components/ui/pagination";
import { Panel } from "~/components/ui/panel";
import type { EditionCode } from "~/domain/edition";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import styles from "./supply.module.css";
import { SupplyReports } from "./supply-reports";
import { SupplyState } from "./supply-state";
import { SupplyTable } from "./supply-table";

type Report = Answers["supply"]["read"];

type Props = {
  markets: readonly EditionCode[];
  months: readonly string[];
  report: Report;
  /** The id of the report that recording it creates. */
  reportId: string;
  refused: string | null;
};

/** What the distributor reports of a month's supplies: the present lines, what is missing, and what was reported (D99). */
export function SupplyPage({ markets, months, report, reportId, refused }: Props) {
  const { t } = useTexts(["supply", "common", "refusals"]);
  const { edition, month, counts, show, entries, page, pages } = report;
  const addressOf = (changes: { market?: string; show?: string; page?: number }) => {
    const asked = { market: edition, month, ...(show === "all" ? {} : { show }), ...changes };
    return `${href("/operator/supply-report")}?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`;
  };
  return (
    <div className="stack">
      <PageHead
        title={t("common:titles.supplyReport")}
        actions={
          <>
            <ButtonLink to={href("/operator")} icon="prev">
              {t("common:titles.operator")}
            </ButtonLink>
            <ButtonLink
              to={href("/operator/supply-report/:edition/:name", { edition, name: `${month}.csv` })}
              reloadDocument
              icon="download"
            >
              {t("supply:download")}
            </ButtonLink>
          </>
        }
      >
        {t("supply:lead")}
      </PageHead>
      <div className={styles.choice}>
        {markets.length > 1 && (
          <Segmented
            label={t("supply:market")}
            items={markets.map((code) => ({
              to: addressOf({ market: code }),
              label: t(`common:markets.${code}`),
              current: code === edition,
            }))}
          />
        )}
        <Form className={styles.month}>
          <input type="hidden" name="market" value={edition} />
          <Field id="month" label={t("supply:month", { market: t(`common:markets.${edition}`) })}>
            <Select name="month" key={month} defaultValue={month}>
              {months.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
          </Field>
          <Button>{t("supply:show")}</Button>
        </Form>
      </div>
      {refused !== null && (
        <RefusalNotice>
          <p>{t(`refusals:${refused}` as "refusals:nothingToReport")}</p>
        </RefusalNotice>
      )}
      <SupplyState report={report} reportId={reportId} />
      <Panel
        title={t("supply:lines.title")}
        aside={
          <Chips label={t("supply:lines.filter")} hideLabel>
            {(["all", "incomplete", "corrections"] as const).map((each) => (
              <Chip key={each} to={addressOf({ show: each })} current={each === show} count={counts[each]}>
                {t(`supply:lines.${each}`)}
              </Chip>
            ))}
          </Chips>
        }
        padded={entries.length === 0}
      >
        {entries.length === 0 ? (
          <p className="quiet">{t("supply:lines.none", { month: isolateLtr(month) })}</p>
        ) : (
          <SupplyTable entries={entries} />
        )}
      </Panel>
      {pages > 1 && (
        <Pagination
          label={t("supply:lines.pages")}
          summary={t("supply:lines.page", { page, pages })}
          previous={page > 1 ? addressOf({ page: page - 1 }) : null}
          next={page < pages ? addressOf({ page: page + 1 }) : null}
          previousLabel={t("common:actions.previous")}
          nextLabel={t("common:actions.next")}
        />
      )}
      <SupplyReports edition={edition} month={month} reports={report.reports} />
    </div>
  );
}
