import { type FormEvent, useState } from "react";
import { Field } from "~/components/fields/field";
import { NumberInput } from "~/components/fields/number-input";
import { Select } from "~/components/fields/select";
import { Button } from "~/components/ui/button";
import { progressiveValues } from "~/domain/lens/allowed-values";
import { type Choice, type ChoiceField, lensValuesOf } from "~/domain/lens/choice";
import { completeValues } from "~/domain/lens/complete-values";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { seriesFields } from "~/domain/lens/series-fields";
import { maximumQuantity } from "~/domain/order/quantity";
import { sheetWithLens } from "~/domain/order/sheet-with-lens";
import { type StockSheet, sheetLines } from "~/domain/order/stock-sheet";
import { splitProductId } from "~/domain/product/product-id";
import { useTexts } from "~/i18n/use-texts";
import type { OfflineSeries } from "~/offline/device/known-series";
import styles from "./offline-content.module.css";

type Props = { facts: OfflineSeries; sheet: StockSheet; change: (sheet: StockSheet) => void };

/** Chooses one lens after another for a sheet, from what the device has of the series: only values that are made are offered (D14). */
export function LensChooser({ facts, sheet, change }: Props) {
  const { t } = useTexts(["waiting", "common"]);
  const [chosen, setChosen] = useState<Choice>(() => packOf(sheet));
  const [boxes, setBoxes] = useState("");
  const [mistake, setMistake] = useState<"incomplete" | "notMade" | "quantity" | null>(null);
  const complete = completeValues(facts, chosen);
  const offered = progressiveValues(facts, complete);
  const asked = [...seriesFields(facts), "packSize" as const].filter((field) => (offered[field]?.length ?? 0) > 1);
  const nameOf = (field: ChoiceField) => t(field === "packSize" ? "waiting:offlinePage.pack" : `common:parameters.${field}`);
  const lacking = asked.filter((field) => complete[field] === undefined);
  const choose = (field: ChoiceField, text: string) => {
    const value = offered[field]?.find((each) => String(each) === text);
    setMistake(null);
    setChosen((now) => ({ ...now, [field]: value }));
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (lacking.length > 0) return setMistake("incomplete");
    const { packSize = 0, ...values } = complete;
    const answer = sheetWithLens(sheet, facts, { values: lensValuesOf(values), packSize, boxes });
    setMistake(answer.added ? null : answer.code);
    if (!answer.added) return;
    change(answer.sheet);
    // The next lens is usually of the same kind in another power.
    setChosen((now) => ({ ...now, power: undefined }));
    setBoxes("");
    document.getElementById("lens-power")?.focus();
  };
  return (
    <form className={styles.chooser} onSubmit={add} noValidate>
      {asked.map((field) => (
        <Field key={field} id={`lens-${field}`} label={nameOf(field)}>
          <Select num value={String(complete[field] ?? "")} onChange={({ currentTarget }) => choose(field, currentTarget.value)}>
            <option value="" />
            {offered[field]?.map((value) => (
              <option key={value} value={String(value)}>
                {formatLensValue(field, value)}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <Field id="lens-boxes" label={t("waiting:offlinePage.quantity")}>
        <NumberInput value={boxes} maxLength={4} onChange={({ currentTarget }) => setBoxes(currentTarget.value)} />
      </Field>
      <Button icon="plus">{t("waiting:offlinePage.add")}</Button>
      <p role="status" className={styles.mistake}>
        {mistake === "incomplete" && t("waiting:offlinePage.incomplete", { fields: lacking.map(nameOf).join(t("common:list.between")) })}
        {mistake === "notMade" && t("waiting:offlinePage.notMade")}
        {mistake === "quantity" && t("waiting:offlinePage.quantityNeeded", { max: maximumQuantity })}
      </p>
    </form>
  );
}

/** Returns the pack of the last added lens, which the next one usually has too. */
function packOf(sheet: StockSheet): Choice {
  const last = sheetLines(sheet).at(-1);
  return { packSize: last ? splitProductId(last.productId)?.packSize : undefined };
}
