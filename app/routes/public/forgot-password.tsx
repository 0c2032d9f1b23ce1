import { safe } from "@orpc/client";
import { data, redirect, useLocation } from "react-router";
import { text } from "~/calls/text";
import { ForgotPasswordDialog } from "~/components/account/forgot-password-dialog";
import { chosenAddress } from "~/components/account/practice";
import { PublicPage } from "~/components/account/public-page";
import { SignInPanel } from "~/components/account/sign-in-panel";
import type { PageHandle } from "~/components/frame/page-title";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext, noticeContext, nowContext } from "~/context.server";
import { checkEmail } from "~/domain/account/email";
import { isUuid } from "~/domain/is-uuid";
import { textOf } from "~/forms/form-texts";
import { readForm } from "~/middleware/read-form.server";
import { answerRefusal } from "../outcomes.server";
import type { Route } from "./+types/forgot-password";
import { answerHomeFacts } from "./home-facts.server";

export const handle = { title: "forgotPassword", modal: true, i18n: ["account"] } satisfies PageHandle;

/** Loads the home screen in forgot-password mode (D57). */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerHomeFacts({ context, url });
}

/** Requests the mail. The response is the same for every e-mail (D7). */
export async function action({ request, context }: Route.ActionArgs) {
  const { form, typed, mistakes } = await readForm(request, { email: text(254) });
  const { email } = typed;
  const [practice, location] = [textOf(form, "practice"), textOf(form, "location")];
  const at = context.get(nowContext).getTime();
  if (!isUuid(practice)) return data({ at, code: "selectPractice", mistakes: {}, email }, { status: 422 });
  if (mistakes) return data({ at, code: null, mistakes, email }, { status: 422 });
  const verdict = checkEmail(email);
  if (!verdict.permitted) return data({ at, code: null, mistakes: { email: verdict.code }, email }, { status: 422 });
  const [refusal] = await safe(context.get(callsContext).notifications.sendForgotPasswordEmail({ email, tenantId: practice }));
  if (refusal) return answerRefusal(context, refusal, ({ code, values }) => ({ at, code, values, mistakes: {}, email }));
  context.get(noticeContext).add({ key: "errors:resetRequested" });
  return redirect(chosenAddress("/", { tenantId: practice, locationId: isUuid(location) ? location : null }));
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PublicPage modal={<ForgotPasswordDialog facts={loaderData} refusal={actionData} />}>
      <SignInPanel facts={{ ...loaderData, search: null, hits: null }} />
    </PublicPage>
  );
}

/** Closing leads to the sign-in form of the chosen practice. */
export function ErrorBoundary() {
  const { search } = useLocation();
  return (
    <PublicPage modal={<ModalFailure closeTo={{ pathname: "/", search }} />}>
      <span />
    </PublicPage>
  );
}
