import { useTranslation } from "react-i18next";
import { OrderLines } from "~/components/frame/order-lines";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import { useFormat } from "~/i18n/use-format";
import styles from "./draft-panel.module.css";
import { type DraftSummary, gridFormId } from "./draft-summary";

type Props = {
  summary: DraftSummary;
  adding: boolean;
  location: string;
  /** When the device kept it last. */
  keptAt: Date | null;
};

/** The difference between what is typed and the cart, above the cart in the rail, with the one button that adds all of it. */
export function DraftPanel({ summary, adding, location, keptAt }: Props) {
  const { t } = useTranslation(["stockGrid", "common"]);
  const format = useFormat();
  const { lines, backorderBoxes } = summary;
  const shown = lines.map(({ key, name, packSize, added, takenOut, powers, amount }) => ({
    id: key,
    quantity: added - takenOut,
    name: `${name} ${packSize}`,
    amount: amount === null ? undefined : format.amount(amount),
    detail: [
      t("common:units.powers", { count: powers }),
      ...(takenOut > 0 && added > 0 ? [t("stockGrid:draft.takenOut", { count: takenOut })] : []),
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
                {t("stockGrid:draft.kept", { location, time: format.time(keptAt) })}
              </span>
            )}
          </p>
        )}
      </div>
    </Panel>
  );
}

/** Brings the cart to what is typed; it says by how much and belongs to the form of the grid, wherever it stands. */
export function AddButton({ summary, adding, wide }: { summary: DraftSummary; adding: boolean; wide?: boolean }) {
  const { t } = useTranslation("stockGrid");
  const { difference: count, changesCart } = summary;
  const text = () => {
    if (!wide || count === 0) return t(changesCart ? "draft.update" : "draft.addShort");
    if (!changesCart) return t("draft.add", { count });
    return count > 0 ? t("draft.more", { count }) : t("draft.fewer", { count: -count });
  };
  return (
    <Button form={gridFormId} name="intent" value="add" tone="primary" wide={wide} disabled={adding} kbd={wide ? "⏎" : undefined}>
      {adding ? t("draft.adding") : text()}
    </Button>
  );
}
