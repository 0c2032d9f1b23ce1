import { memo, useCallback } from "react";
import { AxisDialLater } from "~/components/lens/axis-dial-later";
import { LensValue } from "~/components/lens/lens-value";
import { Num } from "~/components/ui/num";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { boxesOfText } from "~/domain/order/stock-sheet";
import { splitProductId } from "~/domain/product/product-id";
import type { GridPage } from "~/forms/stock-grid/grid-page";
import { gridAddress } from "~/forms/stock-grid/grid-view";
import { useTexts } from "~/i18n/use-texts";
import styles from "./grid-chooser.module.css";
import { useTextsLater } from "./use-grid";

type Props = { chooser: GridPage["choosers"][number]; page: GridPage };

/**
 * A parameter that is chosen outside the grid; each value is a button that sends the form, with everything typed, to the view of that
 * value, with and without JavaScript. A dot marks values that have boxes, a ring those that are usually ordered.
 */
export const GridChooser = memo(function GridChooser({ chooser, page }: Props) {
  const { t } = useTexts(["stockGrid", "common"]);
  const { field, values, chosen, usualValues } = chooser;
  const isAxis = field === "axis";
  const filled = useTextsLater(useCallback((texts) => filledValues(texts, field), [field])).split(" ");
  const written = (value: string | number) => formatLensValue(field as "axis", value);
  const title = isAxis ? t("stockGrid:chooser.axis", { axis: "" }) : t(`common:parameters.${field as "axis"}`);
  return (
    <fieldset className={styles.chooser} data-axis={isAxis || undefined} aria-label={`${title} ${written(chosen)}`}>
      {isAxis && typeof chosen === "number" && <AxisDialLater axis={chosen} />}
      <div>
        <p className={`${styles.title} row row--apart`}>
          <span className="strong small">
            {title} <Num>{written(chosen)}</Num>
          </span>
          <span className={styles.key}>
            <span>
              <i className={styles.filled} /> {t("stockGrid:chooser.hasBoxes")}
            </span>
            {usualValues.length > 0 && (
              <span>
                <i className={styles.usual} /> {t("stockGrid:chooser.usual")}
              </span>
            )}
          </span>
        </p>
        <div className={styles.values} data-many={values.length > 18 || undefined}>
          {values.map((value) => (
            <button
              key={value}
              type="submit"
              name="intent"
              value="show"
              formAction={gridAddress(page, { field, value })}
              aria-current={value === chosen ? "true" : undefined}
            >
              <LensValue field={field as "axis"} value={value} />
              <span className={styles.marks}>
                {filled.includes(String(value)) && (
                  <>
                    <i className={styles.filled} />
                    <VisuallyHidden> {t("stockGrid:chooser.hasBoxes")}</VisuallyHidden>
                  </>
                )}
                {usualValues.includes(value) && (
                  <>
                    <i className={styles.usual} />
                    <VisuallyHidden> {t("stockGrid:chooser.usual")}</VisuallyHidden>
                  </>
                )}
              </span>
            </button>
          ))}
        </div>
      </div>
    </fieldset>
  );
});

/** Returns the values of a parameter that have boxes, as one text, so that nothing is rendered again while it stays equal. */
function filledValues(texts: Readonly<Record<string, string>>, field: string): string {
  const values = Object.entries(texts).flatMap(([productId, text]) =>
    boxesOfText(text) > 0 ? (splitProductId(productId)?.values[field as "axis"] ?? []) : [],
  );
  return [...new Set(values)].join(" ");
}
