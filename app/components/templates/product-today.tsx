import { Prescription } from "~/components/lens/prescription";
import { prescriptionText } from "~/domain/lens/prescription-text";
import type { LineToday } from "~/forms/templates/template-form";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./templates.module.css";

/** A product of a template under its present name, with what it replaces, or why it cannot be ordered and which lens is nearest. */
export function ProductToday({ line }: { line: LineToday }) {
  const { t } = useTexts("templates");
  const format = useFormat();
  const { kind, now, nearest, reason, isReplaced } = line;
  const shown = now ?? line;
  const nameOf = ({ productName, packSize }: { productName: string; packSize: number }) =>
    format.product(productName, kind === "solutions" ? null : packSize);
  const product = isolate(nameOf(line));
  return (
    <span>
      <bdi>{nameOf(shown)}</bdi>
      {kind !== "solutions" && (
        <>
          <br />
          <Prescription values={shown.values} />
        </>
      )}
      {isReplaced && <span className={`small quiet ${styles.note}`}>{t("fill.replaced", { product })}</span>}
      {reason === "discontinued" && <span className={`small caution ${styles.note}`}>{t("fill.gone", { product })}</span>}
      {reason === "unavailable" && <span className={`small caution ${styles.note}`}>{t("fill.unavailable", { product })}</span>}
      {reason === "notMade" && <span className={`small caution ${styles.note}`}>{t("fill.notMade")}</span>}
      {nearest && (
        <span className={`small ${styles.note}`}>
          {t("fill.nearest", { lens: `${isolate(nameOf(nearest))} ${isolateLtr(prescriptionText(nearest.values))}` })}
        </span>
      )}
    </span>
  );
}
