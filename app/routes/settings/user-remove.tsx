import { safe } from "@orpc/client";
import { Form, href, redirect } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { PersonRemovalQuestion } from "~/components/people/person-removal-question";
import { RemovalRefusal } from "~/components/people/removal-refusal";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { parsePeopleView, peopleSearch } from "~/forms/people/people-view";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { postedForm } from "~/middleware/read-form.server";
import { answerRefusal } from "~/routes/outcomes.server";
import { noticeName } from "../notice-values.server";
import type { Route } from "./+types/user-remove";

export const handle = { title: "userManagement", modal: true, i18n: ["people"] } satisfies PageHandle;

const listOf = (url: URL) => href("/settings/user-management") + peopleSearch(parsePeopleView(url.searchParams));

/** Loads what removing the person in the URL affects, and why they may not be removed. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const left = await foundOr404(context.get(callsContext).users.previewRemoval({ _id: params.userId }));
  return { ...left, practiceName: context.get(sessionContext).tenant.practiceName, back: listOf(url) };
}

/** Removes the person; one who was removed already counts as removed, so sending it twice succeeds. */
export async function action({ request, url, context, params }: Route.ActionArgs) {
  // A cart that was begun since the question is taken over, because nobody was asked about it.
  const openCarts = (await postedForm(request)).get("openCarts") === "drop" ? "drop" : "takeOver";
  const { users } = context.get(callsContext);
  const [, left] = await safe(users.previewRemoval({ _id: params.userId }));
  const [refusal, answer] = await safe(users.remove({ _id: params.userId, openCarts }));
  if (refusal)
    return answerRefusal(context, refusal, ({ code, values, status }) => (status === 404 ? null : { refusal: { code, values } }));
  const count = answer?.takenOverQuantity ?? 0;
  const key = !left ? "removedBefore" : count > 0 ? "takenOver" : "removed";
  const name = left ? noticeName(context, left.user) : "";
  context.get(noticeContext).add({ key: `people:notices.${key}`, values: { count, name } });
  return redirect(listOf(url));
}

export default function UserRemove({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(["people", "common"]);
  const format = useFormat();
  const { user, carts, objection, practiceName, back } = loaderData;
  const name = isolate(format.name(user));
  const refusal = actionData?.refusal ?? (objection ? { code: objection, values: null } : null);
  return (
    <Modal title={t("people:removal.title", { name })} closeTo={back} alert>
      {refusal && <RemovalRefusal refusal={refusal} name={name} />}
      <Form method="post" replace>
        {objection === null && <PersonRemovalQuestion user={user} carts={carts} name={name} practiceName={practiceName} />}
        <ModalActions>
          <ButtonLink preventScrollReset replace to={back}>
            {t("common:actions.cancel")}
          </ButtonLink>
          {objection === null && (
            <Button tone="danger" icon="trash">
              {t("people:removal.confirm", { name })}
            </Button>
          )}
        </ModalActions>
      </Form>
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/settings/user-management" />;
}
