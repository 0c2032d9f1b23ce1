import { Prescription } from "~/components/lens/prescription";
import { Code } from "~/components/ui/code";
import { Num } from "~/components/ui/num";
import { daysBetween } from "~/domain/calendar/days";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import type { ShownFinding } from "~/forms/patient-order/shown-finding";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./finding.module.css";

type Lens = ShownFinding["now"][number];
type Props = {
  finding: ShownFinding;
  today?: string | undefined /** The name of a wanted series. */;
  nameOf: (seriesId: string) => string;
};

const daysInMonth = 30.4;

/**
 * What is wanted now and what was ordered before, side by side, with the day of the earlier order and the time between; nothing when both
 * are the same.
 */
export function FindingValues({ finding, today, nameOf }: Props) {
  const { t } = useTexts("prescription");
  const format = useFormat();
  const { kind, now, before } = finding;
  if (now.length === 0 || kind === "duplicate") return null;
  const orderedOn = before[0]?.orderedOn;
  const months = orderedOn && today ? Math.round(daysBetween(orderedOn, today) / daysInMonth) : 0;
  return (
    <dl className={styles.pair}>
      <div>
        <dt>{t("now")}</dt>
        <dd>
          <Lenses lenses={now} finding={finding} nameOf={nameOf} />
        </dd>
      </div>
      {orderedOn && (
        <div>
          <dt>
            <Code>{format.dayInDigits(orderedOn)}</Code>
            {months > 0 && <> {t("monthsAgo", { count: months })}</>}
          </dt>
          <dd>
            <Lenses lenses={before} finding={finding} nameOf={nameOf} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Lenses({ lenses, finding, nameOf }: { lenses: readonly Lens[]; finding: ShownFinding; nameOf: Props["nameOf"] }) {
  return lenses.map((lens) => (
    <span key={lens.eye} className={styles.value}>
      <Value lens={lens} finding={finding} nameOf={nameOf} />
    </span>
  ));
}

function Value({ lens, finding: { kind, eye, fields }, nameOf }: { lens: Lens; finding: ShownFinding; nameOf: Props["nameOf"] }) {
  const { t } = useTexts("prescription");
  const [field] = fields;
  if (kind === "manyBoxes") return t("boxes", { count: lens.quantity ?? 0 });
  if ((kind === "otherBaseCurve" || kind === "otherDiameter") && field)
    return <Num>{formatLensValue(field, lens.values[field] ?? "")}</Num>;
  return (
    <>
      {kind === "otherSeries" && (
        <>
          <bdi>{lens.productName ?? nameOf(lens.seriesId)}</bdi>{" "}
        </>
      )}
      <Prescription values={lens.values} eye={eye === null ? lens.eye : undefined} />
    </>
  );
}
