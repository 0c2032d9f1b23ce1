import { isDefinedError, safe } from "@orpc/client";
import { data, redirect } from "react-router";
import { LensDialog, type RefusedLens } from "~/components/cart-line/lens-dialog";
import type { PageHandle } from "~/components/frame/page-title";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { cartPagePath } from "~/forms/cart/cart-form";
import { everyPreorder } from "~/forms/cart/cart-groups";
import { lensFieldsOf, parseChosen, withChangedLens } from "~/forms/cart/changed-lens";
import { isolate } from "~/i18n/format/isolate";
import { postedForm } from "~/middleware/read-form.server";
import { answerRefusal } from "../outcomes.server";
import type { Route } from "./+types/lens";
import { afterChange } from "./cart-of-form.server";
import { refusedChange } from "./refuse-change.server";

export const handle = { title: "cart", modal: true, i18n: ["cart"] } satisfies PageHandle;

/** Loads the lens in the URL as it is in the cart now, with the values in which its series is made. */
export async function loader({ context, url }: Pick<Route.LoaderArgs, "context" | "url">) {
  const { locationId } = context.get(sessionContext);
  const { cart: calls, catalogue } = context.get(callsContext);
  const populated = await calls.populate({ locationId });
  const preorder = everyPreorder(populated).find(({ id }) => id === url.searchParams.get("preorder")) ?? null;
  const line = preorder?.lines.find(({ id, seriesId }) => id === url.searchParams.get("line") && seriesId !== null) ?? null;
  const cart = { cartId: populated.cart?.id ?? "", holdId: url.searchParams.get("hold") ?? undefined };
  const offered = line?.seriesId ? await catalogue.allowedValues({ seriesId: line.seriesId, locationId }) : null;
  return { cart, preorder, line, fields: line && offered ? lensFieldsOf(line, offered.fields) : [] };
}

/** Saves the chosen values. A combination that is not made is refused at its field, with the nearest value that is. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await postedForm(request);
  const { cart, preorder, line, fields } = await loader({ context, url });
  const chosen = parseChosen(form, fields);
  if (!preorder || !line) return redirect(cartPagePath(cart.holdId));
  const typed = Object.fromEntries(chosen ?? []);
  if (!chosen) return data({ typed, impossible: null, refusal: { code: "other", values: null } } satisfies RefusedLens, { status: 422 });
  const { locationId } = context.get(sessionContext);
  const preorders = [withChangedLens(preorder, line.id, chosen)];
  const [error, changed] = await safe(context.get(callsContext).cart.sync({ locationId, preorders, holdId: cart.holdId }));
  if (isDefinedError(error) && error.code === "impossibleLens")
    return data({ typed, impossible: error.data, refusal: null } satisfies RefusedLens, { status: 422 });
  if (error)
    return answerRefusal(
      context,
      error,
      (why) => ({ typed, impossible: null, refusal: refusedChange(why, cart.holdId) }) satisfies RefusedLens,
    );
  context.get(noticeContext).add({ key: "cart:notices.lens", values: { product: isolate(line.productName) } });
  return redirect(cartPagePath(afterChange(cart, changed).holdId));
}

export default function ChangeLens({ loaderData: { cart, line, fields }, actionData }: Route.ComponentProps) {
  return <LensDialog cart={cart} line={line} fields={fields} refused={actionData} />;
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/cart" />;
}
