import type { LensLine } from "~/domain/order/preorder";
import { type Catalogue, shownName } from "../catalogue/load-catalogue.server";
import { sentLine } from "./sent-merchandise.server";

/** Returns the lens of one eye in the shape of the calls (D60): as cart.sync accepts it (D48), with the name of its series. */
export function eyeLine(line: LensLine, { seriesById }: Pick<Catalogue, "seriesById">, productName?: string) {
  const series = seriesById.get(line.seriesId);
  return {
    ...sentLine(line),
    series: series?.name ?? line.seriesId,
    productName: productName ?? (series ? shownName(series) : line.seriesId),
    type: series?.type ?? null,
    totalQty: line.quantity,
  };
}
