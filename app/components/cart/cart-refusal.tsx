import { quantityFieldId } from "~/components/cart-line/quantity-form";
import { useLineReason } from "~/components/cart-line/use-line-reason";
import { ErrorSummary } from "~/components/fields/error-summary";
import { RefusalNotice } from "~/components/fields/refusal-notice";
import type { RefusedChange } from "~/forms/cart/refused-cart-change";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { useFailureNotice } from "./use-failure-notice";

const codes = [
  "cartLocked",
  "heldElsewhere",
  "cartLimit",
  "cartNotFound",
  "notFound",
  "nothingToRestore",
  "changedElsewhere",
  "nothingSelected",
] as const;

/** Why a change of the cart was refused; the cart below is in its present state. A failure on our side is also shown at the top left. */
export function CartRefusal({ refusal }: { refusal: RefusedChange }) {
  const { t } = useTexts("cart");
  const format = useFormat();
  useFailureNotice(refusal);
  const code = codes.find((known) => known === refusal.code) ?? "other";
  return (
    <RefusalNotice title={t("refusals.title")}>
      <p>{t(`refusals.${code}`, { until: "", max: "", quantity: "", ...format.values(refusal.values) })}</p>
    </RefusalNotice>
  );
}

/** The same for the quantity of a line, with a link to its field: without JavaScript the page begins anew, and the field may be far down. */
export function LineRefusal({ lineId, refusal }: { lineId: string; refusal: RefusedChange }) {
  const { t } = useTexts("cart");
  const reasonOf = useLineReason();
  return <ErrorSummary title={t("refusals.title")} problems={[{ fieldId: quantityFieldId(lineId), text: reasonOf(refusal) }]} />;
}
