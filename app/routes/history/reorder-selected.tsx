import type { PageHandle } from "~/components/frame/page-title";
import { ReorderSelectedPage } from "~/components/order-selection/reorder-selected-page";
import type { Route } from "./+types/reorder-selected";
import { reorderSelected } from "./reorder-selected.server";

export const handle = { title: "reorder", i18n: ["orders", "cart"] } satisfies PageHandle;

/** Adds the orders to the cart in one transaction and shows the outcome of each (D171). */
export function action({ request, context }: Route.ActionArgs) {
  return reorderSelected(request, context);
}

export default function ReorderSelected({ actionData }: Route.ComponentProps) {
  return <ReorderSelectedPage answer={actionData ?? null} />;
}
