import { ORPCError, safe } from "@orpc/client";
import { data, href, redirect } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { OperatedPromotion } from "~/components/operated-promotions/operated-promotion";
import { callsContext, noticeContext } from "~/context.server";
import { isolate } from "~/i18n/format/isolate";
import { foundOr404, throwRefusal } from "~/middleware/found-or-404.server";
import type { Route } from "./+types/promotion";
import { parseReason } from "./parse-reason.server";
import { promotionNamed } from "./promotion-named.server";

export const handle = { title: "operatedPromotions", i18n: ["operatedPromotions", "operator", "refusals", "errors"] } satisfies PageHandle;

/** Loads the promotion in the URL, with what was ordered under it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return foundOr404(context.get(callsContext).promotions.read(promotionNamed(params)));
}

/** Ends it at once, with a reason. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { reason, mistake } = await parseReason(request);
  if (mistake) return data({ reason, mistake, code: null }, { status: 422 });
  const [error, ended] = await safe(context.get(callsContext).promotions.end({ ...promotionNamed(params), reason }));
  if (error instanceof ORPCError && error.code === "promotionOver")
    return data({ reason, mistake: null, code: error.code }, { status: 409 });
  if (error) return throwRefusal(error);
  context.get(noticeContext).add({ key: "operatedPromotions:notices.ended", values: { name: isolate(ended.names.en ?? "") } });
  return redirect(href("/operator/promotions/:edition/:promotionId", params));
}

export default function PromotionOfOperators({ loaderData, actionData }: Route.ComponentProps) {
  return <OperatedPromotion promotion={loaderData} refused={actionData ?? null} />;
}
