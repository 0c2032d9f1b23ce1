import type { Answers } from "~/calls/answers";
import { Code } from "~/components/ui/code";
import { Money } from "~/components/ui/money";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

type Operated = Answers["promotions"]["read"];

/** What was ordered under a promotion, by week and in total, in all practices. */
export function PromotionUse({ promotion: { weeks, total } }: { promotion: Operated }) {
  const { t } = useTexts("operatedPromotions");
  const format = useFormat();
  return (
    <Panel title={t("use.title")} padded={weeks.length === 0}>
      {weeks.length === 0 ? (
        <p className="quiet">{t("use.none")}</p>
      ) : (
        <Table caption={t("use.title")} cards>
          <thead>
            <tr>
              <th scope="col">{t("use.week")}</th>
              {(["orders", "boxes", "practices", "discount"] as const).map((column) => (
                <th key={column} scope="col" data-end="">
                  {t(`use.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <UseRow key={week.firstDay} head={<Code>{format.dayInDigits(week.firstDay)}</Code>} use={week} />
            ))}
            <UseRow head={t("use.total")} use={total} />
          </tbody>
        </Table>
      )}
    </Panel>
  );
}

function UseRow({ head, use }: { head: React.ReactNode; use: Operated["total"] }) {
  const { t } = useTexts("operatedPromotions");
  const format = useFormat();
  return (
    <tr>
      <th scope="row">{head}</th>
      {(["orders", "boxes", "practices"] as const).map((column) => (
        <td key={column} data-label={t(`use.${column}`)} data-end="">
          {format.number(use[column])}
        </td>
      ))}
      <td data-label={t("use.discount")} data-end="">
        <Money>{format.money(use.discount)}</Money>
      </td>
    </tr>
  );
}
