import type { PublishedPromotion } from "~/db/schema/catalogue.server";
import { lensExists } from "~/domain/lens/lens-exists";
import type { LensValues } from "~/domain/lens/lens-values";
import type { Eye, OrderLine } from "~/domain/order/order-lines";
import type { PurchaseType, SolutionLine } from "~/domain/order/preorder";
import type { PriceStep } from "~/domain/price/price-step";
import { imageIdOf } from "~/domain/product/image-paths";
import type { ArrivalPart } from "~/domain/stock/arrivals";
import type { StockAnswer } from "~/domain/stock/stock-status";
import { type Catalogue, shownName } from "../catalogue/load-catalogue.server";
import type { LinePromise } from "./promise-delivery.server";

/** The item of a line. `isSold`: the item is active and made in the line's values and pack. */
export type DescribedLine = {
  lineId: string;
  eye: Eye | null;
  /** Id of the series or solution. */
  itemId: string;
  seriesId: string | null;
  solutionId: string | null;
  productId: string;
  productName: string;
  imageId: string;
  packSize: number;
  values: LensValues;
  quantity: number;
  isSold: boolean;
};

/** A line with today's price (in the smallest unit; null when it has none), stock and promise. */
export type AppraisedLine = DescribedLine & {
  unitPrice: number | null;
  discount: number;
  /** The price of the line after its discount. */
  amount: number;
  promotion: PublishedPromotion | null;
  priceStep: PriceStep | null;
  arrivals: ArrivalPart[];
  stock: StockAnswer;
  orderable: boolean;
} & LinePromise;

/** Describes a lens line by its series. Trial lenses cost nothing, so they are sold only as trials. */
export function describeLens(line: OrderLine, purchaseType: PurchaseType, { seriesById }: Catalogue): DescribedLine {
  const series = seriesById.get(line.seriesId);
  const isMade = series?.active === true && lensExists(series, line.values, line.packSize);
  const { id: lineId, eye, seriesId, packSize, values, quantity } = line;
  return {
    ...{ lineId, eye, itemId: seriesId, seriesId, solutionId: null, productId: line.productId ?? "" },
    productName: series ? shownName(series) : seriesId,
    imageId: imageIdOf(seriesId, packSize),
    ...{ packSize, values, quantity },
    isSold: isMade && (purchaseType === "Trial" || !series.trial),
  };
}

/** Describes a line of solutions; its product is the solution itself. */
export function describeSolution({ id: lineId, solutionId, quantity }: SolutionLine, { solutionsById }: Catalogue): DescribedLine {
  const solution = solutionsById.get(solutionId);
  return {
    ...{ lineId, eye: null, itemId: solutionId, seriesId: null, solutionId, productId: solutionId },
    productName: solution ? shownName(solution) : solutionId,
    imageId: solutionId,
    ...{ packSize: solution?.packSize ?? 1, values: {}, quantity },
    isSold: solution?.active === true,
  };
}
