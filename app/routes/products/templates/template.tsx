import type { PageHandle } from "~/components/frame/page-title";
import { TemplatePage } from "~/components/templates/template-page";
import { postedForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/template";
import { changeTemplate } from "./change-template.server";
import { addTemplate, loadTemplate } from "./template.server";

export const handle = {
  title: ({ template }: Route.ComponentProps["loaderData"]) => template.name,
  i18n: ["templates", "usualOrder", "catalogue", "cart"],
} satisfies PageHandle;

/** Loads a template as it can be ordered today at the person's location (D170). */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadTemplate(context, params.templateId, url);
}

/** Adds it to the cart, or changes its name or location. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await postedForm(request);
  return form.get("intent") === "change" ? changeTemplate(context, params.templateId, form) : addTemplate(context, form);
}

export default function Template({ loaderData, actionData }: Route.ComponentProps) {
  const { template } = loaderData;
  return <TemplatePage key={`${template.id} ${template.revision}`} {...loaderData} refused={actionData ?? null} />;
}
