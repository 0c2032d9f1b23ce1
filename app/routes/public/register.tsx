import { safe } from "@orpc/client";
import { data, href, redirect } from "react-router";
import { text } from "~/calls/text";
import { InvitationKeyForm } from "~/components/account/invitation-key-form";
import { chosenAddress } from "~/components/account/practice";
import { PublicPage } from "~/components/account/public-page";
import { RegisterForm } from "~/components/account/register-form";
import type { PageHandle } from "~/components/frame/page-title";
import { callsContext, noticeContext, nowContext } from "~/context.server";
import { weaknessOf } from "~/domain/account/find-new-password-mistakes";
import { useTexts } from "~/i18n/use-texts";
import { parseTexts } from "~/middleware/read-form.server";
import { answerRefusal, refusalOf } from "../outcomes.server";
import type { Route } from "./+types/register";
import { parseNewPassword } from "./parse-new-password.server";

export const handle = { title: "register", i18n: ["account"] } satisfies PageHandle;

/**
 * Loads the invitation of `?key=`; null without a key, with status 410 when the key no longer works, and 429 from an IP address that tried
 * too many keys (D7).
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { typed, mistakes } = parseTexts(url.searchParams, { key: text(200) });
  const registrationkey = typed.key.trim();
  const mistake = mistakes?.key ?? (registrationkey === "" && url.searchParams.has("key") ? "required" : null);
  if (mistake) return data({ invitation: null, why: null, key: { typed: typed.key, mistake } }, { status: 422 });
  if (registrationkey === "") return data({ invitation: null, why: null, key: undefined });
  const [refusal, invitation] = await safe(context.get(callsContext).users.invitation({ registrationkey }));
  if (!refusal) return data({ invitation, why: null, key: undefined });
  const { code, status } = refusalOf(refusal);
  const why = code === "tooManyRequests" ? code : "invitationExpired";
  return data({ invitation: null, why, key: undefined } as const, { status });
}

/** Sets up the account and redirects to the sign-in form of its practice. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { password, affirmsAge, mistakes } = await parseNewPassword(request, { asksAge: true });
  const registrationkey = (url.searchParams.get("key") ?? "").trim().slice(0, 200);
  const at = context.get(nowContext).getTime();
  if (Object.keys(mistakes).length > 0) return data({ at, code: null, mistakes, affirmsAge }, { status: 422 });
  const [refusal, account] = await safe(context.get(callsContext).users.register({ registrationkey, password, affirmsAge }));
  if (!refusal) {
    context.get(noticeContext).add({ key: "account:register.done" });
    return redirect(chosenAddress(href("/"), { tenantId: account.tenantId, locationId: null }));
  }
  return answerRefusal(context, refusal, ({ code, values }) => {
    if (code === "weakPassword") return { at, code: null, mistakes: { password: weaknessOf(values) }, affirmsAge };
    return { at, code: code === "keyInvalid" ? "invitationExpired" : code, mistakes: {}, affirmsAge };
  });
}

export default function Register({ loaderData: { invitation, why, key }, actionData }: Route.ComponentProps) {
  const { t } = useTexts("account");
  return (
    <PublicPage>
      <h1>{t("register.title")}</h1>
      {invitation ? <RegisterForm invitation={invitation} refusal={actionData} /> : <InvitationKeyForm why={why} refused={key} />}
    </PublicPage>
  );
}
