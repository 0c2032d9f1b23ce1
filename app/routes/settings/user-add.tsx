import { safe } from "@orpc/client";
import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { KeptForm } from "~/components/drafts/kept-form";
import type { PageHandle } from "~/components/frame/page-title";
import styles from "~/components/people/people.module.css";
import { PersonFields } from "~/components/people/person-fields";
import { PersonProblems } from "~/components/people/person-problems";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { FormActions } from "~/components/ui/form-actions";
import { PageHead } from "~/components/ui/page-head";
import { Panel } from "~/components/ui/panel";
import { callsContext, noticeContext } from "~/context.server";
import { emptyPersonForm, parsePersonForm } from "~/forms/people/person-form";
import { useTexts } from "~/i18n/use-texts";
import { discardKeptForm, loadKeptForm } from "~/middleware/kept-form.server";
import { postedForm } from "~/middleware/read-form.server";
import { noticeName } from "../notice-values.server";
import type { Route } from "./+types/user-add";
import { refusePersonForm } from "./refuse-person-form.server";

export const handle = { title: "userAdd", i18n: ["people"] } satisfies PageHandle;

/** Loads the empty form with the id of the person to add, or what had been typed when a session ended. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const typed = await loadKeptForm({ url, context });
  return { values: typed ? parsePersonForm(typed) : emptyPersonForm(newId()) };
}

/** Invites the person; the list then shows the link. A refusal comes back at its field, with everything typed. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const values = parsePersonForm(await postedForm(request));
  const { id, firstName, lastName, email, roleType } = values;
  const [refusal, added] = await safe(context.get(callsContext).users.add({ _id: id, firstName, lastName, email, roleType }));
  if (refusal) return refusePersonForm(context, refusal, values);
  await discardKeptForm({ context, path: url.pathname, subject: id });
  context.get(noticeContext).add({ key: "people:notices.invited", values: { name: noticeName(context, added.user) } });
  return redirect(`${href("/settings/user-management")}?added=${id}`);
}

export default function UserAdd({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(["people", "common"]);
  const values = actionData?.values ?? loaderData.values;
  return (
    <>
      <PageHead title={t("common:titles.userAdd")}>{t("people:form.lead")}</PageHead>
      <Panel padded className={styles.card}>
        <KeptForm subject={values.id} answer={actionData} className={styles.form}>
          <PersonProblems refused={actionData?.refused} />
          <input type="hidden" name="id" value={values.id} />
          <PersonFields values={values} refused={actionData?.refused} limits={{ role: null, email: null }} locations={[]} />
          <p className="small quiet">{t("people:form.newAtAll")}</p>
          <FormActions>
            <Button tone="primary">{t("people:form.send")}</Button>
            <ButtonLink to={href("/settings/user-management")}>{t("common:actions.cancel")}</ButtonLink>
          </FormActions>
        </KeptForm>
      </Panel>
    </>
  );
}
