import type { Inputs } from "~/calls/answers";
import type { CatalogueView } from "./catalogue-view";

type Query = Omit<Inputs["catalogue"]["list"], "country">;

/** The catalogue query (D60) that answers a view. */
export function catalogueQuery(view: CatalogueView): Query {
  const { kind, sorting } = view;
  return {
    searchTerm: view.searchTerm || undefined,
    type: kind === null || kind === "solutions" ? undefined : kind,
    modality: view.modality ?? undefined,
    manufacturerName: view.manufacturerName ?? undefined,
    isFavourite: view.isFavourite || undefined,
    pageNo: view.pageNo,
    sortBy: sorting.startsWith("price") ? "price" : "name",
    sortDirection: sorting.endsWith("Descending") ? "DESC" : "ASC",
  };
}
