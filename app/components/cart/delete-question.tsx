import { Prescription } from "~/components/lens/prescription";
import { Trans } from "~/components/ui/trans";
import type { CartLine } from "~/forms/cart/cart-groups";
import type { DeleteTarget } from "~/forms/cart/delete-target";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

/** What would be removed from the cart, by the names that the cart shows. */
export function DeleteQuestion({ target }: { target: DeleteTarget }) {
  const { t } = useTexts(["cart", "common"]);
  const format = useFormat();
  const boxes = (quantity: number) => t("common:units.boxes", { count: quantity });
  const components = { b: <b /> };
  if (target.kind === "patient") {
    const { patientFirst, patientLast } = target.preorders[0] ?? { patientFirst: null, patientLast: null };
    const patient = format.name({ firstName: patientFirst ?? "", lastName: patientLast ?? "" });
    const quantity = target.preorders.reduce((sum, { boxesQuantity }) => sum + boxesQuantity, 0);
    return (
      <p>
        <Trans t={t} i18nKey="cart:delete.patient" values={{ patient, boxes: boxes(quantity) }} components={components} />
      </p>
    );
  }
  if (target.kind === "preorder" || target.kind === "product") {
    const lines = target.kind === "product" ? target.lines : target.preorder.lines;
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
    const values = { products: productsOf(lines, format.list), boxes: boxes(quantity) };
    return (
      <p>
        <Trans t={t} i18nKey="cart:delete.preorder" values={values} components={components} />
      </p>
    );
  }
  const { line, preorder } = target;
  const values = { product: line.productName, boxes: boxes(line.quantity) };
  return (
    <>
      <p>
        <Trans t={t} i18nKey="cart:delete.line" values={values} components={components} />
      </p>
      {line.solutionId === null && <Prescription values={line.values} eye={line.eye ?? undefined} />}
      {line.eye !== null && preorder.lines.length === 1 && <p className="small quiet">{t("cart:delete.lastEye")}</p>}
    </>
  );
}

const productsOf = (lines: readonly CartLine[], list: (items: string[]) => string) =>
  list([...new Set(lines.map(({ productName }) => productName))]);
