import { prescriptionText } from "~/domain/lens/prescription-text";
import type { CartLine, CartPreorder } from "~/forms/cart/cart-groups";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

type Subject = Pick<CartPreorder, "patientId" | "patientFirst" | "patientLast">;
type Row = readonly Pick<CartLine, "productName" | "packSize" | "solutionId" | "values" | "eye">[];

/**
 * Returns a function for what the buttons of a row of the cart are about, read out after their labels: product, lens, eye and patient, so
 * that those of two patients or powers sound different.
 */
export function useSpokenRow() {
  const { t } = useTexts("common");
  const format = useFormat();
  return ({ patientId, patientFirst, patientLast }: Subject, lines: Row): string => {
    const [line] = lines;
    if (!line) return "";
    const { productName, packSize, solutionId, values, eye } = line;
    const lens = lines.length === 1 && solutionId === null ? prescriptionText(values) : "";
    const patient = patientId === null ? "" : format.name({ firstName: patientFirst ?? "", lastName: patientLast ?? "" });
    const parts = [
      isolate(format.product(productName, solutionId === null ? packSize : null)),
      ...(lens === "" ? [] : [isolateLtr(lens)]),
      ...(eye ? [t(`eyes.${eye}`)] : []),
      ...(patient === "" ? [] : [isolate(patient)]),
    ];
    return parts.join(", ");
  };
}
