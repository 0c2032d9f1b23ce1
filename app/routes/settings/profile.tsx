import { data, href, redirect } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { ProfilePage } from "~/components/people/profile-page";
import { SettingsLayout } from "~/components/settings/settings-layout";
import { noticeContext, nowContext, sessionContext } from "~/context.server";
import { entryOf } from "~/routes/public/entry-of";
import { shownAgain } from "~/routes/read-form.server";
import type { Route } from "./+types/profile";
import { changeOwnName, changeOwnPassword } from "./own-account.server";

export const handle = { title: "profile", i18n: ["people", "settings", "account"] } satisfies PageHandle;

/** Whoever is signed in, of any role. */
export function loader({ context }: Route.LoaderArgs) {
  const { firstName, lastName, email, role } = context.get(sessionContext).user;
  return { person: { firstName, lastName, email }, isOperator: role === "lensFerryAdmin" };
}

/** Saves the name or the password; a refusal comes back with its field. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const isPassword = form.get("intent") === "password";
  const refused = isPassword ? await changeOwnPassword(context, form) : await changeOwnName(context, form);
  if (!refused) {
    context.get(noticeContext).add({ key: `people:notices.${isPassword ? "passwordChanged" : "nameSaved"}` });
    return redirect(href("/settings/profile"));
  }
  const { mistakes, code, values, status } = refused;
  const at = context.get(nowContext).getTime();
  if (isPassword) return data({ password: { at, code, values, mistakes } }, { status });
  const names = shownAgain({ firstName: entryOf(form, "firstName"), lastName: entryOf(form, "lastName") });
  return data({ name: { ...names, mistakes } }, { status });
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const refused = { refusedName: undefined, refusedPassword: undefined };
  if (actionData && "name" in actionData) Object.assign(refused, { refusedName: actionData.name });
  if (actionData && "password" in actionData) Object.assign(refused, { refusedPassword: actionData.password });
  return (
    <SettingsLayout>
      <ProfilePage {...loaderData} {...refused} />
    </SettingsLayout>
  );
}
