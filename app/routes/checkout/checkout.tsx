import { data, Outlet } from "react-router";
import { CheckoutRefusal } from "~/components/checkout/checkout-refusal";
import { NoReview } from "~/components/checkout/no-review";
import { ReviewPage } from "~/components/checkout/review-page";
import { Page } from "~/components/frame/page";
import type { PageHandle } from "~/components/frame/page-title";
import { BehindModal } from "~/components/ui/behind-modal";
import { callsContext, nowContext, sessionContext } from "~/context.server";
import { readKeptForm } from "~/middleware/kept-form.server";
import type { Route } from "./+types/checkout";
import { findCheckoutStep } from "./checkout-steps.server";

export const handle = { title: "checkout", i18n: ["cart", "checkout"] } satisfies PageHandle;

/** The cart as it would be ordered now. Reading starts no hold and ends none: that is done by buttons (D23). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { tenant, locations, locationId } = context.get(sessionContext);
  const location = locations.find(({ _id }) => _id === locationId);
  const kept = new Map(await readKeptForm({ url, context }));
  return {
    populated: await context.get(callsContext).cart.populate({ locationId }),
    now: context.get(nowContext),
    place: {
      practiceName: tenant.practiceName,
      locationName: location?.name ?? "",
      partnerNumber: location?.cviPartnerNo ?? tenant.partnerNumber,
    },
    askedHoldId: url.searchParams.get("hold"),
    termsTicked: url.searchParams.get("terms") === "on" || kept.get("terms") === "on",
  };
}

/** One step of the checkout, by the intent of its button. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const step = findCheckoutStep(form);
  if (!step) throw data(null, { status: 400 });
  return step(context.get(callsContext), form);
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { populated, now, place, askedHoldId, termsTicked } = loaderData;
  const { cart } = populated;
  const refusal = actionData?.refusal ?? null;
  return (
    <>
      <BehindModal>
        {cart?.hold ? (
          <ReviewPage
            populated={populated}
            cart={cart}
            hold={cart.hold}
            now={now}
            place={place}
            termsTicked={termsTicked}
            replaced={askedHoldId !== null && askedHoldId !== cart.hold.holdId}
            refusal={refusal}
          />
        ) : (
          <Page narrow>
            <div className="stack">
              {refusal && <CheckoutRefusal refusal={refusal} populated={populated} />}
              <NoReview cartId={cart && cart.itemsQuantity > 0 ? cart.id : null} expired={askedHoldId !== null} />
            </div>
          </Page>
        )}
      </BehindModal>
      <Outlet />
    </>
  );
}
