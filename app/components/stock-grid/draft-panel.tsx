import { useTranslation } from "react-i18next";
import { OrderLines } from "~/components/frame/order-lines";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import { useFormat } from "~/i18n/use-format";
import styles from "./draft-panel.module.css";
import { type DraftSummary, gridFormId } from "./draft-summary";

type Props = { summary: DraftSummary; adding: boolean /** When the device kept it last. */; keptAt: Date | null };

/** What is typed and not in the cart yet, above the cart in the rail, with the one button that adds all of it. */
export function DraftPanel({ summary, adding, keptAt }: Props) {
  const { t } = useTranslation(["stockGrid", "common"]);
  const format = useFormat();
  const { lines, backorderBoxes } = summary;
  const shown = lines.map(({ key, name, packSize, added, takenOut, powers, amount }) => ({
    id: key,
    quantity: added > 0 ? added : -takenOut,
    name: `${name} ${packSize}`,
    amount: amount === null ? undefined : format.amount(amount),
    detail: [
      t("common:units.powers", { count: powers }),
      ...(takenOut > 0 ? [t("stockGrid:draft.takenOut", { count: takenOut })] : []),
    ].join(" · "),
  }));
  return (
    <Panel title={t("stockGrid:draft.title")} aside={lines.length > 0 && <Badge tone="caution">{t("stockGrid:draft.notYet")}</Badge>}>
      <div className={styles.lines}>
        {lines.length === 0 ? <p className="small quiet">{t("stockGrid:draft.empty")}</p> : <OrderLines lines={shown} />}
      </div>
      <div className={styles.foot}>
        <AddButton summary={summary} adding={adding} wide />
        {(backorderBoxes > 0 || keptAt) && (
          <p className="row row--apart tiny quiet">
            {backorderBoxes > 0 && <span>{t("stockGrid:draft.backorder", { count: backorderBoxes })}</span>}
            {keptAt && (
              <span className="row" role="status">
                <Icon name="check" />
                {t("stockGrid:draft.kept", { time: format.time(keptAt) })}
              </span>
            )}
          </p>
        )}
      </div>
    </Panel>
  );
}

/** Adds everything that is typed; it belongs to the form of the grid, wherever it stands. */
export function AddButton({ summary, adding, wide }: { summary: DraftSummary; adding: boolean; wide?: boolean }) {
  const { t } = useTranslation("stockGrid");
  const { boxesAdded, changesCart } = summary;
  const full = changesCart ? t("draft.save") : t("draft.add", { count: boxesAdded });
  const words = wide && boxesAdded + Number(changesCart) > 0 ? full : t("draft.addShort");
  return (
    <Button form={gridFormId} name="intent" value="add" tone="primary" wide={wide} disabled={adding} kbd={wide ? "⏎" : undefined}>
      {adding ? t("draft.adding") : words}
    </Button>
  );
}
