import { safe } from "@orpc/client";
import { href, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { type Calls, callsContext, noticeContext, sessionContext } from "~/context.server";
import { textEntries } from "~/forms/form-texts";
import { currentSessionContext } from "~/middleware/current-session.server";
import { postedForm } from "~/middleware/read-form.server";
import { returnPathContext } from "~/middleware/return-path.server";

type Guarded = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/**
 * The guard before every page that needs a person (D57): reads the session through the calls and gives it to the
 * loaders. Without one it notes where the person was going, keeps what was posted (D31), and leads home with the notice
 * "Your session has expired" (D10). Terms that were not accepted come first (D13), then a second factor that is demanded (D93).
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
 * The answer to a request whose session is over: home, with the notice, and with what was typed kept for the person. A request that a
 * page makes in the background, for data, only learns it: the person stays on the page until a form or a way leads elsewhere.
 */
export async function sendHome({ request, url, context }: Guarded): Promise<Response> {
  if (isInBackground(request)) return Response.json({ code: "sessionExpired" }, { status: 401 });
  await keepTheWay({ request, url, context });
  context.get(noticeContext).add({ key: "errors:sessionExpired", tone: "caution" });
  return redirect(href("/"));
}

/** The answer to a request of somebody who has to set up a second factor first: to the page that does, with what was typed kept. */
async function leadToFactor({ request, url, context }: Guarded): Promise<Response> {
  if (isInBackground(request)) return Response.json({ code: "secondFactorMissing" }, { status: 403 });
  await keepTheWay({ request, url, context });
  return redirect(href("/second-factor"));
}

const isInBackground = (request: Request) => request.headers.get("Accept") === "application/json";

/** Keeps where the person was going, and what was posted. */
async function keepTheWay({ request, url, context }: Guarded): Promise<void> {
  const formId =
    request.method === "GET" || request.method === "HEAD" ? null : await keepWhatWasTyped(request, url, context.get(callsContext));
  const forms = [...(formId ? [formId] : []), ...url.searchParams.getAll("form").filter((id) => id !== formId)];
  const search = new URLSearchParams([...url.searchParams].filter(([name]) => name !== "index" && name !== "form"));
  for (const id of forms.slice(0, 3)) search.append("form", id);
  context.get(returnPathContext).keep(url.pathname + (search.size > 0 ? `?${search}` : ""));
}

async function keepWhatWasTyped(request: Request, url: URL, calls: Calls): Promise<string | null> {
  const entries = textEntries(await postedForm(request.clone())).filter(([name]) => !/password/i.test(name));
  const [, form] = await safe(calls.session.keepForm({ path: url.pathname, entries }));
  return form?.formId ?? null;
}

/** Was this refused because there is no session? Anything else, a failure of our side above all, is no reason to ask a person to sign in. */
export const isSessionOver = (refusal: unknown): boolean => isCode(refusal, "sessionExpired");

const isCode = (refusal: unknown, code: string) => refusal instanceof Error && "code" in refusal && refusal.code === code;
