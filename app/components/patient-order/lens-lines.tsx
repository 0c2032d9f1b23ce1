import { Prescription } from "~/components/lens/prescription";
import type { LensValues } from "~/domain/lens/lens-values";
import type { Eye } from "~/domain/order/order-lines";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

/** A lens of one eye; lines of solutions and stock have no eye. */
type Line = { id: string; eye: Eye | null; productName: string; packSize: number; quantity: number; values: LensValues };

/** The lenses of an order in a few lines: products and boxes, then the prescription of each eye. */
export function LensLines({ lines }: { lines: readonly Line[] }) {
  const { t } = useTexts("patientOrder");
  const format = useFormat();
  const products = lines.map(({ productName, packSize }) => format.product(productName, packSize));
  const boxes = (side: Eye) => lines.filter(({ eye }) => eye === side).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <p className="small quiet">
        <bdi>{format.products([...new Set(products)])}</bdi>, {t("past.boxes", { right: boxes("right"), left: boxes("left") })}
      </p>
      {lines.map(({ id, eye, values }) => (
        <Prescription key={id} values={values} eye={eye ?? undefined} className="small" />
      ))}
    </>
  );
}
