import { safe } from "@orpc/client";
import { data, href, redirect } from "react-router";
import { z } from "zod";
import type { PageHandle } from "~/components/frame/page-title";
import { type Copied, ReorderPage } from "~/components/orders/reorder-page";
import { callsContext, sessionContext } from "~/context.server";
import { refusalOf } from "~/routes/public/refusal-of";
import type { Route } from "./+types/reorder";

export const handle = { title: "historyDetail", i18n: ["orders", "cart"] } satisfies PageHandle;

const copies = z.object({
  purpose: z.enum(["change", "reorder"]),
  orderIds: z.array(z.uuid()).min(1).max(200),
  preorderIds: z.array(z.uuid()).min(1).max(200),
  lineId: z.uuid().optional(),
  onClash: z.enum(["ask", "add", "replace", "leave"]).default("ask"),
});

/**
 * Puts orders into the cart again and leads there. What cannot be ordered today, a lens that is in the cart already (D22), or a
 * refusal is said on this page; the ids in the form make sending it again harmless.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const asked = copies.safeParse({
    ...Object.fromEntries(form),
    orderIds: form.getAll("orderId"),
    preorderIds: form.getAll("preorderId"),
  });
  if (!asked.success || asked.data.orderIds.length !== asked.data.preorderIds.length) throw data(null, { status: 400 });
  const { orderIds, preorderIds, ...how } = asked.data;
  const calls = context.get(callsContext);
  const copied: Copied = { left: [], replaced: [], isAdded: false };
  for (const [place, orderId] of orderIds.entries()) {
    const [error, answer] = await safe(calls.orders.copyToCart({ ...how, orderId, preorderId: preorderIds[place] ?? "" }));
    if (error) {
      const { code, values, status } = refusalOf(error);
      const isPartly = code === "nothingToOrder" && orderIds.length > 1;
      if (!isPartly) return data({ copied, refusal: { code, values }, entries: textEntries(form) }, { status });
      copied.left.push(...(values as Copied).left);
      continue;
    }
    copied.isAdded = true;
    copied.left.push(...answer.left);
    copied.replaced.push(...answer.replaced);
    if (answer.locationId !== context.get(sessionContext).locationId) await calls.session.useLocation({ locationId: answer.locationId });
  }
  if (copied.left.length + copied.replaced.length === 0) return redirect(href("/cart"));
  return data({ copied, refusal: null, entries: [] }, { status: copied.isAdded ? 200 : 422 });
}

function textEntries(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] => (typeof value === "string" ? [[name, value]] : []));
}

export default function Reorder({ actionData }: Route.ComponentProps) {
  return <ReorderPage {...(actionData ?? { copied: null, refusal: null, entries: [] })} />;
}
