import type { PageHandle } from "~/components/frame/page-title";
import { ShelfCountPage } from "~/components/shelf-count/shelf-count-page";
import type { Route } from "./+types/shelf-count";
import { answerShelfCount, loadShelfCount } from "./shelf-count.server";

export const handle = { title: "shelfCount", i18n: ["shelfCount", "deliveries", "scan", "cart", "refusals"] } satisfies PageHandle;

/** Loads the count of the location's shelf (D115). */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadShelfCount(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return answerShelfCount(request, context);
}

export default function ShelfCount({ loaderData, actionData }: Route.ComponentProps) {
  return <ShelfCountPage {...loaderData} refused={actionData ?? loaderData.kept} />;
}
