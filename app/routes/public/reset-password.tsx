import { safe } from "@orpc/client";
import { data, Form, href, redirect } from "react-router";
import styles from "~/components/account/account-form.module.css";
import { FormRefusalNotice } from "~/components/account/form-refusal";
import { NewPasswordFields } from "~/components/account/new-password-fields";
import { chosenAddress } from "~/components/account/practice";
import { PublicPage } from "~/components/account/public-page";
import type { PageHandle } from "~/components/frame/page-title";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Notice } from "~/components/ui/notice";
import { Panel } from "~/components/ui/panel";
import { callsContext, noticeContext, nowContext } from "~/context.server";
import { weaknessOf } from "~/domain/account/find-new-password-mistakes";
import { useTexts } from "~/i18n/use-texts";
import { answerRefusal, refusalOf } from "../outcomes.server";
import type { Route } from "./+types/reset-password";
import { parseNewPassword } from "./parse-new-password.server";

export const handle = { title: "resetPassword", i18n: ["account"] } satisfies PageHandle;

/**
 * Loads whose password the link sets; `email` is null, with status 410, when the link has expired or was used, and with 429 from an IP
 * address that tried too many links (D7).
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [refusal, found] = await safe(context.get(callsContext).users.checkResetKey({ key: params.key }));
  if (!refusal) return data({ email: found.email, why: null });
  const { code, status } = refusalOf(refusal);
  return data({ email: null, why: code === "tooManyRequests" ? code : "resetExpired" } as const, { status });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { password, mistakes } = await parseNewPassword(request);
  const at = context.get(nowContext).getTime();
  if (Object.keys(mistakes).length > 0) return data({ at, code: null, mistakes }, { status: 422 });
  const [refusal, changed] = await safe(context.get(callsContext).users.resetPassword({ key: params.key, password }));
  if (refusal) {
    return answerRefusal(context, refusal, ({ code, values }) => {
      if (code === "weakPassword") return { at, code: null, mistakes: { password: weaknessOf(values) } };
      return { at, code: code === "keyInvalid" ? "resetExpired" : code, mistakes: {} };
    });
  }
  context.get(noticeContext).add({ key: "account:reset.done" });
  return redirect(chosenAddress(href("/"), { tenantId: changed.tenantId, locationId: null }));
}

export default function ResetPassword({ loaderData: { email, why }, actionData }: Route.ComponentProps) {
  const { t } = useTexts(["account", "errors"]);
  return (
    <PublicPage>
      <h1>{t("account:reset.title")}</h1>
      {why ? (
        <Panel className={styles.panel}>
          <Notice tone="danger" role="alert" title={t(`errors:${why}`)} />
          <ButtonLink to={href("/forgot-password")}>{t("account:reset.again")}</ButtonLink>
        </Panel>
      ) : (
        <>
          <p className="quiet">{t("account:reset.lead", { email })}</p>
          <Panel className={styles.panel}>
            <Form method="post" noValidate>
              <NewPasswordFields email={email} mistakes={actionData?.mistakes} />
              <Button tone="primary" wide>
                {t("account:reset.submit")}
              </Button>
              <FormRefusalNotice refusal={actionData} />
            </Form>
          </Panel>
        </>
      )}
    </PublicPage>
  );
}
