import { type ReactNode, Suspense } from "react";
import { ApprovalRuleHint } from "~/components/approvals/approval-rule-hint";
import { BeginCheckout } from "~/components/cart-summary/begin-checkout";
import { CartTotals } from "~/components/cart-summary/cart-totals";
import { Tally } from "~/components/frame/tally";
import { findCartProblems } from "~/forms/cart/cart-problems";
import type { RefusedCartChange } from "~/forms/cart/refused-cart-change";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { CartPage, type CartPageData } from "./cart-page";
import { HeldNotice } from "./held-notice";
import { BudgetLeft } from "./parts-when-there";

type Props = CartPageData & { refused: RefusedCartChange | null; notices?: ReactNode };

/** The cart while no review of it runs on this page: editable, or read-only while another page holds it. */
export function OpenCart({ refused, notices, ...loaded }: Props) {
  const { t } = useTexts(["cart", "common"]);
  const format = useFormat();
  const { populated, now, own, budget } = loaded;
  const { cart } = populated;
  const form = cart && !cart.locked ? { cartId: cart.id } : undefined;
  return (
    <CartPage
      {...loaded}
      form={form}
      refused={refused}
      notices={
        <>
          {notices}
          {cart?.hold && <HeldNotice cartId={cart.id} hold={cart.hold} />}
        </>
      }
      rail={
        cart && (
          <CartTotals populated={populated} cart={cart} now={now} problemsQuantity={findCartProblems(populated).length}>
            {budget && (
              <Suspense>
                <BudgetLeft budget={budget} gross={cart.sums.gross} />
              </Suspense>
            )}
            <ApprovalRuleHint own={own} gross={cart.sums.gross} />
          </CartTotals>
        )
      }
      foot={
        cart &&
        form &&
        cart.itemsQuantity > 0 && (
          <Tally
            label={t("cart:title")}
            main={`${t("common:units.items", { count: cart.itemsQuantity })} · ${format.money(cart.sums.gross)}`}
            detail={cart.promise && t("cart:rail.orderByShort", { time: format.time(cart.promise.cutOffAt) })}
            action={<BeginCheckout cartId={cart.id} />}
          />
        )
      }
    />
  );
}
