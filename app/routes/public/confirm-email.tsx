import { safe } from "@orpc/client";
import { data, Form, href, redirect } from "react-router";
import styles from "~/components/account/account-form.module.css";
import { FormRefusalNotice } from "~/components/account/form-refusal";
import { chosenAddress } from "~/components/account/practice";
import { PublicPage } from "~/components/account/public-page";
import type { PageHandle } from "~/components/frame/page-title";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Notice } from "~/components/ui/notice";
import { Panel } from "~/components/ui/panel";
import { callsContext, noticeContext, nowContext } from "~/context.server";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { answerRefusal, refusalOf } from "../outcomes.server";
import type { Route } from "./+types/confirm-email";

export const handle = { title: "confirmEmail", i18n: ["account"] } satisfies PageHandle;

/** Loads which e-mail the link confirms; status 410 when it no longer works, 429 from an IP address that tried too many links (D7). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [refusal, change] = await safe(context.get(callsContext).users.checkEmailKey({ key: params.key }));
  if (!refusal) return data({ change, why: null });
  const { code, status } = refusalOf(refusal);
  return data({ change: null, why: code === "tooManyRequests" ? code : "emailLinkExpired" } as const, { status });
}

/** Confirms the e-mail and redirects to signing in with it; a signed-in person continues. */
export async function action({ params, context }: Route.ActionArgs) {
  const [refusal, done] = await safe(context.get(callsContext).users.confirmEmail({ key: params.key }));
  const at = context.get(nowContext).getTime();
  if (refusal) return answerRefusal(context, refusal, ({ code }) => ({ at, code: code === "keyInvalid" ? "emailLinkExpired" : code }));
  context.get(noticeContext).add({ key: "account:confirmEmail.done", values: { email: isolate(done.email) } });
  return redirect(chosenAddress(href("/"), { tenantId: done.tenantId, locationId: null }));
}

export default function ConfirmEmail({ loaderData: { change, why }, actionData }: Route.ComponentProps) {
  const { t } = useTexts(["account", "errors"]);
  return (
    <PublicPage>
      <h1>{t("account:confirmEmail.title")}</h1>
      <Panel className={styles.panel}>
        {change ? (
          <Form method="post">
            <p>{t("account:confirmEmail.text", { practice: isolate(change.practiceName), email: isolate(change.email) })}</p>
            <p className="small quiet">{t("account:confirmEmail.before", { email: isolate(change.emailBefore) })}</p>
            <Button tone="primary" wide>
              {t("account:confirmEmail.submit")}
            </Button>
            <FormRefusalNotice refusal={actionData} />
          </Form>
        ) : (
          <>
            <Notice tone="danger" role="alert" title={t(`errors:${why ?? "emailLinkExpired"}`)} />
            <ButtonLink to={href("/")}>{t("account:confirmEmail.home")}</ButtonLink>
          </>
        )}
      </Panel>
    </PublicPage>
  );
}
