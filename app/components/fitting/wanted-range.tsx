import { Field } from "~/components/fields/field";
import { NumberInput } from "~/components/fields/number-input";
import { Select } from "~/components/fields/select";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import type { FittingSet } from "~/forms/fitting/fitting-form";
import { powersOf, type RefusedWanted } from "~/forms/fitting/wanted-form";
import { useTexts } from "~/i18n/use-texts";
import styles from "./fitting.module.css";

type Props = { set: FittingSet; refused: RefusedWanted | undefined };

/** Sets how many packs are wanted of every lens in view within a range of powers, in one column of the map or in all. */
export function WantedRange({ set, refused }: Props) {
  const { t } = useTexts("fittingSets");
  const powers = powersOf(set);
  const typed = new Map(refused?.entries);
  const power = (name: "from" | "to", preset: number) => (
    <Field id={name} label={t(`wanted.${name}`)}>
      <Select num name={name} defaultValue={typed.get(name) ?? String(preset)}>
        {powers.map((value) => (
          <option key={value} value={value}>
            {formatLensValue("power", value)}
          </option>
        ))}
      </Select>
    </Field>
  );
  const columns = set.blocks[0]?.columns ?? [];
  return (
    <Panel title={t("wanted.range")} padded>
      <div className="fields">
        {power("from", nearest(powers, usualRange.from))}
        {power("to", nearest(powers, usualRange.to))}
        {set.layout !== "quarters" && (
          <Field id="column" label={t("wanted.column")}>
            <Select num name="column" defaultValue={typed.get("column")}>
              <option value="">{t("wanted.allColumns")}</option>
              {columns.map(({ key, text }) => (
                <option key={key} value={key}>
                  {text}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field
          id="packs"
          label={t("wanted.each")}
          error={refused?.isWrongRange ? t("mistakes.wanted") : undefined}
          className={styles.packs}
        >
          <NumberInput name="packs" defaultValue={typed.get("packs") ?? "1"} maxLength={3} />
        </Field>
        <Button name="intent" value="fill">
          {t("wanted.fill")}
        </Button>
      </div>
    </Panel>
  );
}

/** The range of the most common powers. */
const usualRange = { from: -6, to: 4 };

const nearest = (powers: readonly number[], wanted: number) =>
  powers.reduce((best, power) => (Math.abs(power - wanted) < Math.abs(best - wanted) ? power : best), powers[0] ?? 0);
