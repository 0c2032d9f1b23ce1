import { Suspense } from "react";
import { Form, Link } from "react-router";
import { ApprovalRuleHint, isToBeApproved } from "~/components/approvals/approval-rule-hint";
import type { OwnApprovals } from "~/components/approvals/own-approvals";
import type { MonthBudget } from "~/components/budgets/budget-left";
import { BudgetLeft } from "~/components/cart/parts-when-there";
import { Arrivals } from "~/components/cart-summary/arrivals";
import { OrderBy } from "~/components/cart-summary/order-by";
import { TotalsPanel } from "~/components/cart-summary/totals-panel";
import { Checkbox } from "~/components/fields/checkbox";
import { FieldError } from "~/components/fields/field-error";
import { Rail } from "~/components/frame/rail";
import { Button } from "~/components/ui/button";
import { Code } from "~/components/ui/code";
import { Trans } from "~/components/ui/trans";
import { orderedGroups } from "~/forms/cart/cart-groups";
import type { PopulatedCart } from "~/forms/cart/populated-cart";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { ChangeableUntil } from "./changeable-until";
import { termsFieldId } from "./terms-field-id";
import { useConsentNext } from "./use-consent-next";

export const submitFormId = "submit-order";

type Props = {
  populated: PopulatedCart;
  cart: NonNullable<PopulatedCart["cart"]>;
  holdId: string;
  now: Date;
  practiceName: string;
  partnerNumber: string;
  termsTicked: boolean;
  termsError: string | undefined;
  problemsQuantity: number;
  own: OwnApprovals;
  budget: MonthBudget | null;
};

/** Next to the review: totals, who pays, deadline and days, the terms, and the button that asks for confirmation before it orders. */
export function SubmitPanel(props: Props) {
  const { populated, cart, holdId, now, practiceName, partnerNumber, termsTicked, termsError, problemsQuantity, own, budget } = props;
  const { t } = useTexts(["approvals", "checkout", "cart"]);
  const format = useFormat();
  const asks = isToBeApproved(own, cart.sums.gross);
  const consent = useConsentNext();
  const foot = (
    <Form method="post" action="/checkout" id={submitFormId} ref={consent} className="stack stack--2" preventScrollReset>
      <input type="hidden" name="cartId" value={cart.id} />
      <input type="hidden" name="holdId" value={holdId} />
      <Checkbox id={termsFieldId} name="terms" defaultChecked={termsTicked} error={termsError}>
        <Trans
          t={t}
          i18nKey="checkout:totals.terms"
          values={{ practice: practiceName }}
          components={{ terms: <Link to={`/checkout/legal/terms?hold=${holdId}`} preventScrollReset /> }}
        />
      </Checkbox>
      {problemsQuantity > 0 && (
        <FieldError id="settle-first">
          <a href="#problems">{t("cart:totals.settleFirst", { count: problemsQuantity })}</a>
        </FieldError>
      )}
      <Button tone="primary" wide name="intent" value="submit">
        {t(asks ? "approvals:checkout.submit" : "checkout:totals.submit", {
          amount: format.money(cart.sums.gross),
        })}
      </Button>
    </Form>
  );
  return (
    <Rail flow label={t("checkout:totals.label")}>
      <TotalsPanel populated={populated} cart={cart} foot={foot}>
        <p className="tiny quiet">
          <Trans
            t={t}
            i18nKey="checkout:totals.invoice"
            values={{ number: partnerNumber }}
            components={{ code: <Code>{partnerNumber}</Code> }}
          />
        </p>
        <hr />
        {budget && (
          <Suspense>
            <BudgetLeft budget={budget} gross={cart.sums.gross} />
          </Suspense>
        )}
        <ApprovalRuleHint own={own} gross={cart.sums.gross} />
        <OrderBy cart={cart} now={now} />
        <Arrivals groups={orderedGroups(populated)} />
        {!asks && <ChangeableUntil cart={cart} now={now} />}
      </TotalsPanel>
    </Rail>
  );
}
