import { isDefinedError, safe } from "@orpc/client";
import { data, Form, href, redirect, useLocation } from "react-router";
import { RefusalNotice } from "~/components/fields/refusal-notice";
import type { PageHandle } from "~/components/frame/page-title";
import { FavouriteChoices } from "~/components/settings/favourite-choices";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { hasAdminPermission } from "~/domain/account/permissions";
import { actOn, editsOf, parseRows } from "~/forms/settings/catalogue-draft";
import { useTexts } from "~/i18n/use-texts";
import { postedForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/edit-favourites";

export const handle = { title: "productCatalog", modal: true, i18n: ["practiceCatalogue"] } satisfies PageHandle;

/** Loads the practice's visible products for marking favourites; redirects staff to the catalogue (D44). */
export async function loader({ context }: Route.LoaderArgs) {
  const { user, tenant } = context.get(sessionContext);
  if (!hasAdminPermission(user)) throw redirect(href("/products"));
  const { items } = await context.get(callsContext).catalogue.manage({ country: tenant.countryCode, pageSize: 500 });
  return { items: items.filter(({ visible, trial, isFavourite }) => (visible && !trial) || isFavourite) };
}

/** Saves all marks at once; when somebody changed a product in the meantime, the dialog returns with every mark on top of that. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const rows = parseRows(await postedForm(request));
  const editSeriesInputs = editsOf(rows);
  const back = `${href("/products")}${url.search}`;
  if (editSeriesInputs.length === 0) return redirect(back);
  const [refusal, answer] = await safe(context.get(callsContext).catalogue.updateVisibility({ editSeriesInputs }));
  if (!refusal) {
    context.get(noticeContext).add({ key: "practiceCatalogue:save.saved", values: { count: answer.updated } });
    return redirect(back);
  }
  if (!isDefinedError(refusal) || refusal.code !== "changedElsewhere") throw refusal;
  const onTop = refusal.data.changed.reduce((all, theirs) => actOn(all, { kind: "useMine", id: theirs.id, theirs }, new Set()), rows);
  return data({ rows: onTop }, { status: 409 });
}

export default function EditFavourites({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(["practiceCatalogue", "common"]);
  const closeTo = { pathname: href("/products"), search: useLocation().search };
  return (
    <Modal title={t("practiceCatalogue:favourites.title")} closeTo={closeTo} wide>
      <Form method="post" replace className="stack" preventScrollReset>
        <p className="quiet">{t("practiceCatalogue:favourites.lead")}</p>
        {actionData && <RefusalNotice tone="caution">{t("practiceCatalogue:favourites.changed")}</RefusalNotice>}
        <FavouriteChoices key={actionData ? "again" : "first"} items={loaderData.items} rows={actionData?.rows ?? []} />
        <ModalActions>
          <ButtonLink preventScrollReset replace to={closeTo}>
            {t("common:actions.cancel")}
          </ButtonLink>
          <Button tone="primary">{t("practiceCatalogue:favourites.submit")}</Button>
        </ModalActions>
      </Form>
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/products" />;
}
