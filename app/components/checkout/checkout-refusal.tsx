import { useRouteLoaderData } from "react-router";
import { useFailureNotice } from "~/components/cart/use-failure-notice";
import { ErrorSummary } from "~/components/fields/error-summary";
import { RefusalNotice } from "~/components/fields/refusal-notice";
import { Code } from "~/components/ui/code";
import { Trans } from "~/components/ui/trans";
import type { Money } from "~/domain/money";
import { everyPreorder } from "~/forms/cart/cart-groups";
import type { PopulatedCart } from "~/forms/cart/populated-cart";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { type ReviewChange, ReviewChanges } from "./review-change";
import { termsFieldId } from "./terms-field-id";

/** Why nothing was ordered; `changes` of a changed review, `preorderIds` of orders whose window has closed. */
export type CheckoutRefusalAnswer = {
  code: string;
  values: { changes?: ReviewChange[]; preorderIds?: string[]; max?: number; quantity?: number; aboveAmount?: Money } | null;
};

const codes = [
  "checkoutExpired",
  "trialRulesBroken",
  "shippingRefused",
  "cartEmpty",
  "cartLimit",
  "cartNotFound",
  "changeWindowClosed",
  "approvalNeeded",
  "approvalNotNeeded",
] as const;

/** What a refused submission shows above the fresh review. */
export function CheckoutRefusal({ refusal, populated }: { refusal: CheckoutRefusalAnswer; populated: PopulatedCart }) {
  const { t } = useTexts("checkout");
  const format = useFormat();
  useFailureNotice(refusal);
  const { code, values } = refusal;
  if (code === "termsNotAgreed") {
    return <ErrorSummary title={t("refusals.termsFirst")} problems={[{ fieldId: termsFieldId, text: t("refusals.termsNotAgreed") }]} />;
  }
  const known = codes.find((each) => each === code);
  if (code !== "reviewChanged" && !known) return <Failed />;
  const changes = values?.changes ?? [];
  const late = everyPreorder(populated).filter(({ id }) => values?.preorderIds?.includes(id));
  const names = format.products([...new Set(late.flatMap(({ lines }) => lines.map(({ productName }) => productName)))]);
  const reviewText = changes.length > 0 ? t("refusals.reviewChanged") : t("refusals.newerReview");
  const amount = values?.aboveAmount ? isolate(format.money(values.aboveAmount)) : "";
  const texts = { max: "", quantity: "", ...format.values(values), amount };
  return (
    <RefusalNotice title={t("refusals.title")}>
      <p>
        {known ? t(`refusals.${known}`, texts) : reviewText} {names}
      </p>
      {changes.length > 0 && <ReviewChanges changes={changes} />}
    </RefusalNotice>
  );
}

/** A failure on the portal's side: what is safe, and what to do now (D38). */
function Failed() {
  const { t } = useTexts("checkout");
  const phone = useRouteLoaderData<{ distributorPhone: string }>("root")?.distributorPhone ?? "";
  return (
    <RefusalNotice title={t("refusals.failedTitle")}>
      <p>
        <Trans t={t} i18nKey="refusals.failed" values={{ phone }} components={{ code: <Code>{phone}</Code> }} />
      </p>
    </RefusalNotice>
  );
}
