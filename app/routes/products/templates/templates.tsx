import { data } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { TemplatesPage } from "~/components/templates/templates-page";
import { callsContext, sessionContext } from "~/context.server";
import { isUuid } from "~/domain/is-uuid";
import { textOf } from "~/forms/form-texts";
import { postedForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/templates";
import { removeOrRestore } from "./change-template.server";

export const handle = { title: "templates", i18n: ["templates"] } satisfies PageHandle;

/** Loads the templates of the practice and of the person's locations (D170). */
export async function loader({ context }: Route.LoaderArgs) {
  const { locations } = context.get(sessionContext);
  const { templates } = await context.get(callsContext).templates.list();
  return { templates, locations: locations.map(({ _id, name }) => ({ id: _id, name })) };
}

/** Removes a template, or restores it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const templateId = textOf(form, "templateId");
  if (!isUuid(templateId)) throw data(null, { status: 400 });
  return removeOrRestore(context, { templateId, isRemoved: form.get("intent") !== "restore" });
}

export default function Templates({ loaderData, actionData }: Route.ComponentProps) {
  return <TemplatesPage {...loaderData} refusal={actionData?.refusal ?? null} />;
}
