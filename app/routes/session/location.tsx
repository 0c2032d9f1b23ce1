import { Form, redirect } from "react-router";
import { Pick } from "~/components/fields/pick";
import type { PageHandle } from "~/components/frame/page-title";
import { Button } from "~/components/ui/button";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { sameOriginPath } from "~/domain/same-origin-path";
import { textOf } from "~/forms/form-texts";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { postedForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/location";

export const handle = { title: "location", modal: true, i18n: ["session"] } satisfies PageHandle;

/** Loads the locations where the person may work (D13), and where the switch was opened. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { locations, locationId } = context.get(sessionContext);
  return {
    locations: locations.map(({ _id, name, address }) => ({ id: _id, name, address })),
    locationId,
    back: sameOriginPath(url.searchParams.get("back"), "/products"),
  };
}

/** Switches to the chosen location; one that the person may not enter looks like an unknown one (D35). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const session = await foundOr404(context.get(callsContext).session.useLocation({ locationId: textOf(form, "locationId") }));
  context.get(noticeContext).add({
    key: "session:location.changed",
    values: { name: session.locations.find(({ _id }) => _id === session.locationId)?.name ?? "" },
  });
  return redirect(sameOriginPath(form.get("back"), "/products"));
}

export default function LocationChoice({ loaderData: { locations, locationId, back } }: Route.ComponentProps) {
  const { t } = useTexts(["session", "common"]);
  const format = useFormat();
  return (
    <Modal title={t("session:location.title")} closeTo={back}>
      <Form method="post" replace className="stack">
        <input type="hidden" name="back" value={back} />
        {locations.map(({ id, name, address }) => (
          <Pick key={id} name="locationId" value={id} title={<bdi>{name}</bdi>} defaultChecked={id === locationId}>
            <bdi className="small quiet">{format.address({ street: address.street, city: address.city })}</bdi>
          </Pick>
        ))}
        <ModalActions>
          <Button tone="primary">{t("session:location.choose")}</Button>
        </ModalActions>
      </Form>
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/products" />;
}
