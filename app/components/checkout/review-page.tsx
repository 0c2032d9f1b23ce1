import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { CartGroup } from "~/components/cart/cart-group";
import { orderedGroups } from "~/components/cart/cart-groups";
import type { PopulatedCart } from "~/components/cart/cart-in-sight";
import { findCartProblems } from "~/components/cart/cart-problems";
import { ProblemList, problemNumbersOf } from "~/components/cart/problem-list";
import { Page } from "~/components/frame/page";
import { Tally } from "~/components/frame/tally";
import { Button } from "~/components/ui/button";
import { Crumbs } from "~/components/ui/crumbs";
import { Notice } from "~/components/ui/notice";
import { PageHead } from "~/components/ui/page-head";
import { Trans } from "~/components/ui/trans";
import { useFormat } from "~/i18n/use-format";
import { CheckoutRefusal, type CheckoutRefusalAnswer } from "./checkout-refusal";
import { HoldBar } from "./hold-bar";
import { SubmitPanel, submitFormId } from "./submit-panel";

type Cart = NonNullable<PopulatedCart["cart"]>;
type Props = {
  populated: PopulatedCart;
  cart: Cart;
  hold: NonNullable<Cart["hold"]>;
  now: Date;
  place: { practiceName: string; locationName: string; partnerNumber: string };
  termsTicked: boolean;
  /** The address names an older review than the running one. */
  replaced: boolean;
  refusal: CheckoutRefusalAnswer | null;
};

/** The review: how long it runs, what is to be settled, every line as it would be ordered, and the totals with the submission. */
export function ReviewPage({ populated, cart, hold, now, place, termsTicked, replaced, refusal }: Props) {
  const { t } = useTranslation(["checkout", "cart", "common"]);
  const format = useFormat();
  const problems = findCartProblems(populated);
  const facts = { today: format.dayOf(now), pricesIncludeVat: cart.sums.pricesIncludeVat };
  const total = format.money(cart.sums.gross);
  const items = t("common:units.boxes", { count: cart.itemsQuantity });
  const termsError = refusal?.code === "termsNotAgreed" ? t("checkout:refusals.termsNotAgreed") : undefined;
  return (
    <Page
      rail={
        <SubmitPanel
          {...place}
          populated={populated}
          cart={cart}
          holdId={hold.holdId}
          now={now}
          termsTicked={termsTicked}
          termsError={termsError}
          problemsQuantity={problems.length}
        />
      }
      foot={
        <Tally
          label={t("checkout:totals.label")}
          main={t("checkout:totals.tally", { amount: total })}
          detail={
            problems.length > 0
              ? t("cart:totals.settleFirst", { count: problems.length })
              : t("checkout:totals.tallyUntil", { time: format.time(hold.expiresAt) })
          }
          action={
            <Button tone="primary" form={submitFormId} name="intent" value="submit">
              {t("checkout:totals.submitShort")}
            </Button>
          }
        />
      }
    >
      <Crumbs
        label={t("cart:steps.label")}
        crumbs={[
          { label: t("cart:steps.cart"), to: "/cart" },
          { label: t("cart:steps.review"), current: true },
          { label: t("cart:steps.confirmation") },
        ]}
      />
      <PageHead
        title={t("checkout:title")}
        actions={
          <div>
            <BackToCart cartId={cart.id} holdId={hold.holdId} />
          </div>
        }
      >
        <p>
          <Trans
            t={t}
            i18nKey="checkout:lead"
            values={{ place: `${place.practiceName}, ${place.locationName}`, items }}
            components={{ place: <bdi /> }}
          />
        </p>
      </PageHead>
      <div className="stack">
        {refusal && <CheckoutRefusal refusal={refusal} populated={populated} />}
        {replaced && !refusal && (
          <Notice tone="caution" role="status" title={t("checkout:replaced.title")}>
            <p>{t("checkout:replaced.text")}</p>
          </Notice>
        )}
        <HoldBar cartId={cart.id} expiresAt={hold.expiresAt} now={now} />
        <div>
          <ProblemList
            problems={problems}
            remedies={{ action: "/checkout", cartId: cart.id, holdId: hold.holdId }}
            hint={t("cart:problems.remedyHint")}
          />
          {orderedGroups(populated).map((group) => (
            <CartGroup key={group.id} group={group} problemNumbers={problemNumbersOf(problems)} facts={facts} />
          ))}
        </div>
      </div>
    </Page>
  );
}

function BackToCart({ cartId, holdId }: { cartId: string; holdId: string }) {
  const { t } = useTranslation("checkout");
  return (
    <Form method="post" action="/checkout">
      <input type="hidden" name="cartId" value={cartId} />
      <input type="hidden" name="holdId" value={holdId} />
      <Button icon="lock" name="intent" value="release">
        {t("back")}
      </Button>
    </Form>
  );
}
