import { v7 as newId } from "uuid";
import { DeliveryPage } from "~/components/deliveries/delivery-page";
import type { PageHandle } from "~/components/frame/page-title";
import { callsContext, sessionContext } from "~/context.server";
import { lineKey } from "~/forms/deliveries/claimed-lines";
import { foundOr404 } from "~/middleware/found-or-404.server";
import type { Route } from "./+types/delivery";
import { claimTicked } from "./send-claims.server";

export const handle = { title: "delivery", i18n: ["deliveries", "requests", "refusals"] } satisfies PageHandle;

/**
 * Loads the boxes of a delivery and what is missing (D86), with an id for each line that can be claimed: sent twice, it is claimed once.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const delivery = await foundOr404(context.get(callsContext).deliveries.read(params));
  const requestIds = Object.fromEntries(delivery.lacking.map((line) => [lineKey(line), newId()]));
  const isHere = context.get(sessionContext).locationId === delivery.delivery.locationId;
  return { ...delivery, requestIds, isHere };
}

export function action({ request, context, params }: Route.ActionArgs) {
  return claimTicked(request, params.deliveryId, context);
}

export default function Delivery({ loaderData, actionData }: Route.ComponentProps) {
  return <DeliveryPage {...loaderData} refused={actionData} />;
}
