import type { PageHandle } from "~/components/frame/page-title";
import { NewTemplatePage } from "~/components/templates/new-template-page";
import type { Route } from "./+types/new-template";
import { answerNewTemplate, loadNewTemplate } from "./new-template.server";

export const handle = { title: "newTemplate", i18n: ["templates", "usualOrder", "catalogue"] } satisfies PageHandle;

/** Loads what the cart or an order holds, to save as a template (D170). */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadNewTemplate(context, url);
}

/** Saves the template; or shows the quantities that the stock grid sent, to save. */
export function action({ request, context }: Route.ActionArgs) {
  return answerNewTemplate(request, context);
}

export default function NewTemplate({ loaderData, actionData }: Route.ComponentProps) {
  return <NewTemplatePage {...loaderData} lines={actionData?.lines ?? loaderData.lines} refused={actionData?.refused ?? null} />;
}
