import { RefusalNotice } from "~/components/fields/refusal-notice";
import { ButtonLink } from "~/components/ui/button-link";
import type { OrderFormAnswer } from "~/forms/patient-order/order-form";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

type Refusal = NonNullable<OrderFormAnswer["refusal"]>;

const codesWithText = [
  "cartLocked",
  "cartLimit",
  "changedElsewhere",
  "gone",
  "impossibleLens",
  "productUnavailable",
  "patientRequired",
  "shippingRefused",
  "notFound",
] as const;

/** Why the cart did not accept the order; everything typed is shown below. With a running review both options are offered (D23). */
export function OrderFormRefusal({ refusal }: { refusal: Refusal }) {
  const { t } = useTexts("patientOrder");
  const format = useFormat();
  const code = codesWithText.find((each) => each === refusal.code) ?? "other";
  return (
    <RefusalNotice
      title={t("refusals.title")}
      actions={
        code === "cartLocked" && (
          <>
            <ButtonLink small to="/cart">
              {t("refusals.toCart")}
            </ButtonLink>
            <ButtonLink small to="/checkout">
              {t("refusals.toCheckout")}
            </ButtonLink>
          </>
        )
      }
    >
      <p>{t(`refusals.${code}`, { until: "", max: "", quantity: "", ...format.values(refusal.values) })}</p>
    </RefusalNotice>
  );
}
