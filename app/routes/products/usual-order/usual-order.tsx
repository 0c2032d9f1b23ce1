import type { PageHandle } from "~/components/frame/page-title";
import { UsualOrderPage } from "~/components/usual-order/usual-order-page";
import type { Route } from "./+types/usual-order";
import { answerUsualOrder, loadUsualOrder } from "./usual-order.server";

export const handle = { title: "usualOrder", i18n: ["usualOrder", "stockGrid", "catalogue", "cart"] } satisfies PageHandle;

/** Loads what the location usually needs for its shelf (D88). */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadUsualOrder(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return answerUsualOrder(request, context);
}

export default function UsualOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <UsualOrderPage {...loaderData} entries={actionData?.entries ?? loaderData.kept} refusal={actionData?.refusal ?? null} />;
}
