import { useLocation } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { PromotionDialog } from "~/components/promotions/promotion-dialog";
import { ModalFailure } from "~/components/ui/modal-failure";
import type { Route } from "./+types/announcement";
import { loadPromotion } from "./load-promotions.server";

export const handle = { title: "promotions", modal: true, i18n: ["catalogue"] } satisfies PageHandle;

/** Loads an announced promotion, shown over the catalogue. */
export function loader({ context, params }: Route.LoaderArgs) {
  return loadPromotion(context, params.promotionId);
}

export default function Announcement({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  return <PromotionDialog promotion={loaderData} closeTo={{ pathname: "/products", search }} />;
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/products" />;
}
