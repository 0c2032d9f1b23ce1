import { isDefinedError, safe } from "@orpc/client";
import { redirect } from "react-router";
import { callsContext, noticeContext } from "~/context.server";
import { sameOriginPath } from "~/domain/same-origin-path";
import { isolate } from "~/i18n/format/isolate";
import type { Route } from "./+types/pins";

/** There is nothing to see here; who comes by hand is led to the catalogue. */
export function loader() {
  return redirect("/products");
}

/** Pins a series for the person alone, or no longer (D44), says so, and leads back to where the pin was pressed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const notices = context.get(noticeContext);
  const pinned = form.get("pinned") === "true";
  const [refusal, answer] = await safe(context.get(callsContext).catalogue.setPin({ seriesId: String(form.get("seriesId")), pinned }));
  if (answer) {
    notices.add({ key: pinned ? "catalogue:notices.pinned" : "catalogue:notices.unpinned", values: { name: isolate(answer.displayName) } });
  } else if (isDefinedError(refusal) && refusal.code === "tooManyPins") {
    notices.add({ key: "catalogue:notices.tooManyPins", values: { count: refusal.data.count }, tone: "caution" });
  } else {
    throw refusal;
  }
  return redirect(sameOriginPath(form.get("back"), "/products"));
}
