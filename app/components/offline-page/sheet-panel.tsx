import { useId, useState } from "react";
import { Field } from "~/components/fields/field";
import { Select } from "~/components/fields/select";
import { Stepper } from "~/components/fields/stepper";
import { Prescription } from "~/components/lens/prescription";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { prescriptionText } from "~/domain/lens/prescription-text";
import { maximumQuantity } from "~/domain/order/quantity";
import { sheetLines } from "~/domain/order/stock-sheet";
import { splitProductId } from "~/domain/product/product-id";
import { useTexts } from "~/i18n/use-texts";
import { LensChooser } from "./lens-chooser";
import styles from "./offline-content.module.css";
import type { StoredSheets } from "./use-stored-sheets";

/** A stock order of a stored series: what is typed, one more lens, and the button that confirms it. */
export function SheetPanel({ sheets: { series, sheetOf, change, confirm } }: { sheets: StoredSheets }) {
  const { t } = useTexts(["waiting", "common"]);
  const id = useId();
  const [seriesId, setSeriesId] = useState(series[0]?.seriesId ?? "");
  const facts = series.find((each) => each.seriesId === seriesId) ?? series[0];
  if (!facts) {
    return (
      <Panel title={t("common:titles.stockRevenue")} padded>
        <p className="quiet">{t("waiting:offlinePage.noSeries")}</p>
      </Panel>
    );
  }
  const sheet = sheetOf(facts.seriesId);
  const lines = sheetLines(sheet);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const boxes = t("common:units.boxes", { count: quantity });
  return (
    <Panel title={t("common:titles.stockRevenue")} padded>
      <div className="stack">
        <Field id={id} label={t("waiting:offlinePage.series")}>
          <Select value={facts.seriesId} onChange={({ currentTarget }) => setSeriesId(currentTarget.value)}>
            {series.map((each) => (
              <option key={each.seriesId} value={each.seriesId}>
                {each.name}
              </option>
            ))}
          </Select>
        </Field>
        {lines.length > 0 && (
          <ul className={styles.lines}>
            {lines.map((line) => {
              const lens = splitProductId(line.productId);
              if (!lens) return null;
              return (
                <li key={line.productId}>
                  <span>
                    <Prescription values={lens.values} />{" "}
                    <span className="small quiet">{t("common:units.boxOf", { count: lens.packSize })}</span>
                  </span>
                  <Stepper
                    small
                    label={t("waiting:acts.boxes", { lens: prescriptionText(lens.values) })}
                    max={maximumQuantity}
                    value={sheet.texts[line.productId] ?? ""}
                    onChange={({ currentTarget }) => change({ ...sheet, texts: { ...sheet.texts, [line.productId]: currentTarget.value } })}
                  />
                </li>
              );
            })}
          </ul>
        )}
        <LensChooser key={facts.seriesId} facts={facts} sheet={sheet} change={change} />
        {lines.length > 0 && (
          <>
            <p className="small quiet">{t("waiting:offlinePage.inSheet", { boxes, count: lines.length })}</p>
            <Button type="button" tone="primary" onClick={() => confirm(facts)}>
              {t("waiting:offlinePage.confirm")}
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}
