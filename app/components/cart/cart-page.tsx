import { type ReactNode, Suspense } from "react";
import type { OwnApprovals } from "~/components/approvals/own-approvals";
import type { MonthBudget } from "~/components/budgets/budget-left";
import { useSubmitAfterChanges } from "~/components/cart-line/use-submit-after-changes";
import { Page } from "~/components/frame/page";
import { ButtonLink } from "~/components/ui/button-link";
import { PageHead } from "~/components/ui/page-head";
import { type CartForm, cartAction, questionPath } from "~/forms/cart/cart-form";
import { cartGroups } from "~/forms/cart/cart-groups";
import { findCartProblems } from "~/forms/cart/cart-problems";
import type { Clash } from "~/forms/cart/clash";
import type { PopulatedCart } from "~/forms/cart/populated-cart";
import type { RefusedCartChange } from "~/forms/cart/refused-cart-change";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { CartGroup } from "./cart-group";
import { CartRefusal, LineRefusal } from "./cart-refusal";
import { ClashQuestion } from "./clash-question-when-asked";
import { EmptyCart } from "./empty-cart";
import { CartSelection, OwnApprovalNotices, ReplacedNotices, SavedList } from "./parts-when-there";
import { ProblemList, problemNumbersOf } from "./problem-list";
import { useCartCount } from "./use-cart-count";

/** The data of the cart's page and its review. */
export type CartPageData = {
  populated: PopulatedCart;
  now: Date;
  workplace: { practiceName: string; locationName: string; partnerNumber: string };
  /** Quantities that were typed when the session ended (D31). */
  keptTexts: [lineId: string, text: string][];
  termsTicked: boolean;
  /** Whether the URL asks to select every line (D104). */
  allSelected: boolean;
  /** Which of the person's carts need approval, wait for it, or were declined (D96). */
  own: OwnApprovals;
  /** The location's budget this month (D103); null without one. */
  budget: MonthBudget | null;
};

type Props = CartPageData & {
  /** The form data that changes are sent with; undefined while the cart is read-only. */
  form: CartForm | undefined;
  refused: RefusedCartChange | null;
  /** Notices above the cart: a hold, a refusal. */
  notices: ReactNode;
  rail: ReactNode;
  foot: ReactNode;
};

/** The cart, open and under a hold: what must be resolved first, the groups with their lines, and what is saved for later (D56). */
export function CartPage({ populated, now, workplace, keptTexts, allSelected, own, form, refused, notices, rail, foot }: Props) {
  const { t } = useTexts(["cart", "common"]);
  const format = useFormat();
  const count = useCartCount(populated);
  useSubmitAfterChanges(cartAction({ holdId: form?.holdId }));
  const { cart, savedForLater } = populated;
  const groups = cartGroups(populated);
  const problems = findCartProblems(populated);
  const typedBefore = keptTexts.length > 0 ? { lineId: null, texts: keptTexts, refusal: { code: "", values: null } } : null;
  const facts = {
    today: format.dayOf(now),
    pricesIncludeVat: cart?.sums.pricesIncludeVat ?? false,
    problemNumbers: problemNumbersOf(problems),
    form,
    allSelected,
    refused: refused ?? typedBefore,
  };
  return (
    <Page rail={groups.length > 0 ? rail : undefined} foot={groups.length > 0 && foot}>
      <PageHead
        title={t("cart:heading")}
        actions={
          form &&
          groups.length > 0 && (
            <>
              {groups.some(({ preorders }) => preorders.some(fitsTemplate)) && (
                <ButtonLink to="/products/templates/new">{t("common:actions.saveAsTemplate")}</ButtonLink>
              )}
              <ButtonLink to={questionPath(form, "empty")} preventScrollReset>
                {t("cart:totals.emptyCart")}
              </ButtonLink>
            </>
          )
        }
      >
        <p>
          <bdi>
            {workplace.practiceName}, {workplace.locationName}
          </bdi>
          {groups.length > 0 && ` · ${count} · ${t("cart:nothingSent")}`}
        </p>
      </PageHead>
      <div className="stack">
        {refused?.lineId && <LineRefusal lineId={refused.lineId} refusal={refused.refusal} />}
        {refused && !refused.lineId && <RefusedChange {...refused} form={form} />}
        {(own.declined || own.waiting.length > 0) && (
          <Suspense>
            <OwnApprovalNotices own={own} />
          </Suspense>
        )}
        {notices}
        {groups.some(({ preorders }) => preorders.some(({ replacedOrder }) => replacedOrder)) && (
          <Suspense>
            <ReplacedNotices populated={populated} form={form} />
          </Suspense>
        )}
        <div>
          <ProblemList problems={problems} form={form} />
          {form && groups.length > 0 && (
            <Suspense>
              <CartSelection form={form} toPatient={groups.some(({ preorders }) => preorders.some(goesToPatient))} />
            </Suspense>
          )}
          {groups.map((group) => (
            <CartGroup key={group.id} group={group} facts={facts} />
          ))}
          {groups.length === 0 && <EmptyCart locationName={workplace.locationName} savedQuantity={savedForLater.length} />}
        </div>
        {savedForLater.length > 0 && (
          <Suspense>
            <SavedList preorders={savedForLater} form={form} />
          </Suspense>
        )}
      </div>
    </Page>
  );
}

/** Why a change of the whole was refused, or the question about lenses that are in the cart already (D22). */
function RefusedChange({ refusal, entries, form }: RefusedCartChange & Pick<Props, "form">) {
  if (refusal.code !== "alreadyInCart" || !entries) return <CartRefusal refusal={refusal} />;
  const { clashes } = refusal.values as { clashes: Clash[] };
  return (
    <Suspense>
      <ClashQuestion clashes={clashes} entries={entries} action={form && cartAction(form)} />
    </Suspense>
  );
}

/** Whether anything in the cart can be saved as a template (D170). */
const fitsTemplate = ({ patientId }: PopulatedCart["preordersPatient"][number]) => patientId === null;
const goesToPatient = ({ dispensingPreference }: PopulatedCart["preordersPatient"][number]) => dispensingPreference === "ShipToPatient";
