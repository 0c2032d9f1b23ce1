import { Notice } from "~/components/ui/notice";
import type { OrderFormState } from "~/forms/patient-order/order-form";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

/** Says that the form was filled with an old order: of which day, and what has changed since. */
export function RepeatedNotice({ repeated: { day, notes } }: { repeated: NonNullable<OrderFormState["repeated"]> }) {
  const { t } = useTexts(["patientOrder", "common"]);
  const format = useFormat();
  return (
    <Notice
      tone={notes.length > 0 ? "caution" : "accent"}
      role="status"
      title={t("patientOrder:past.filled", { day: format.dayInDigits(format.dayOf(day)) })}
    >
      {notes.map(({ side, productName, newProductName }) => (
        <p key={side}>
          {t(`common:eyes.${side}`)}:{" "}
          {newProductName === null
            ? t("patientOrder:past.gone", { product: productName })
            : t("patientOrder:past.replaced", { product: productName, newProduct: newProductName })}
        </p>
      ))}
    </Notice>
  );
}
