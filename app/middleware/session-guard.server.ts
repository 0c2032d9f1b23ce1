import { safe } from "@orpc/client";
import { href, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { type Calls, callsContext, noticeContext, sessionContext } from "~/context.server";
import { textEntries } from "~/forms/form-texts";
import { currentSessionContext } from "~/middleware/current-session.server";
import { postedForm } from "~/middleware/read-form.server";
import { returnPathContext } from "~/middleware/return-path.server";

type Guarded = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/**
 * The guard of every page that needs a person (D57): reads the session through the calls and passes it to the loaders. Without one it
 * stores where the person was going and what was posted (D31), and redirects to the home page with the notice "Your session has expired"
 * (D10). Unaccepted terms come first (D13), then a required second factor (D93).
 */
export const sessionGuard: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { session, refusal } = await context.get(currentSessionContext)();
  if (session?.user.gpTermsAccepted && !session.secondFactorMissing) {
    context.set(sessionContext, session);
    return next();
  }
  if (session?.user.gpTermsAccepted) throw await leadToFactor({ request, url, context });
  if (session || isCode(refusal, "termsNotAccepted")) {
    context.get(returnPathContext).keep(url.pathname + url.search);
    throw redirect(href("/terms-acceptance"));
  }
  if (!isSessionOver(refusal)) throw refusal;
  throw await sendHome({ request, url, context });
};

/**
 * Returns the response to a request whose session has ended: the home page, with the notice, and with what was typed stored for the person.
 * A background request for data only gets the status: the person stays on the page until a form or link leads elsewhere.
 */
export async function sendHome({ request, url, context }: Guarded): Promise<Response> {
  if (isInBackground(request)) return Response.json({ code: "sessionExpired" }, { status: 401 });
  await storeReturn({ request, url, context });
  context.get(noticeContext).add({ key: "errors:sessionExpired", tone: "caution" });
  return redirect(href("/"));
}

/** Redirects a person who must first set up a second factor to the page for that, with what was typed stored. */
async function leadToFactor({ request, url, context }: Guarded): Promise<Response> {
  if (isInBackground(request)) return Response.json({ code: "secondFactorMissing" }, { status: 403 });
  await storeReturn({ request, url, context });
  return redirect(href("/second-factor"));
}

const isInBackground = (request: Request) => request.headers.get("Accept") === "application/json";

/** Stores where the person was going, and what was posted. */
async function storeReturn({ request, url, context }: Guarded): Promise<void> {
  const formId =
    request.method === "GET" || request.method === "HEAD" ? null : await storePostedForm(request, url, context.get(callsContext));
  const forms = [...(formId ? [formId] : []), ...url.searchParams.getAll("form").filter((id) => id !== formId)];
  const search = new URLSearchParams([...url.searchParams].filter(([name]) => name !== "index" && name !== "form"));
  for (const id of forms.slice(0, 3)) search.append("form", id);
  context.get(returnPathContext).keep(url.pathname + (search.size > 0 ? `?${search}` : ""));
}

async function storePostedForm(request: Request, url: URL, calls: Calls): Promise<string | null> {
  const entries = textEntries(await postedForm(request.clone())).filter(([name]) => !/password/i.test(name));
  const [, form] = await safe(calls.session.keepForm({ path: url.pathname, entries }));
  return form?.formId ?? null;
}

/**
 * Whether this was refused because there is no session. Anything else, above all a failure on our side, is no reason to ask a person to
 * sign in.
 */
export const isSessionOver = (refusal: unknown): boolean => isCode(refusal, "sessionExpired");

const isCode = (refusal: unknown, code: string) => refusal instanceof Error && "code" in refusal && refusal.code === code;
