import { isDefinedError, safe } from "@orpc/client";
import { redirect } from "react-router";
import { callsContext, noticeContext } from "~/context.server";
import { sameOriginPath } from "~/domain/same-origin-path";
import { textOf } from "~/forms/form-texts";
import { isolate } from "~/i18n/format/isolate";
import { postedForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/pins";

/** Has no page; redirects to the catalogue. */
export function loader() {
  return redirect("/products");
}

/** Pins a series for the person alone, or unpins it (D44), offers to undo that (D173), and redirects to the page with the pin. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const notices = context.get(noticeContext);
  const pinned = form.get("pinned") === "true";
  const seriesId = textOf(form, "seriesId");
  const back = sameOriginPath(form.get("back"), "/products");
  const [refusal, answer] = await safe(context.get(callsContext).catalogue.setPin({ seriesId, pinned }));
  if (answer) {
    const undo = { action: "/products/pins", fields: { seriesId, pinned: "true", back } };
    const key = pinned ? "catalogue:notices.pinned" : "catalogue:notices.unpinned";
    notices.add({ key, values: { name: isolate(answer.displayName) }, ...(!pinned && { undo }) });
  } else if (isDefinedError(refusal) && refusal.code === "tooManyPins") {
    notices.add({ key: "catalogue:notices.tooManyPins", values: { count: refusal.data.count }, tone: "caution" });
  } else {
    throw refusal;
  }
  return redirect(back);
}
