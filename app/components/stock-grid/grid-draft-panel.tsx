import { AddTally } from "~/components/cart-summary/add-tally";
import { OrderLines } from "~/components/frame/order-lines";
import { RailPanel } from "~/components/frame/rail-panel";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { gridFormId } from "~/forms/stock-grid/draft-summary";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { AddButton } from "./add-button";
import { useKeptAt, useSummary } from "./use-grid";

type Props = {
  adding: boolean;
  location: string;
};

/** What is typed and not in the cart, above the cart in the rail, with the button that adds all of it. */
export function DraftPanel({ adding, location }: Props) {
  const { t } = useTexts(["stockGrid", "common"]);
  const format = useFormat();
  const { lines, backorderBoxes } = useSummary();
  const shown = lines.map(({ key, name, packSize, added, takenOut, powers, amount }) => ({
    id: key,
    quantity: added - takenOut,
    spoken: t("common:units.boxes", { count: added - takenOut }),
    isDifference: true,
    name: `${name} ${packSize}`,
    amount: amount === null ? undefined : format.amount(amount),
    detail: [
      t("common:units.powers", { count: powers }),
      ...(takenOut > 0 && added > 0 ? [t("stockGrid:draft.takenOut", { count: takenOut })] : []),
    ].join(" · "),
  }));
  const foot = (
    <>
      <AddButton adding={adding} wide />
      {lines.length > 0 && (
        <Button form={gridFormId} formAction="/products/templates/new?from=grid" tone="quiet" small wide>
          {t("common:actions.saveAsTemplate")}
        </Button>
      )}
      <DraftState {...{ backorderBoxes, location }} />
    </>
  );
  return (
    <RailPanel
      title={t("stockGrid:draft.title")}
      aside={lines.length > 0 && <Badge tone="caution">{t("stockGrid:draft.notYet")}</Badge>}
      foot={foot}
    >
      {lines.length === 0 ? <p className="small quiet">{t("stockGrid:draft.empty")}</p> : <OrderLines lines={shown} />}
    </RailPanel>
  );
}

/** How many boxes come later, and when the device saved the draft. */
function DraftState({ backorderBoxes, location }: { backorderBoxes: number; location: string }) {
  const { t } = useTexts("stockGrid");
  const format = useFormat();
  const keptAt = useKeptAt();
  if (backorderBoxes === 0 && !keptAt) return null;
  return (
    <p className="row row--apart tiny quiet">
      {backorderBoxes > 0 && <span>{t("draft.backorder", { count: backorderBoxes })}</span>}
      {keptAt && (
        <span className="row" role="status">
          <Icon name="check" />
          {t("draft.kept", { location, time: format.time(keptAt) })}
        </span>
      )}
    </p>
  );
}

/** The same in one line, at the bottom of small screens. */
export function DraftTally({ adding }: { adding: boolean }) {
  const { t } = useTexts(["stockGrid", "common"]);
  const format = useFormat();
  const { difference, amount } = useSummary();
  return (
    <AddTally
      label={t("stockGrid:draft.title")}
      main={[...(difference > 0 ? [t("common:units.boxes", { count: difference })] : []), format.amount(amount)].join(" · ")}
      notYet={t("stockGrid:draft.notYet")}
      add={<AddButton adding={adding} />}
    />
  );
}
