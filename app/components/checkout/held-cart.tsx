import { Suspense } from "react";
import { isToBeApproved } from "~/components/approvals/approval-rule-hint";
import { CartPage, type CartPageData } from "~/components/cart/cart-page";
import { OpenCart } from "~/components/cart/open-cart";
import { BeginCheckout } from "~/components/cart-summary/begin-checkout";
import { Tally } from "~/components/frame/tally";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { findCartProblems } from "~/forms/cart/cart-problems";
import type { RefusedCartChange } from "~/forms/cart/refused-cart-change";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { CheckoutRefusalAnswer } from "./checkout-refusal";
import { HoldBar } from "./hold-bar";
import { CheckoutRefusal } from "./refusal-when-refused";
import { SubmitPanel, submitFormId } from "./submit-panel";

type Props = CartPageData & {
  /** The hold in the URL. */
  askedHoldId: string | null;
  refused: RefusedCartChange | null;
  /** The refusal of the submission. */
  refusal: CheckoutRefusalAnswer | null;
};

/** The cart under the hold of this page, for submission; the open cart when the hold is over (D56). */
export function HeldCart({ askedHoldId, refused, refusal, ...loaded }: Props) {
  const { t } = useTexts(["approvals", "checkout", "cart", "common"]);
  const format = useFormat();
  const { populated, now, workplace, termsTicked, own, budget } = loaded;
  const { cart } = populated;
  const refusalNotice = refusal && (
    <Suspense>
      <CheckoutRefusal refusal={refusal} populated={populated} />
    </Suspense>
  );
  if (!cart?.hold) {
    const expired = askedHoldId !== null && cart && cart.itemsQuantity > 0 && (
      <Notice tone="caution" role="status" title={t("checkout:expired.title")} actions={<BeginCheckout cartId={cart.id} secondary />}>
        <p className="small">{t("checkout:expired.text")}</p>
      </Notice>
    );
    return <OpenCart {...loaded} refused={refused} notices={refusalNotice ?? expired} />;
  }
  const { holdId, expiresAt } = cart.hold;
  const problemsQuantity = findCartProblems(populated).length;
  const isNewer = askedHoldId !== null && askedHoldId !== holdId && !refusal && !refused;
  const submit = { populated, cart, holdId, now, termsTicked, problemsQuantity, own, budget, ...workplace };
  return (
    <CartPage
      {...loaded}
      form={{ cartId: cart.id, holdId }}
      refused={refused}
      notices={
        <>
          {refusalNotice}
          {isNewer && (
            <Notice tone="caution" role="status" title={t("checkout:replaced.title")}>
              <p>{t("checkout:replaced.text")}</p>
            </Notice>
          )}
          <HoldBar cartId={cart.id} holdId={holdId} expiresAt={expiresAt} now={now} />
        </>
      }
      rail={<SubmitPanel {...submit} termsError={refusal?.code === "termsNotAgreed" ? t("checkout:refusals.termsNotAgreed") : undefined} />}
      foot={
        <Tally
          label={t("checkout:totals.label")}
          main={t("checkout:totals.tally", { amount: format.money(cart.sums.gross) })}
          detail={
            problemsQuantity > 0
              ? t("cart:totals.settleFirst", { count: problemsQuantity })
              : t("checkout:totals.tallyUntil", { time: format.time(expiresAt) })
          }
          action={
            <Button tone="primary" form={submitFormId} name="intent" value="submit">
              {t(isToBeApproved(own, cart.sums.gross) ? "approvals:checkout.submitShort" : "checkout:totals.submitShort")}
            </Button>
          }
        />
      }
    />
  );
}
