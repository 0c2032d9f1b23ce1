import { data, Outlet } from "react-router";
import { OpenCart } from "~/components/cart/open-cart";
import type { PageHandle } from "~/components/frame/page-title";
import { BehindModal } from "~/components/ui/behind-modal";
import type { Route } from "./+types/cart";
import { answerCartChange } from "./cart-changes.server";
import { readCartPage } from "./read-cart-page.server";
import { releaseHold } from "./release-hold.server";

export const handle = { title: "cart", i18n: ["cart"] } satisfies PageHandle;

/** The cart while it is edited (D56). */
export function loader({ context, url }: Route.LoaderArgs) {
  return readCartPage({ context, url });
}

/** One change of the cart, by the intent of its button. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.get("intent") === "release") return releaseHold(context, form);
  const answer = await answerCartChange(context, form);
  if (!answer) throw data(null, { status: 400 });
  return answer;
}

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BehindModal>
        <OpenCart {...loaderData} refused={actionData ?? null} />
      </BehindModal>
      <Outlet />
    </>
  );
}
