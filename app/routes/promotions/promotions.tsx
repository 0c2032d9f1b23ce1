import { Outlet } from "react-router";
import { CartRail } from "~/components/cart-summary/cart-rail";
import { CartTally } from "~/components/cart-summary/cart-tally";
import { Page } from "~/components/frame/page";
import type { PageHandle } from "~/components/frame/page-title";
import { PromotionList } from "~/components/promotions/promotion-list";
import { BehindModal } from "~/components/ui/behind-modal";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHead } from "~/components/ui/page-head";
import { useTexts } from "~/i18n/use-texts";
import type { Route } from "./+types/promotions";
import { loadPromotions } from "./load-promotions.server";

export const handle = { title: "promotions", i18n: ["catalogue"] } satisfies PageHandle;

/** Loads the promotions that run today in the practice's market, with their products. */
export async function loader({ context }: Route.LoaderArgs) {
  return { promotions: await loadPromotions(context) };
}

export default function Promotions({ loaderData: { promotions } }: Route.ComponentProps) {
  const { t } = useTexts("catalogue");
  return (
    <>
      <BehindModal>
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
      </BehindModal>
      <Outlet />
    </>
  );
}
