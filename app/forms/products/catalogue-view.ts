/** The kinds that the catalogue filters by, in display order; "solutions" shows solutions instead of lenses. */
export const shownKinds = ["sphere", "toric", "multifocal", "color", "misight", "specialty", "softK", "icd", "solutions"] as const;
export const shownModalities = ["daily", "twoWeekly", "monthly", "threeMonths", "sixMonths", "yearly"] as const;
export const sortings = ["name", "nameDescending", "price", "priceDescending", "modality", "newest"] as const;

export type CatalogueView = {
  searchTerm: string;
  kind: (typeof shownKinds)[number] | null;
  modality: (typeof shownModalities)[number] | null;
  manufacturerName: string | null;
  isFavourite: boolean;
  sorting: (typeof sortings)[number];
  layout: "grid" | "list";
  pageNo: number;
};

/** Returns what a URL of the catalogue shows. Searched words win over favourites and specialty (D59); unknown values are ignored. */
export function parseCatalogueView(search: URLSearchParams): CatalogueView {
  const searchTerm = (search.get("q") ?? "").trim().slice(0, 100);
  const kind = oneOf(shownKinds, search.get("kind"));
  return {
    searchTerm,
    kind: searchTerm !== "" && kind === "specialty" ? null : kind,
    modality: oneOf(shownModalities, search.get("wear")),
    manufacturerName: search.get("maker")?.slice(0, 80) || null,
    isFavourite: searchTerm === "" && search.get("favourites") === "1",
    sorting: oneOf(sortings, search.get("sort")) ?? "name",
    layout: search.get("view") === "list" ? "list" : "grid",
    pageNo: pageOf(search.get("page")),
  };
}

/** Returns another view, starting from this one: its first page, unless a page is given; favourites and specialty clear the words. */
export function changeView(view: CatalogueView, change: Partial<CatalogueView>): CatalogueView {
  const clearsWords = change.isFavourite === true || change.kind === "specialty";
  return { ...view, pageNo: 1, ...change, ...(clearsWords ? { searchTerm: "" } : {}) };
}

/** Returns the parameters of a view's URL, without defaults. */
export function viewEntries(view: CatalogueView): [name: string, value: string][] {
  const entries: [string, string][] = [
    ["q", view.searchTerm],
    ["kind", view.kind ?? ""],
    ["wear", view.modality ?? ""],
    ["maker", view.manufacturerName ?? ""],
    ["favourites", view.isFavourite ? "1" : ""],
    ["sort", view.sorting === "name" ? "" : view.sorting],
    ["view", view.layout === "list" ? "list" : ""],
    ["page", view.pageNo > 1 ? String(view.pageNo) : ""],
  ];
  return entries.filter(([, value]) => value !== "");
}

/** Returns the query of a view's URL, empty for the default view. */
export function viewSearch(view: CatalogueView): string {
  const search = new URLSearchParams(viewEntries(view)).toString();
  return search === "" ? "" : `?${search}`;
}

function oneOf<Name extends string>(names: readonly Name[], value: string | null): Name | null {
  return names.find((name) => name === value) ?? null;
}

function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1;
}
