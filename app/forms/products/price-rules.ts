import type { Answers } from "~/calls/answers";
import { type PriceBook, priceBook } from "~/domain/price/price-row";
import type { RunningPromotion } from "~/domain/price/promotion";

type Series = Pick<Answers["catalogue"]["list"]["series"][number], "id" | "packs" | "promotions">;

/** Returns prices and promotions of some series from a call, for the pricing rules of the cart (D25). */
export function priceRules(all: readonly Series[]): { book: PriceBook; running: RunningPromotion[] } {
  const rows = all.flatMap(({ id, packs }) =>
    packs.map(({ packSize, annualBoxes, priceRetail, priceAnnual }) => ({
      ...{ itemId: id, packSize, annualBoxes },
      ...{ priceRetail: priceRetail.amount, priceAnnual: priceAnnual.amount },
    })),
  );
  const running = new Map(all.flatMap(({ promotions }) => promotions.map((promotion) => [promotion.id, promotion] as const)));
  return {
    book: priceBook(rows),
    running: [...running.values()].map(({ id, seriesIds, minimumBoxes, discountAmount, discountBasisPoints }) => ({
      ...{ id, seriesIds, minimumBoxes },
      discount: discountAmount
        ? { kind: "amountPerBox", amount: discountAmount.amount }
        : { kind: "percentage", basisPoints: discountBasisPoints ?? 0 },
    })),
  };
}
