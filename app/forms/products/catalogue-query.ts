import type { Inputs } from "~/calls/answers";
import type { CatalogueView } from "./catalogue-view";

type Query = Omit<Inputs["catalogue"]["list"], "country">;

const orders: Record<CatalogueView["sorting"], Pick<Query, "sortBy" | "sortDirection">> = {
  name: { sortBy: "name", sortDirection: "ASC" },
  nameDescending: { sortBy: "name", sortDirection: "DESC" },
  price: { sortBy: "price", sortDirection: "ASC" },
  priceDescending: { sortBy: "price", sortDirection: "DESC" },
  modality: { sortBy: "modality", sortDirection: "ASC" },
  newest: { sortBy: "newest", sortDirection: "ASC" },
};

/** Returns the catalogue query (D60) for a view. */
export function catalogueQuery(view: CatalogueView): Query {
  const { kind, sorting } = view;
  return {
    searchTerm: view.searchTerm || undefined,
    type: kind === null || kind === "solutions" ? undefined : kind,
    modality: view.modality ?? undefined,
    manufacturerName: view.manufacturerName ?? undefined,
    isFavourite: view.isFavourite || undefined,
    pageNo: view.pageNo,
    ...orders[sorting],
  };
}
