import { Prescription } from "~/components/lens/prescription";
import { Num } from "~/components/ui/num";
import { useTexts } from "~/i18n/use-texts";
import type { WaitingItem } from "~/offline/waiting/waiting-item";

/**
 * The content of an entry in a line: "MyDay, box of 90: 7 powers, 9 boxes", or the values of a single lens. Never a name of a patient
 * (D31).
 */
export function ItemTitle({ item: { kind, lines } }: { item: WaitingItem }) {
  const { t } = useTexts(["waiting", "common"]);
  const kinds = {
    stock: t("common:titles.stockRevenue"),
    patient: t("common:titles.patientRevenue"),
    trial: t("common:titles.patientTrial"),
    solutions: t("common:titles.solutions"),
    quantities: t("waiting:kinds.quantities"),
    removal: t("waiting:kinds.removal"),
  };
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const areBottles = lines.every(({ packSize }) => packSize === null);
  const boxes = t(areBottles ? "common:units.bottles" : "common:units.boxes", { count: quantity });
  const names = [...new Set(lines.map(({ name }) => name))];
  const [only] = lines;
  const showsValues = !areBottles && (lines.length === 1 || lines.every(({ eye }) => eye !== null));
  return (
    <>
      {kinds[kind]}
      {names.length > 0 && ", "}
      <bdi>{names.join(t("common:list.between"))}</bdi>
      {only && only.packSize !== null && lines.length === 1 && (
        <>
          {" "}
          <Num>{String(only.packSize)}</Num>
        </>
      )}
      {": "}
      {showsValues &&
        lines.map(({ lineId, values, eye }) => (
          <span key={lineId} className="nowrap">
            <Prescription values={values} eye={eye ?? undefined} />
            {t("common:list.between")}
          </span>
        ))}
      {!showsValues && !areBottles && `${t("common:units.powers", { count: lines.length })}${t("common:list.between")}`}
      {boxes}
    </>
  );
}
