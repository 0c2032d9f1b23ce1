import { useTranslation } from "react-i18next";
import { CartRail } from "~/components/cart/cart-rail";
import { CartTally } from "~/components/cart/cart-tally";
import { Page } from "~/components/frame/page";
import type { PageHandle } from "~/components/frame/page-title";
import { promotionFacts } from "~/components/products/promotion-facts";
import { PromotionList } from "~/components/products/promotion-list";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHead } from "~/components/ui/page-head";
import { callsContext, sessionContext } from "~/context.server";
import type { Route } from "./+types/promotions";

export const handle = { title: "promotions", i18n: ["catalogue"] } satisfies PageHandle;

/** The promotions that run today in the practice's market, with their products. */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = context.get(callsContext);
  const { promotions } = await catalogue.promotions({ country: context.get(sessionContext).tenant.countryCode });
  const seriesIds = [...new Set(promotions.flatMap((promotion) => promotion.seriesIds))].slice(0, 50);
  const { series } = seriesIds.length > 0 ? await catalogue.seriesByIds({ seriesIds }) : { series: [] };
  return { promotions: promotionFacts(promotions, series) };
}

export default function Promotions({ loaderData: { promotions } }: Route.ComponentProps) {
  const { t } = useTranslation("catalogue");
  return (
    <Page rail={<CartRail />} foot={<CartTally />}>
      <PageHead title={t("promotions.title")}>{promotions.length > 0 && t("promotions.count", { count: promotions.length })}</PageHead>
      {promotions.length > 0 ? (
        <PromotionList promotions={promotions} />
      ) : (
        <EmptyState
          title={t("promotions.emptyTitle")}
          actions={
            <ButtonLink to="/products" tone="primary">
              {t("promotions.toCatalogue")}
            </ButtonLink>
          }
        >
          {t("promotions.empty")}
        </EmptyState>
      )}
    </Page>
  );
}
