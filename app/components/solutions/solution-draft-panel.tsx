import { useTranslation } from "react-i18next";
import { OrderLines } from "~/components/frame/order-lines";
import { Tally } from "~/components/frame/tally";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { useFormat } from "~/i18n/use-format";
import { amountOf, type SolutionDraft, totalOf } from "./solution-draft";
import type { SolutionRow } from "./solution-row";

type Props = { formId: string; rows: readonly SolutionRow[]; draft: SolutionDraft };

/** What is typed, above the cart in the rail: bottles and amount of each solution, and the button that adds all of it. */
export function SolutionDraftPanel({ formId, rows, draft }: Props) {
  const { t } = useTranslation("solutions");
  const { lines, bottles } = useSolutionLines(rows, draft);
  return (
    <Panel title={t("draft.title")} aside={<Badge tone="caution">{t("draft.notInCart")}</Badge>} padded>
      <div className="stack stack--2">
        {lines.length === 0 ? <p className="small quiet">{t("draft.empty")}</p> : <OrderLines lines={lines} />}
        {lines.length > 0 && <p className="small strong">{t("draft.totalBottles", { count: bottles })}</p>}
        <Button form={formId} name="intent" value="add" tone="primary" wide kbd="⏎">
          {t(draft.revision === null ? "draft.add" : "draft.save")}
        </Button>
        <noscript>
          <Button form={formId} name="intent" value="show" tone="quiet" wide>
            {t("draft.update")}
          </Button>
        </noscript>
      </div>
    </Panel>
  );
}

/** The same in one line at the bottom of small screens. */
export function SolutionTally({ formId, rows, draft }: Props) {
  const { t } = useTranslation("solutions");
  const { bottles } = useSolutionLines(rows, draft);
  return (
    <Tally
      label={t("draft.title")}
      main={t("draft.totalBottles", { count: bottles })}
      detail={t("draft.notInCart")}
      action={
        <Button form={formId} name="intent" value="add" tone="primary">
          {t(draft.revision === null ? "draft.add" : "draft.save")}
        </Button>
      }
    />
  );
}

function useSolutionLines(rows: readonly SolutionRow[], draft: SolutionDraft) {
  const format = useFormat();
  const lines = rows.flatMap((row) => {
    const { bottles } = totalOf(row, draft.typed[row.id]);
    if (bottles === 0) return [];
    const amount = amountOf(row, bottles);
    return [{ id: row.id, quantity: bottles, name: row.displayName, amount: amount === null ? undefined : format.amount(amount) }];
  });
  return { lines, bottles: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}
