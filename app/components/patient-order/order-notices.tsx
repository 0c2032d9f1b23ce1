import { Suspense } from "react";
import { ClashQuestion } from "~/components/cart/clash-question-when-asked";
import { ErrorSummary } from "~/components/fields/error-summary";
import { AskedFindings } from "~/components/prescription/findings-when-found";
import { Notice } from "~/components/ui/notice";
import { type OrderFormAnswer, orderFormId } from "~/forms/patient-order/order-form";
import { useTexts } from "~/i18n/use-texts";
import { OrderFormRefusal } from "./order-form-refusal-when-asked";
import type { OrderForm } from "./use-order-form";
import type { OrderProblem } from "./use-problem-texts";

type Props = {
  answer: OrderFormAnswer | undefined;
  form: OrderForm;
  /** What the server refused when the form was sent. */
  refused: readonly OrderProblem[];
  /** Where the form is sent. */
  action: string;
};

/** What the server answered to the form, above it: what to correct, a refusal, what it asks; and that an order in the cart is changed. */
export function OrderNotices({ answer, form, refused, action }: Props) {
  const { t } = useTexts("patientOrder");
  return (
    <>
      {refused.length > 0 && (
        <ErrorSummary
          title={t("mistakes.title", { count: refused.length })}
          problems={refused.map(({ controlId, text }) => ({ fieldId: controlId, text }))}
        />
      )}
      {answer?.refusal && <OrderFormRefusal refusal={answer.refusal} />}
      {answer && answer.findings.length > 0 && (
        <Suspense>
          <AskedFindings findings={form.findings} accepted={form.draft.accepted ?? []} formId={orderFormId} />
        </Suspense>
      )}
      {answer && answer.clashes.length > 0 && <ClashQuestion clashes={answer.clashes} entries={answer.entries} action={action} />}
      {form.draft.revision !== null && <Notice tone="accent">{t("editing")}</Notice>}
    </>
  );
}
