import { data, href, Outlet, redirect } from "react-router";
import { text } from "~/calls/text";
import type { PageHandle } from "~/components/frame/page-title";
import { PeoplePage } from "~/components/people/people-page";
import { BehindModal } from "~/components/ui/behind-modal";
import { callsContext, sessionContext } from "~/context.server";
import { textOf } from "~/forms/form-texts";
import { parsePeopleView, peopleOfView, peopleSearch } from "~/forms/people/people-view";
import { keepSearch, loadKeptWords } from "~/middleware/kept-search.server";
import { readForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/user-management";
import { changeInvitation } from "./change-invitation.server";
import { isRemovable, workplacesOf } from "./managed-people";

export const handle = { title: "userManagement", i18n: ["people"] } satisfies PageHandle;

/** Loads the people that the URL asks for; the words of a search are read from the session (D33). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user, tenant, locations } = context.get(sessionContext);
  const view = parsePeopleView(url.searchParams);
  const [{ users }, searchText] = await Promise.all([context.get(callsContext).users.list(), loadKeptWords(context, view.searchId)]);
  const { shown, counts } = peopleOfView(users, view, searchText);
  return {
    shown: shown.map((person) => ({ ...person, isRemovable: isRemovable(user, person, users) })),
    ...{ counts, total: users.length, view, searchText, selfId: user._id, practiceName: tenant.practiceName },
    locations: workplacesOf(locations),
    added: users.find(({ _id }) => _id === view.added) ?? null,
  };
}

/** Searches, sends an invitation again or withdraws it; then redirects to the list with the same filters. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { form, typed, mistakes } = await readForm(request, { words: text(100) });
  const view = parsePeopleView(url.searchParams);
  const page = href("/settings/user-management");
  if (form.get("intent") === "send" || form.get("intent") === "withdraw") {
    await changeInvitation(context, form);
    return redirect(page + peopleSearch(view));
  }
  const { role } = parsePeopleView(new URLSearchParams({ role: textOf(form, "role") }));
  if (mistakes) return data({ view: { ...view, role }, searchText: typed.words, mistake: mistakes.words }, { status: 422 });
  const searchText = typed.words.trim();
  const searchId = searchText === "" ? null : await keepSearch(context, { words: searchText });
  return redirect(page + peopleSearch({ ...view, role, searchId }));
}

export default function UserManagement({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BehindModal>
        <PeoplePage {...loaderData} {...actionData} />
      </BehindModal>
      <Outlet />
    </>
  );
}
