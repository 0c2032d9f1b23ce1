import type { Answers } from "~/calls/answers";
import type { SeriesAnswer } from "~/components/products/product-facts";

export type PromotionAnswer = Answers["catalogue"]["promotions"]["promotions"][number];

/** A promotion with those of its products that the practice may order. */
export type ShownPromotion = PromotionAnswer & { products: { id: string; name: string; imageId: string }[] };

/** Adds the products to promotions; one without any product for this practice is left out. */
export function promotionFacts(promotions: readonly PromotionAnswer[], series: readonly SeriesAnswer[]): ShownPromotion[] {
  const shown = series.filter(({ visible, available }) => visible && available);
  return promotions
    .map((promotion) => ({
      ...promotion,
      products: shown
        .filter(({ id }) => promotion.seriesIds.includes(id))
        .map(({ id, displayName, imageId }) => ({ id, name: displayName, imageId })),
    }))
    .filter(({ products }) => products.length > 0);
}
