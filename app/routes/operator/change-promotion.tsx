import { href, redirect } from "react-router";
import { RefusalNotice } from "~/components/fields/refusal-notice";
import type { PageHandle } from "~/components/frame/page-title";
import { PromotionForm } from "~/components/operated-promotions/promotion-form";
import { PageHead } from "~/components/ui/page-head";
import { callsContext } from "~/context.server";
import { promotionFormOf } from "~/forms/promotions/promotion-form";
import { useTexts } from "~/i18n/use-texts";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { requestContext } from "~/middleware/request-facts.server";
import type { Route } from "./+types/change-promotion";
import { promotionNamed } from "./promotion-named.server";
import { sendPromotion } from "./send-promotion.server";

export const handle = { title: "changePromotion", i18n: ["operatedPromotions", "refusals"] } satisfies PageHandle;

/**
 * Loads the form of a promotion that has not begun; redirects to the promotion when it is running or over, except from a form that was
 * refused for that, because everything typed is in it.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { promotions } = context.get(callsContext);
  const named = promotionNamed(params);
  const promotion = await foundOr404(promotions.read(named));
  const isRefused = context.get(requestContext).method === "POST";
  if (promotion.state !== "planned" && !isRefused) throw redirect(href("/operator/promotions/:edition/:promotionId", params));
  const market = await promotions.list({ edition: named.edition });
  return { edition: named.edition, market, values: promotionFormOf(promotion) };
}

/** Saves it; a refusal comes back at its fields, with everything that was typed. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { edition, promotionId } = promotionNamed(params);
  const sent = await sendPromotion(request, edition, context, promotionId);
  if ("refused" in sent) return sent.refused;
  return redirect(href("/operator/promotions/:edition/:promotionId", params));
}

export default function ChangePromotion({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTexts(["common", "refusals"]);
  const { edition, market } = loaderData;
  return (
    <div className="stack">
      <PageHead title={t("common:titles.changePromotion")}>{t(`common:markets.${edition}`)}</PageHead>
      {actionData?.code && !actionData.meanwhile && <RefusalNotice title={t(`refusals:${actionData.code as "promotionBegun"}`)} />}
      <PromotionForm
        market={market}
        values={actionData?.values ?? loaderData.values}
        mistakes={actionData?.mistakes ?? {}}
        meanwhile={actionData?.meanwhile}
        answer={actionData}
        submit="save"
        back={href("/operator/promotions/:edition/:promotionId", params)}
      />
    </div>
  );
}
