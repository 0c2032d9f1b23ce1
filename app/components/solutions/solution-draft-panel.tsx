import { useLineStockText } from "~/components/cart-line/use-line-stock-text";
import { AddTally } from "~/components/cart-summary/add-tally";
import { OrderLines } from "~/components/frame/order-lines";
import { RailPanel } from "~/components/frame/rail-panel";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { amountOf, orderableBottles, type SolutionDraft, totalOf } from "~/forms/solutions/solution-draft";
import { type SolutionRow, stockOfBottles } from "~/forms/solutions/solution-row";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

type Props = {
  formId: string;
  rows: readonly SolutionRow[];
  draft: SolutionDraft;
  /** Bottles in the cart by solution. */
  carted: Readonly<Record<string, number>>;
};

/**
 * What is typed and not in the cart yet, above the cart in the rail: bottles and amount of each solution, and the button that adds all of
 * it.
 */
export function SolutionDraftPanel({ formId, rows, draft, carted }: Props) {
  const { t } = useTexts(["solutions", "common"]);
  const format = useFormat();
  const stockText = useLineStockText();
  const lines = rows.flatMap((row) => {
    const { bottles } = totalOf(row, draft.typed[row.id]);
    const inCart = carted[row.id] ?? 0;
    if (bottles === inCart) return [];
    const [after, before] = [amountOf(row, bottles), amountOf(row, inCart)];
    const amount = after === null || before === null ? undefined : format.amount(after - before);
    const isTooMuch = orderableBottles(row, bottles) < bottles;
    const reason = isTooMuch && stockText(stockOfBottles(row, bottles));
    return [
      {
        id: row.id,
        quantity: bottles - inCart,
        spoken: t("common:units.bottles", { count: bottles - inCart }),
        isDifference: true,
        name: row.displayName,
        amount,
        ...(reason && { detail: dangerText(reason) }),
      },
    ];
  });
  const bottles = typedBottles(rows, draft);
  const foot = (
    <>
      <Button form={formId} name="intent" value="add" tone="primary" wide kbd="⏎">
        {t(draft.revision === null ? "solutions:draft.add" : "solutions:draft.save")}
      </Button>
      <noscript>
        <Button form={formId} name="intent" value="show" tone="quiet" wide>
          {t("solutions:draft.update")}
        </Button>
      </noscript>
    </>
  );
  return (
    <RailPanel
      title={t("solutions:draft.title")}
      aside={lines.length > 0 && <Badge tone="caution">{t("solutions:draft.notInCart")}</Badge>}
      foot={foot}
    >
      {lines.length === 0 ? <p className="small quiet">{t("solutions:draft.empty")}</p> : <OrderLines lines={lines} />}
      {bottles > 0 && <p className="small strong">{t("solutions:draft.totalBottles", { count: bottles })}</p>}
    </RailPanel>
  );
}

/** The same in one line at the bottom of small screens. */
export function SolutionTally({ formId, rows, draft, carted }: Props) {
  const { t } = useTexts(["solutions", "common"]);
  const format = useFormat();
  const changed = rows.filter((row) => totalOf(row, draft.typed[row.id]).bottles !== (carted[row.id] ?? 0));
  const added = changed.reduce((sum, row) => sum + totalOf(row, draft.typed[row.id]).bottles - (carted[row.id] ?? 0), 0);
  const amount = changed.reduce((sum, row) => {
    const { bottles } = totalOf(row, draft.typed[row.id]);
    return sum + (amountOf(row, bottles) ?? 0) - (amountOf(row, carted[row.id] ?? 0) ?? 0);
  }, 0);
  const counted = [...(added > 0 ? [t("common:units.bottles", { count: added })] : []), format.amount(amount)].join(" · ");
  return (
    <AddTally
      label={t("solutions:draft.title")}
      main={changed.length === 0 ? t("solutions:draft.nothing") : counted}
      notYet={t("solutions:draft.notInCart")}
      add={
        <Button form={formId} name="intent" value="add" tone="primary">
          {t(draft.revision === null ? "common:actions.add" : "common:actions.save")}
        </Button>
      }
    />
  );
}

const typedBottles = (rows: readonly SolutionRow[], draft: SolutionDraft) =>
  rows.reduce((sum, row) => sum + totalOf(row, draft.typed[row.id]).bottles, 0);

const dangerText = (text: string) => <span className="danger">{text}</span>;
