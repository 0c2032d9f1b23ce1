import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import type { PageHandle } from "~/components/frame/page-title";
import { PromotionForm } from "~/components/operated-promotions/promotion-form";
import { PageHead } from "~/components/ui/page-head";
import { callsContext } from "~/context.server";
import { emptyPromotionForm } from "~/forms/promotions/promotion-form";
import { useTexts } from "~/i18n/use-texts";
import type { Route } from "./+types/new-promotion";
import { marketOf } from "./market-of.server";
import { sendPromotion } from "./send-promotion.server";

export const handle = { title: "newPromotion", i18n: ["operatedPromotions"] } satisfies PageHandle;

/** Loads the empty form with the id of the promotion to create. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const edition = marketOf(context, url);
  const market = await context.get(callsContext).promotions.list({ edition });
  return { edition, market, values: emptyPromotionForm(newId(), market.today) };
}

/** Publishes it; a refusal comes back at its fields, with everything that was typed. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const edition = marketOf(context, url);
  const sent = await sendPromotion(request, edition, context);
  if ("refused" in sent) return sent.refused;
  return redirect(href("/operator/promotions/:edition/:promotionId", { edition, promotionId: sent.promotionId }));
}

export default function NewPromotion({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts("common");
  const { edition, market } = loaderData;
  return (
    <div className="stack">
      <PageHead title={t("titles.newPromotion")}>{t(`markets.${edition}`)}</PageHead>
      <PromotionForm
        market={market}
        values={actionData?.values ?? loaderData.values}
        mistakes={actionData?.mistakes ?? {}}
        answer={actionData}
        submit="publish"
        back={`${href("/operator/promotions")}?market=${edition}`}
      />
    </div>
  );
}
