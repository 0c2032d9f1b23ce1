import { safe } from "@orpc/client";
import { data, href, redirect } from "react-router";
import { text } from "~/calls/text";
import { PublicPage } from "~/components/account/public-page";
import { SignInPanel } from "~/components/account/sign-in-panel";
import type { PageHandle } from "~/components/frame/page-title";
import { callsContext, nowContext } from "~/context.server";
import { findSignInMistakes } from "~/domain/account/find-sign-in-mistakes";
import { startPath } from "~/domain/account/start-page";
import { isUuid } from "~/domain/is-uuid";
import { textOf } from "~/forms/form-texts";
import { readForm } from "~/middleware/read-form.server";
import { returnPathContext } from "~/middleware/return-path.server";
import { isSessionOver } from "~/middleware/session-guard.server";
import { answerRefusal } from "../outcomes.server";
import type { Route } from "./+types/home";
import { answerSecondStep, ticketOf } from "./answer-second-step.server";
import { answerHomeFacts } from "./home-facts.server";

export const handle = { title: "home", i18n: ["account", "security"] } satisfies PageHandle;

/** Redirects a signed-in person to the products (D10), or to the day at a glance (D83). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [refusal, session] = await safe(context.get(callsContext).session.read());
  if (refusal === null) throw redirect(startPath(session.user.startPage));
  if (!isSessionOver(refusal)) throw refusal;
  return answerHomeFacts({ context, url });
}

/** Signs in and redirects to where the session expired, else to the start page (D10, D83). */
export async function action({ request, context }: Route.ActionArgs) {
  const { form, typed, mistakes: unreadable } = await readForm(request, { email: text(254), password: text(1024) });
  if (form.has("secretTicket")) return answerSecondStep(context, form);
  const { email, password } = typed;
  const [practice, location] = [textOf(form, "practice"), textOf(form, "location")];
  const tenantId = isUuid(practice) ? practice : "";
  const at = context.get(nowContext).getTime();
  const mistakes = { ...findSignInMistakes({ tenantId, email, password }), ...unreadable };
  if (Object.keys(mistakes).length > 0) return data({ at, code: null, mistakes, email }, { status: 422 });
  const locationId = isUuid(location) ? location : undefined;
  const credentials = { username: email, password, tenantId, locationId };
  const [refusal, session] = await safe(context.get(callsContext).session.authenticate(credentials));
  if (!refusal) return redirect(context.get(returnPathContext).take() ?? startPath(session.user.startPage));
  const why = "code" in refusal ? refusal.code : null;
  if (why === "secondFactorNeeded") return data({ at, code: null, mistakes: {}, email, ticket: ticketOf(refusal) });
  if (why === "invitationKey") return redirect(`${href("/register")}?key=${encodeURIComponent(password.trim())}`);
  if (why === "notFound") return data({ at, code: null, mistakes: { practice: "practiceRequired" }, email }, { status: 422 });
  return answerRefusal(context, refusal, ({ code, values }) => ({ at, code, values, mistakes: {}, email }));
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PublicPage>
      <SignInPanel facts={loaderData} refusal={actionData} />
    </PublicPage>
  );
}
