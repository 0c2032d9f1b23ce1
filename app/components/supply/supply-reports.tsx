import { href } from "react-router";
import type { Answers } from "~/calls/answers";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

type Report = Answers["supply"]["read"];

/** The reports of a month, each with its file. */
export function SupplyReports({ edition, month, reports }: Pick<Report, "edition" | "month" | "reports">) {
  const { t } = useTexts("supply");
  const format = useFormat();
  return (
    <Panel title={t("reports.title")} padded={reports.length === 0}>
      {reports.length === 0 ? (
        <p className="quiet">{t("reports.none")}</p>
      ) : (
        <Table caption={t("reports.title")} cards>
          <thead>
            <tr>
              {(["number", "takenAt", "by", "lines", "file"] as const).map((column) => (
                <th key={column} scope="col" data-end={column === "lines" || column === "file" ? "" : undefined}>
                  {t(`reports.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reports.map(({ number, takenAt, lines, ...operator }) => (
              <tr key={number}>
                <th scope="row">
                  <Code>{number}</Code>
                </th>
                <td data-label={t("reports.takenAt")}>
                  <Code>{format.dayAndTime(takenAt)}</Code>
                </td>
                <td data-label={t("reports.by")}>
                  <bdi>{format.name(operator)}</bdi>
                </td>
                <td data-label={t("reports.lines")} data-end="">
                  {format.number(lines)}
                </td>
                <td data-end="">
                  <ButtonLink
                    to={href("/operator/supply-report/:edition/:name", { edition, name: `${month}-${number}.csv` })}
                    reloadDocument
                    small
                    icon="download"
                    aria-label={t("reports.downloadOf", { number })}
                  >
                    {t("reports.csv")}
                  </ButtonLink>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}
