import { data, href, redirect } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { SecurityPage } from "~/components/security/security-page";
import { SettingsLayout } from "~/components/settings/settings-layout";
import { callsContext, noticeContext, nowContext, sessionContext } from "~/context.server";
import { canOperate } from "~/domain/account/permissions";
import { textOf } from "~/forms/form-texts";
import { withoutUnstorable } from "~/forms/without-unstorable";
import { postedForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/security";
import { changeOwnPassword } from "./change-own-account.server";
import { offerAgain, offerFactor } from "./factor-offer.server";
import { changeSecurity } from "./own-security.server";

export const handle = { title: "security", i18n: ["security", "people", "settings", "account"] } satisfies PageHandle;

/** Loads the signed-in person, of any role; with a new secret when the second factor is to be set up. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = context.get(sessionContext);
  const { security, session } = context.get(callsContext);
  const isSettingUp = url.searchParams.get("factor") === "new";
  const isReported = url.searchParams.has("reported");
  const [{ factor, isDemanded, newEmail }, { sessions }, { browsers }, offer] = await Promise.all([
    security.read(),
    session.list(),
    session.browsers(),
    isSettingUp ? offerFactor(context) : null,
  ]);
  return { email: user.email, isOperator: canOperate(user), newEmail, factor, isDemanded, sessions, browsers, offer, isReported };
}

/**
 * Changes password, e-mail or second factor, ends sessions or forgets browsers; a refusal comes back at its field, and recovery codes are
 * shown once.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const intent = textOf(form, "intent");
  const at = context.get(nowContext).getTime();
  const isPassword = intent === "password";
  const outcome = isPassword ? await changeOwnPassword(context, form) : await changeSecurity(context, intent, form);
  if (outcome === null || "notice" in outcome) {
    context.get(noticeContext).add(outcome?.notice ?? { key: "people:notices.passwordChanged" });
    return redirect(href("/settings/security"));
  }
  if ("codes" in outcome) return data({ codes: outcome.codes });
  const { mistakes, code, values, status } = outcome;
  if (isPassword) return data({ password: { at, code, values, mistakes } }, { status });
  return data(
    { refused: { intent, at, code, values, mistakes, email: withoutUnstorable(textOf(form, "email")) }, offer: offerAgain(form) },
    { status },
  );
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const codes = actionData && "codes" in actionData ? actionData.codes : undefined;
  const { refused, offer } = actionData && "refused" in actionData ? actionData : { refused: undefined, offer: null };
  return (
    <SettingsLayout>
      <SecurityPage
        {...loaderData}
        offer={codes ? null : (offer ?? loaderData.offer)}
        freshCodes={codes}
        refused={refused}
        refusedPassword={actionData && "password" in actionData ? actionData.password : undefined}
      />
    </SettingsLayout>
  );
}
