import { safe } from "@orpc/client";
import { redirect } from "react-router";
import { PublicPage } from "~/components/account/public-page";
import { TermsDialog } from "~/components/account/terms-dialog";
import { TermsFailure } from "~/components/account/terms-failure";
import type { PageHandle } from "~/components/frame/page-title";
import { callsContext } from "~/context.server";
import { startPath } from "~/domain/account/start-page";
import { textOf } from "~/forms/form-texts";
import { postedForm } from "~/middleware/read-form.server";
import { returnPathContext } from "~/middleware/return-path.server";
import { isSessionOver, sendHome } from "~/middleware/session-guard.server";
import type { Route } from "./+types/terms-acceptance";

export const handle = { title: "termsAcceptance", modal: true, i18n: ["account", "legal"] } satisfies PageHandle;

/** For signed-in people who have not accepted yet (D64): first the terms, then the cookies. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const [refusal, session] = await safe(context.get(callsContext).session.read());
  if (isSessionOver(refusal)) throw await sendHome({ request, url, context });
  if (refusal) throw refusal;
  if (session.user.gpTermsAccepted) throw redirect(startPath(session.user.startPage));
  return { step: url.searchParams.get("terms") === "accepted" ? ("cookies" as const) : ("terms" as const) };
}

/** Accepting the terms leads to the cookies; they are stored only together. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await postedForm(request.clone());
  if (textOf(form, "step") !== "cookies") return redirect("/terms-acceptance?terms=accepted");
  const [refusal, accepted] = await safe(context.get(callsContext).users.acceptTerms({ terms: true, cookies: true }));
  if (isSessionOver(refusal)) throw await sendHome({ request, url, context });
  if (refusal) throw refusal;
  return redirect(context.get(returnPathContext).take() ?? startPath(accepted.user.startPage));
}

export default function TermsAcceptance({ loaderData }: Route.ComponentProps) {
  return (
    <PublicPage modal={<TermsDialog key={loaderData.step} step={loaderData.step} />}>
      <span />
    </PublicPage>
  );
}

export function ErrorBoundary() {
  return (
    <PublicPage modal={<TermsFailure />}>
      <span />
    </PublicPage>
  );
}
