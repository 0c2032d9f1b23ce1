import { safe } from "@orpc/client";
import { data, href, type RouterContextProvider, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { z } from "zod";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { postedForm } from "~/middleware/read-form.server";
import { answerRefusal } from "../outcomes.server";

type Context = Readonly<RouterContextProvider>;

/** Returns the work of the day, with an id for each order that can be repeated: sent twice it is ordered once. */
export async function loadTodayPage(url: URL, context: Context) {
  const { tenant, locations, locationId } = context.get(sessionContext);
  const calls = context.get(callsContext);
  const next = url.searchParams.get("after")?.slice(0, 60);
  const [work, { drafts }, { waiting }] = await Promise.all([
    calls.today.overview({ locationId, next }),
    calls.session.listDrafts(),
    calls.approvals.count(),
  ]);
  const preorderIds = Object.fromEntries(work.ending.map(({ orderId }) => [orderId, newId()]));
  const location = locations.find(({ _id }) => _id === locationId)?.name ?? "";
  return { work, drafts, approvalsWaiting: waiting, preorderIds, workplace: { practice: tenant.practiceName, location } };
}

const ticked = z
  .array(z.string().regex(/^[^.]+\.[^.]+$/))
  .max(50)
  .transform((values) => values.map((value) => value.split(".")))
  .pipe(z.array(z.tuple([z.uuid(), z.uuid()])));

/** Redirects to the cart when everything selected is in it; otherwise returns who must be looked at first, or why nothing was ordered. */
export async function answerOrderAgain(request: Request, context: Context) {
  const chosen = ticked.safeParse((await postedForm(request)).getAll("again"));
  if (!chosen.success) throw data(null, { status: 400 });
  if (chosen.data.length === 0) return data({ isNoneChosen: true } as const, { status: 422 });
  const { locationId } = context.get(sessionContext);
  const orders = chosen.data.map(([orderId, preorderId]) => ({ orderId, preorderId }));
  const [error, repeated] = await safe(context.get(callsContext).today.orderAgain({ locationId, orders }));
  if (error) return answerRefusal(context, error, ({ code, values, status }) => (status === 404 ? null : { refusal: { code, values } }));
  if (repeated.held.length > 0) return data({ repeated });
  context.get(noticeContext).add({ key: "cart:notices.orderedAgain", values: { count: repeated.added.length } });
  return redirect(href("/cart"));
}
