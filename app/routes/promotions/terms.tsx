import type { PageHandle } from "~/components/frame/page-title";
import { PromotionTermsDialog } from "~/components/promotions/promotion-terms-dialog";
import { ModalFailure } from "~/components/ui/modal-failure";
import type { Route } from "./+types/terms";
import { loadPromotion } from "./load-promotions.server";

export const handle = { title: "promotions", modal: true, i18n: ["catalogue"] } satisfies PageHandle;

/** Loads the terms of a promotion, shown over the promotions. */
export function loader({ context, params }: Route.LoaderArgs) {
  return loadPromotion(context, params.promotionId);
}

export default function PromotionTerms({ loaderData }: Route.ComponentProps) {
  return <PromotionTermsDialog promotion={loaderData} />;
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/promotions" />;
}
