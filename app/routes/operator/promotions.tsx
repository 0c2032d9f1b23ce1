import type { PageHandle } from "~/components/frame/page-title";
import { OperatedPromotions } from "~/components/operated-promotions/promotions-page";
import { callsContext } from "~/context.server";
import type { Route } from "./+types/promotions";
import { marketOf } from "./market-of.server";

export const handle = { title: "operatedPromotions", i18n: ["operatedPromotions"] } satisfies PageHandle;

/** Loads the promotions of the market in the URL, or else of the operator's present market. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const edition = marketOf(context, url);
  return { edition, promotions: (await context.get(callsContext).promotions.list({ edition })).promotions };
}

export default function PromotionsOfOperators({ loaderData }: Route.ComponentProps) {
  return <OperatedPromotions {...loaderData} />;
}
