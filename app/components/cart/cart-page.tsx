import { useTranslation } from "react-i18next";
import { Page } from "~/components/frame/page";
import { Tally } from "~/components/frame/tally";
import { Crumbs } from "~/components/ui/crumbs";
import { PageHead } from "~/components/ui/page-head";
import { useFormat } from "~/i18n/use-format";
import { BeginCheckout } from "./begin-checkout";
import { CartGroup } from "./cart-group";
import { cartGroups } from "./cart-groups";
import type { PopulatedCart } from "./cart-in-sight";
import { findCartProblems } from "./cart-problems";
import { CartRefusal, type RefusedChange } from "./cart-refusal";
import { CartTotals } from "./cart-totals";
import { EmptyCart } from "./empty-cart";
import { HeldNotice } from "./held-notice";
import { ProblemList, problemNumbersOf } from "./problem-list";
import { SavedList } from "./saved-list";
import { useLineReason } from "./use-line-reason";

type Props = {
  populated: PopulatedCart;
  now: Date;
  locationName: string;
  /** A quantity that was typed when the session was over (D31). */
  kept: { lineId: string; typed: string } | null;
  /** What the last change was refused with; `lineId` when it was the quantity of a line. */
  refused: { lineId: string | null; typed: string; refusal: RefusedChange } | null;
};

/** The cart: what is settled first, the groups with their lines, what is saved for later, and the totals beside them. */
export function CartPage({ populated, now, locationName, kept, refused }: Props) {
  const { t } = useTranslation(["cart", "common"]);
  const format = useFormat();
  const reasonOf = useLineReason();
  const { cart, savedForLater } = populated;
  const groups = cartGroups(populated);
  const problems = findCartProblems(populated);
  const editable = cart && !cart.locked ? cart.id : undefined;
  const remark = refused?.lineId
    ? { lineId: refused.lineId, typed: refused.typed, reason: reasonOf(refused.refusal) }
    : kept && { ...kept, reason: "" };
  const facts = { today: format.dayOf(now), pricesIncludeVat: cart?.sums.pricesIncludeVat ?? false };
  const quantity = cart?.itemsQuantity ?? 0;
  return (
    <Page
      rail={
        cart && groups.length > 0 ? (
          <CartTotals populated={populated} cart={cart} now={now} problemsQuantity={problems.length} />
        ) : undefined
      }
      foot={
        cart &&
        editable &&
        quantity > 0 && (
          <Tally
            label={t("cart:title")}
            main={`${t("common:units.boxes", { count: quantity })} · ${format.money(cart.sums.gross)}`}
            detail={cart.promise && t("cart:rail.orderByShort", { time: format.time(cart.promise.cutOffAt) })}
            action={<BeginCheckout cartId={cart.id} />}
          />
        )
      }
    >
      <Crumbs
        label={t("cart:steps.label")}
        crumbs={[
          { label: t("cart:steps.cart"), current: true },
          { label: t("cart:steps.review") },
          { label: t("cart:steps.confirmation") },
        ]}
      />
      <PageHead title={t("cart:title")}>
        <p>
          <bdi>{locationName}</bdi>
          {quantity > 0 && ` · ${t("common:units.boxes", { count: quantity })}`}
        </p>
      </PageHead>
      <div className="stack">
        {refused && !refused.lineId && <CartRefusal refusal={refused.refusal} />}
        {cart?.locked && cart.hold && <HeldNotice cartId={cart.id} hold={cart.hold} />}
        <div>
          <ProblemList problems={problems} remedies={editable ? { action: "/cart", cartId: editable } : undefined} />
          {groups.map((group) => (
            <CartGroup
              key={group.id}
              group={group}
              problemNumbers={problemNumbersOf(problems)}
              facts={facts}
              editing={editable ? { cartId: editable, refused: remark } : undefined}
            />
          ))}
          {groups.length === 0 && <EmptyCart locationName={locationName} savedQuantity={savedForLater.length} />}
        </div>
        <SavedList preorders={savedForLater} cartId={editable} />
      </div>
    </Page>
  );
}
