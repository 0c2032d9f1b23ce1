import { Prescription } from "~/components/lens/prescription";
import { LensStock } from "~/components/products/lens-stock";
import { Button } from "~/components/ui/button";
import { Num } from "~/components/ui/num";
import { Trans } from "~/components/ui/trans";
import type { Lens } from "~/domain/lens/choice";
import { prescriptionText } from "~/domain/lens/prescription-text";
import type { Eye } from "~/domain/order/order-lines";
import type { TargetLens } from "~/domain/prescription/nearest-lenses";
import type { LensFacts } from "~/forms/patient-order/lens-facts";
import { useTexts } from "~/i18n/use-texts";
import styles from "./calculators.module.css";

/** An existing lens near the result, with its distance in dioptres, and its stock if that could be read. */
export type NearLens = Lens & { distance: number; stock: LensFacts["stock"] | null };

type Props = { result: TargetLens; lenses: readonly NearLens[]; side: Eye; seriesId: string; formId: string };

/** The result as calculated, and existing lenses, nearest first; one press puts a lens into the eye of the form behind. */
export function CalculatorResult({ result, lenses, side, seriesId, formId }: Props) {
  const { t } = useTexts(["calculators", "common"]);
  return (
    <div className="stack stack--2">
      <p className={styles.result}>
        {t("calculators:result")} <Num className="strong">{resultText(result)}</Num>
      </p>
      {lenses.length === 0 && <p className="small quiet">{t(`calculators:${seriesId === "" ? "noSeries" : "noLenses"}`)}</p>}
      <ul className={styles.lenses}>
        {lenses.map((lens) => (
          <li key={prescriptionText(lens.values)}>
            <Prescription values={lens.values} />
            <span className="small quiet">
              <Trans
                t={t}
                i18nKey="calculators:away"
                values={{ distance: lens.distance.toFixed(2) }}
                components={{ num: <Num>{null}</Num> }}
              />
            </span>
            <span className="small">
              <LensStock stock={lens.stock} checking={false} />
            </span>
            <Button
              small
              form={formId}
              name="intent"
              value={`lens:${side}:${seriesId}:${queryOf(lens)}`}
              data-remote=""
              aria-label={t("calculators:useLens", { lens: prescriptionText(lens.values) })}
            >
              {t("calculators:use")}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the result with two decimals, before any rounding to lenses: a plus sign on positive powers, the axis as a whole number. */
function resultText({ rx: { sphere, cylinder, axis }, addition, design }: TargetLens): string {
  const isToric = Math.abs(cylinder) >= 0.005;
  const power = { power: hundredths(sphere), ...(isToric && { cylinder: hundredths(cylinder), axis: Math.round(axis) || 180 }) };
  return prescriptionText({ ...power, ...(addition !== undefined && { addition, design }) });
}

const hundredths = (value: number) => Math.round(value * 100) / 100 + 0;
const queryOf = ({ values, packSize }: Lens) =>
  String(new URLSearchParams([...Object.entries(values).map(([field, value]) => [field, String(value)]), ["packSize", String(packSize)]]));
