import type { StoredPreorder } from "~/db/queries/cart/preorders.server";
import { linesOf, solutionsOf } from "~/domain/order/order-lines";
import type { Catalogue } from "../catalogue/load-catalogue.server";
import { type DescribedLine, describeLens, describeSolution } from "./appraised-line.server";

type CountedLine = Pick<DescribedLine, "productId" | "productName" | "solutionId" | "quantity">;

/** Returns the boxes or bottles of each product in these preorders, in the order of their lines. */
export function countLines(preorders: readonly Pick<StoredPreorder, "merchandise">[], catalogue: Catalogue): CountedLine[] {
  const counted = new Map<string, CountedLine>();
  for (const preorder of preorders) {
    const lenses = linesOf(preorder).map((line) => describeLens(line, preorder.merchandise.purchaseType, catalogue));
    const solutions = solutionsOf(preorder).map((line) => describeSolution(line, catalogue));
    for (const { productId, productName, solutionId, quantity } of [...lenses, ...solutions]) {
      counted.set(productId, { productId, productName, solutionId, quantity: quantity + (counted.get(productId)?.quantity ?? 0) });
    }
  }
  return [...counted.values()];
}
