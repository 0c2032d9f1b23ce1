import { data, href, redirect } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { ProfilePage } from "~/components/people/profile-page";
import { SettingsLayout } from "~/components/settings/settings-layout";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { canOperate } from "~/domain/account/permissions";
import { postedForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/profile";
import { choiceOf } from "./change-own-account.server";
import { changeOwnName } from "./own-name.server";

export const handle = { title: "profile", i18n: ["people", "settings"] } satisfies PageHandle;

/** Loads the signed-in person, of any role. */
export async function loader({ context }: Route.LoaderArgs) {
  const { user } = context.get(sessionContext);
  const { firstName, lastName, nameVersion, email, startPage } = user;
  const isOperator = canOperate(user);
  const mails = isOperator ? null : (await context.get(callsContext).users.readMails()).mails;
  return { person: { firstName, lastName, nameVersion, email }, startPage, isOperator, mails };
}

/** Saves the name, the chosen mails, or the start page; a refusal comes back at its field. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const choice = choiceOf(form.get("intent"));
  if (choice) {
    await choice.save(context, form);
    context.get(noticeContext).add({ key: choice.notice });
    return redirect(href("/settings/profile"));
  }
  const refused = await changeOwnName(context, form);
  if (!refused) {
    context.get(noticeContext).add({ key: "people:notices.nameSaved" });
    return redirect(href("/settings/profile"));
  }
  return data(refused.refused, { status: refused.status });
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SettingsLayout>
      <ProfilePage {...loaderData} refusedName={actionData} />
    </SettingsLayout>
  );
}
