import type { MiddlewareFunction } from "react-router";
import { keptField } from "~/domain/account/kept-field";
import { textOf } from "~/forms/form-texts";
import { discardKeptForm } from "~/middleware/kept-form.server";
import { postedForm } from "~/middleware/read-form.server";

/** The status with which the router answers a redirect to its own code in the browser. */
const redirectToRouter = 202;

/**
 * Deletes what was stored of a form (D31) once its page has saved it, which is when the response leads elsewhere. A form that was never
 * stored is not looked for: its page does not name one in its URL.
 */
export const discardSentForm: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const isKept = request.method === "POST" && url.searchParams.has("form");
  const sent = isKept ? postedForm(request.clone()) : null;
  const response = await next();
  const isSaved = response.status === redirectToRouter || (response.status >= 300 && response.status < 400);
  const subject = sent && isSaved ? textOf(await sent, keptField) : "";
  if (subject !== "") await discardKeptForm({ context, path: url.pathname, subject });
  return response;
};
