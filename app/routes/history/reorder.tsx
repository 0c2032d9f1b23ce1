import { safe } from "@orpc/client";
import { data, href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { z } from "zod";
import type { PageHandle } from "~/components/frame/page-title";
import { ReorderPage } from "~/components/orders/reorder-page";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { onClashValues } from "~/domain/cart/on-clash";
import { textEntries } from "~/forms/form-texts";
import { isolateLtr } from "~/i18n/format/isolate";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { postedForm } from "~/middleware/read-form.server";
import { refusalOf } from "~/routes/outcomes.server";
import type { Route } from "./+types/reorder";

export const handle = { title: "reorder", i18n: ["orders", "cart", "prescription"] } satisfies PageHandle;

const purpose = z.enum(["change", "reorder"]);

const address = z.object({ order: z.uuid(), line: z.uuid().optional(), purpose: purpose.default("reorder") });

const copy = z.object({
  purpose,
  orderId: z.uuid(),
  preorderId: z.uuid(),
  lineId: z.uuid().optional(),
  onClash: z.enum(onClashValues).default("ask"),
});

/**
 * Loads what changing the order, or reordering it or a line of it, would add to the cart today; `copyId` is the preorder's, so that pressing
 * twice copies once.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = address.safeParse(Object.fromEntries(url.searchParams));
  if (!asked.success) return { preview: null, asked: null, copyId: "" };
  const { order: orderId, line: lineId, purpose } = asked.data;
  const preview = await foundOr404(context.get(callsContext).orders.previewReorder({ orderId, lineId, purpose }));
  return { preview, asked: { orderId, lineId }, copyId: newId() };
}

/** Adds a copy to the cart, to replace the order (D27) or as a new one, and redirects there; the notice gives its number. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const sent = copy.safeParse(Object.fromEntries(form));
  if (!sent.success) throw data(null, { status: 400 });
  const calls = context.get(callsContext);
  const [error, copied] = await safe(calls.orders.copyToCart(sent.data));
  if (error) {
    const { code, values, status } = refusalOf(error);
    return data({ refusal: { code, values }, entries: textEntries(form) }, { status });
  }
  if (copied.locationId !== context.get(sessionContext).locationId) await calls.session.useLocation({ locationId: copied.locationId });
  const key = sent.data.purpose === "change" ? "copiedToChange" : copied.left.length > 0 ? "reorderedInPart" : "reordered";
  const values = { number: isolateLtr(copied.confirmationNum) };
  context.get(noticeContext).add({ key: `cart:notices.${key}`, values, tone: key === "reorderedInPart" ? "caution" : "good" });
  return redirect(href("/cart"));
}

export default function Reorder({ loaderData, actionData }: Route.ComponentProps) {
  return <ReorderPage {...loaderData} answer={actionData ?? null} />;
}
