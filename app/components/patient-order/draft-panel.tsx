import { useTranslation } from "react-i18next";
import { AddTally } from "~/components/cart/add-tally";
import { type OrderLine, OrderLines } from "~/components/frame/order-lines";
import { RailPanel } from "~/components/frame/rail-panel";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { useFormat } from "~/i18n/use-format";
import type { EyeState } from "./eye-state";
import { isWanted } from "./find-draft-mistakes";
import type { OrderProblem } from "./use-problem-texts";

type Props = {
  formId: string;
  title: string;
  eyes: readonly EyeState[];
  problems: readonly OrderProblem[];
  /** Changes an order that is in the cart. */
  editing: boolean;
  /** Was kept in the browser's storage. */
  kept: boolean;
};

/** What the form holds and the cart does not: its lines, the first thing to settle, and the buttons, above the cart in the rail. */
export function DraftPanel({ formId, title, eyes, problems, editing, kept }: Props) {
  const { t } = useTranslation("patientOrder");
  const lines = useDraftLines(eyes);
  const [first] = problems;
  const settles = lines.length > 0 && first !== undefined;
  const ready = eyes.filter(({ lens, quantity }) => lens !== null && quantity !== null);
  const asks = first === undefined && eyes.some(({ draft, suggested }) => isWanted(draft.quantity) && suggested.length > 0);
  const only = settles && ready.length === 1 && lines.length === 2 ? ready[0]?.side : undefined;
  const foot = (
    <>
      <Button form={formId} name="intent" value="add" tone="primary" wide kbd="⏎">
        {t(editing ? "draft.save" : "draft.add")}
      </Button>
      {asks && <p className="tiny quiet">{t("draft.asks")}</p>}
      {only && (
        <Button form={formId} name="intent" value={`add:${only}`} tone="quiet" wide>
          {t(only === "right" ? "draft.onlyRight" : "draft.onlyLeft")}
        </Button>
      )}
      {editing && (
        <Button form={formId} name="intent" value="remove" tone="quiet" wide>
          {t("draft.remove")}
        </Button>
      )}
      {kept && (
        <p className="tiny quiet row">
          <Icon name="check" />
          {t("draft.kept")}
        </p>
      )}
    </>
  );
  return (
    <RailPanel title={title} aside={<Badge tone="caution">{t("draft.notInCart")}</Badge>} foot={foot}>
      {lines.length === 0 ? <p className="small quiet">{t("draft.empty")}</p> : <OrderLines lines={lines} />}
      {settles && (
        <p className="small">
          <a className="strong danger" href={`#${first.controlId}`}>
            <Icon name="alert" />
            {t("draft.settle", { count: problems.length, what: first.text })}
          </a>
        </p>
      )}
    </RailPanel>
  );
}

/** The same in one line at the bottom of small screens. */
export function DraftTally({ formId, title, eyes, problems, editing }: Omit<Props, "kept">) {
  const { t } = useTranslation(["patientOrder", "common"]);
  const lines = useDraftLines(eyes);
  const boxes = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const [first] = problems;
  const settle = lines.length > 0 && first ? t("patientOrder:draft.settle", { count: problems.length, what: first.text }) : null;
  return (
    <AddTally
      label={title}
      main={settle ?? t("patientOrder:draft.ready", { boxes: t("common:units.boxes", { count: boxes }) })}
      notYet={t("patientOrder:draft.notInCart")}
      add={
        <Button form={formId} name="intent" value="add" tone="primary">
          {t(editing ? "common:actions.save" : "common:actions.add")}
        </Button>
      }
    />
  );
}

function useDraftLines(eyes: readonly EyeState[]): OrderLine[] {
  const format = useFormat();
  return eyes.flatMap(({ side, draft, series, values, price, pack, lens, quantity, suggested }) => {
    if (!series || !isWanted(draft.quantity)) return [];
    const amount =
      lens && suggested.length === 0 && price?.line != null ? format.money({ amount: price.line, currency: price.currency }) : undefined;
    return [
      { id: side, quantity: quantity ?? 0, name: format.product(series.displayName, pack && pack.packSize), eye: side, values, amount },
    ];
  });
}
