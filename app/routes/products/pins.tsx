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

/** Pins a series for the person alone, or unpins it (D44), leaves a notice, and redirects to where the pin was pressed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const notices = context.get(noticeContext);
  const pinned = form.get("pinned") === "true";
  const [refusal, answer] = await safe(context.get(callsContext).catalogue.setPin({ seriesId: textOf(form, "seriesId"), pinned }));
  if (answer) {
    notices.add({ key: pinned ? "catalogue:notices.pinned" : "catalogue:notices.unpinned", values: { name: isolate(answer.displayName) } });
  } else if (isDefinedError(refusal) && refusal.code === "tooManyPins") {
    notices.add({ key: "catalogue:notices.tooManyPins", values: { count: refusal.data.count }, tone: "caution" });
  } else {
    throw refusal;
  }
  return redirect(sameOriginPath(form.get("back"), "/products"));
}
