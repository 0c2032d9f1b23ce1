import { Form, href, Link } from "react-router";
import type { Answers } from "~/calls/answers";
import { SearchBox } from "~/components/fields/search-box";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { EmptyState } from "~/components/ui/empty-state";
import { Pagination } from "~/components/ui/pagination";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./operator.module.css";

export type PracticesPanelProps = {
  listed: Answers["operator"]["practices"];
  /** The search; empty for all. */
  searchText: string;
  isFirst: boolean;
  mistake?: string | null | undefined;
};

/** The practices, by name or as found: each links to its own page. */
export function PracticesPanel({ listed, searchText, isFirst, mistake }: PracticesPanelProps) {
  const { t } = useTexts("operator");
  return (
    <Panel id="practices" title={t("practices.title")} aside={<PracticeSearch searchText={searchText} mistake={mistake} />}>
      {listed.practices.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t("practices.none", { words: isolate(searchText) })}
          actions={<ButtonLink to={href("/operator")}>{t("practices.showAll")}</ButtonLink>}
        />
      ) : (
        <PracticesTable practices={listed.practices} />
      )}
      {listed.more && <p className={styles.none}>{t("practices.more", { shown: listed.practices.length })}</p>}
      {(listed.next !== null || !isFirst) && (
        <Pagination
          label={t("practices.pages")}
          summary={null}
          previous={isFirst ? null : `${href("/operator")}#practices`}
          next={listed.next === null ? null : `${href("/operator")}?after=${encodeURIComponent(listed.next)}#practices`}
          previousLabel={t("practices.first")}
          nextLabel={t("practices.next")}
        />
      )}
    </Panel>
  );
}

function PracticeSearch({ searchText, mistake }: Pick<PracticesPanelProps, "searchText" | "mistake">) {
  const { t } = useTexts(["operator", "common"]);
  return (
    <search>
      <Form method="post" action={href("/operator")} className={styles.search} key={searchText}>
        <SearchBox
          name="words"
          label={t("operator:practices.search")}
          placeholder={t("operator:practices.search")}
          defaultValue={searchText}
          maxLength={100}
          mistake={mistake ?? null}
        />
        <Button>{t("common:actions.search")}</Button>
      </Form>
    </search>
  );
}

function PracticesTable({ practices }: { practices: Answers["operator"]["practices"]["practices"] }) {
  const { t } = useTexts(["operator", "common"]);
  const format = useFormat();
  return (
    <Table caption={t("operator:practices.title")} cards>
      <thead>
        <tr>
          {(["name", "market", "partnerNumber", "lastOrder", "attention", "state"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`operator:practices.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {practices.map(({ tenantId, practiceName, subDomain, edition, partnerNumber, status, lastOrderAt, ...news }) => (
          <tr key={tenantId}>
            <th scope="row">
              <Link to={href("/operator/practices/:tenantId", { tenantId })}>
                <bdi>{practiceName}</bdi>
              </Link>
              <span className={styles.below}>
                <bdi dir="ltr">{subDomain}</bdi>
              </span>
            </th>
            <td data-label={t("operator:practices.market")}>{t(`common:markets.${edition}`)}</td>
            <td data-label={t("operator:practices.partnerNumber")}>
              <Code>{partnerNumber}</Code>
            </td>
            <td data-label={t("operator:practices.lastOrder")}>
              {lastOrderAt ? (
                <Code>{format.dayAndTime(lastOrderAt)}</Code>
              ) : (
                <span className="quiet">{t("operator:practices.noOrder")}</span>
              )}
            </td>
            <td data-label={t("operator:practices.attention")}>
              <Attention {...news} />
            </td>
            <td data-label={t("operator:practices.state")}>
              <Badge tone={status === "approved" ? "good" : "danger"}>{t(`operator:states.${status}`)}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const kindsOfNews = ["failedHandOvers", "waitingRequests", "failedCheckouts"] as const;

/** What needs an operator in a practice, one line per kind. */
function Attention(news: Record<(typeof kindsOfNews)[number], number>) {
  const { t } = useTexts("operator");
  const kinds = kindsOfNews.filter((kind) => news[kind] > 0);
  if (kinds.length === 0) return <span className="quiet">{t("practices.nothing")}</span>;
  return (
    <>
      {kinds.map((kind) => (
        <span key={kind} className={styles.news}>
          {t(`practices.${kind}`, { count: news[kind] })}
        </span>
      ))}
    </>
  );
}
