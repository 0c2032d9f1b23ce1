import { safe } from "@orpc/client";
import { data, href, type RouterContextProvider, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { callsContext, sessionContext } from "~/context.server";
import type { RefusedShelfCount } from "~/forms/shelf-count/typed-count";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { loadKeptForm } from "~/middleware/kept-form.server";
import { postedForm } from "~/middleware/read-form.server";
import { answerRefusal } from "~/routes/outcomes.server";
import { parseTypedCount, sentBoxes } from "./parse-typed-count.server";
import { pressCount } from "./press-count.server";

type Context = Readonly<RouterContextProvider>;

/**
 * Returns the count at the person's location, with ids for the next count and the boxes of the next form; and what was typed when the
 * session ended (D31).
 */
export async function loadShelfCount(context: Context, url: URL) {
  const count = await viewCount(context);
  const entries = await loadKeptForm({ url, context });
  const kept = entries ? { ...parseTypedCount(new URLSearchParams(entries), count.lines), refused: [], refusal: null } : undefined;
  const { locations, locationId } = context.get(sessionContext);
  const location = locations.find(({ _id }) => _id === locationId)?.name ?? "";
  return { count, kept, countId: count.countId ?? newId(), batchId: newId(), location };
}

async function viewCount(context: Context) {
  const { locationId } = context.get(sessionContext);
  return foundOr404(context.get(callsContext).stock.viewShelfCount({ locationId }));
}

/** Counts what was scanned and typed, and then removes a box or finishes, by the pressed button; a refusal keeps everything typed. */
export async function answerShelfCount(request: Request, context: Context) {
  const form = await postedForm(request);
  const count = await viewCount(context);
  const { codes, texts, typed, wrong, mistake } = parseTypedCount(form, count.lines);
  const refuse = (more: Partial<RefusedShelfCount>): RefusedShelfCount => ({
    ...{ codes, mistake, refused: [], texts, wrong, refusal: null },
    ...more,
  });
  if (mistake || wrong.length > 0) return data(refuse({}), { status: 422 });
  const { boxes, numbers } = sentBoxes(form, { codes, typed });
  const ids = { locationId: context.get(sessionContext).locationId, countId: String(form.get("count")) };
  const { stock } = context.get(callsContext);
  const [error, answer] = await safe(
    boxes.length + numbers.length === 0 ? Promise.resolve(null) : stock.countShelf({ ...ids, boxes, typed: numbers }),
  );
  if (error) return answerRefusal(context, error, (refusal) => (refusal.status === 404 ? null : refuse({ refusal })));
  const refused = (answer?.refused ?? []).map(({ id, mistake: why }) => ({
    code: boxes.find((box) => box.id === id)?.code ?? "",
    mistake: why,
  }));
  const refusedOnly = { codes: refused.map(({ code }) => `${code}\n`).join(""), texts: {} };
  if (refused.length > 0) return data(refuse({ ...refusedOnly, refused }), { status: 422 });
  const [stopped, done] = await safe(pressCount(form, ids, context));
  if (stopped) return answerRefusal(context, stopped, (refusal) => (refusal.status === 404 ? null : refuse({ ...refusedOnly, refusal })));
  return redirect(done === "finished" ? href("/products/usual-order") : href("/products/shelf-count"));
}
