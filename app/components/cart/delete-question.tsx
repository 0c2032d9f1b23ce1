import { Prescription } from "~/components/lens/prescription";
import { packsText } from "~/components/orders/packs-text";
import { Trans } from "~/components/ui/trans";
import type { CartLine } from "~/forms/cart/cart-groups";
import type { DeleteTarget } from "~/forms/cart/delete-target";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { packsOf } from "./use-cart-count";

/** What would be removed from the cart, by the names that the cart shows. */
export function DeleteQuestion({ target }: { target: DeleteTarget }) {
  const { t } = useTexts(["cart", "common"]);
  const format = useFormat();
  const packs = (lines: readonly CartLine[]) => packsText(t, [packsOf(lines)]);
  const components = { b: <b /> };
  if (target.kind === "patient") {
    const { patientFirst, patientLast } = target.preorders[0] ?? { patientFirst: null, patientLast: null };
    const patient = format.name({ firstName: patientFirst ?? "", lastName: patientLast ?? "" });
    const boxes = packs(target.preorders.flatMap(({ lines }) => lines));
    return (
      <p>
        <Trans t={t} i18nKey="cart:delete.patient" values={{ patient, boxes }} components={components} />
      </p>
    );
  }
  if (target.kind === "preorder" || target.kind === "product") {
    const lines = target.kind === "product" ? target.lines : target.preorder.lines;
    const values = { products: format.products(productsOf(lines)), boxes: packs(lines) };
    return (
      <p>
        <Trans t={t} i18nKey="cart:delete.preorder" values={values} components={components} />
      </p>
    );
  }
  const { line, preorder } = target;
  const values = { product: line.productName, boxes: packs([line]) };
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

const productsOf = (lines: readonly CartLine[]) => [...new Set(lines.map(({ productName }) => productName))];
