import { safe } from "@orpc/client";
import { data, href, redirect } from "react-router";
import { KeptForm } from "~/components/drafts/kept-form";
import { SeenVersion } from "~/components/fields/seen-version";
import type { PageHandle } from "~/components/frame/page-title";
import { PersonFields } from "~/components/people/person-fields";
import { PersonProblems } from "~/components/people/person-problems";
import { LostFactor } from "~/components/security/lost-factor";
import { WaitingEmail } from "~/components/security/own-email";
import { SignOutEverywhere } from "~/components/security/sign-out-everywhere";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext, noticeContext, nowContext, sessionContext } from "~/context.server";
import { normaliseEmail } from "~/domain/account/email";
import { textOf } from "~/forms/form-texts";
import { parsePeopleView, peopleSearch } from "~/forms/people/people-view";
import { parsePersonForm, personFormOf } from "~/forms/people/person-form";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { discardKeptForm, loadKeptForm } from "~/middleware/kept-form.server";
import { postedForm } from "~/middleware/read-form.server";
import { noticeName } from "../notice-values.server";
import type { Route } from "./+types/user-edit";
import { limitsOf, workplacesOf } from "./managed-people";
import { takePersonAct } from "./person-acts.server";
import { refusePersonForm } from "./refuse-person-form.server";

export const handle = { title: "userManagement", modal: true, i18n: ["people", "security"] } satisfies PageHandle;

const listOf = (url: URL) => href("/settings/user-management") + peopleSearch(parsePeopleView(url.searchParams));

/** Loads the person in the URL, what of them cannot be changed, and what had been typed when a session ended. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { user, locations } = context.get(sessionContext);
  const { users } = await context.get(callsContext).users.list();
  const person = users.find(({ _id }) => _id === params.userId);
  if (!person) throw data(null, { status: 404 });
  const typed = await loadKeptForm({ url, context });
  const values = typed ? parsePersonForm(typed) : personFormOf(person);
  return {
    person,
    isSelf: person._id === user._id,
    values,
    limits: limitsOf(user, person, users),
    locations: workplacesOf(locations),
    back: listOf(url),
  };
}

/** Saves the person; a refusal comes back at its field, with everything typed. */
export async function action({ request, url, context, params }: Route.ActionArgs) {
  const form = await postedForm(request);
  const taken = await takePersonAct(context, form, params.userId);
  if (taken) return answerAct(context, taken, { intent: textOf(form, "intent"), back: listOf(url) });
  const values = { ...parsePersonForm(form), id: params.userId };
  const { id: _id, locationIds, version, ...entries } = values;
  const presentPassword = textOf(form, "presentPassword");
  const asksLocations = form.has("places");
  const sent = { ...entries, ...(asksLocations && { locationIds }), ...(presentPassword && { presentPassword }), version: version || null };
  const [refusal, saved] = await safe(context.get(callsContext).users.update({ _id, ...sent }));
  if (refusal) return refusePersonForm(context, refusal, values, { presentPassword, asksLocations });
  await discardKeptForm({ context, path: url.pathname, subject: _id });
  const asked = saved.user.newEmail && normaliseEmail(saved.user.newEmail.email) === normaliseEmail(values.email);
  context.get(noticeContext).add({
    key: asked ? "people:notices.savedEmailWaits" : "people:notices.saved",
    values: { name: noticeName(context, saved.user), email: isolate(values.email.trim()) },
  });
  return redirect(listOf(url));
}

type Taken = NonNullable<Awaited<ReturnType<typeof takePersonAct>>>;

/** Leads back to the list with the notice of what was done, or to the form whose password was refused. */
function answerAct(context: Route.ActionArgs["context"], taken: Taken, { intent, back }: { intent: string; back: string }) {
  if ("notice" in taken) {
    context.get(noticeContext).add(taken.notice);
    return redirect(back);
  }
  const { status, ...why } = taken;
  return data({ ...why, intent, at: context.get(nowContext).getTime() }, { status });
}

export default function UserEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(["people", "common"]);
  const format = useFormat();
  const { person, isSelf, values, limits, locations, back } = loaderData;
  const notSaved = actionData && "refused" in actionData ? actionData : undefined;
  const notTaken = actionData && "intent" in actionData ? actionData : undefined;
  return (
    <Modal title={t("people:form.title", { name: isolate(format.name(person)) })} closeTo={back}>
      <KeptForm replace subject={person._id} answer={notSaved}>
        <PersonProblems refused={notSaved?.refused} locations={locations} />
        <input type="hidden" name="id" value={person._id} />
        <SeenVersion key={person._id} loaded={values.version} refused={notSaved?.values.version} />
        {locations.length > 1 && <input type="hidden" name="places" value="shown" />}
        <PersonFields
          values={notSaved?.values ?? values}
          refused={notSaved?.refused}
          limits={limits}
          emailHint={t(person.passwordSet ? "people:form.emailConfirmed" : "people:form.emailMoves")}
          locations={locations}
          asksPassword={person.passwordSet}
        />
        <ModalActions>
          <ButtonLink preventScrollReset replace to={back}>
            {t("common:actions.cancel")}
          </ButtonLink>
          <Button tone="primary">{t("common:actions.save")}</Button>
        </ModalActions>
      </KeptForm>
      {person.newEmail && <WaitingEmail newEmail={person.newEmail} />}
      {person.hasSecondFactor && !isSelf && <LostFactor refused={notTaken} />}
      {person.passwordSet && !isSelf && <SignOutEverywhere />}
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/settings/user-management" />;
}
