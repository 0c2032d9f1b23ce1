import { type HistoryPreset, historyPresets } from "~/domain/calendar/history-presets";
import { type HistoryState, historyStates } from "~/domain/order/history-state";

/** What the history shows, as in its URL; the words of a search are stored on the server (D33). */
export type HistoryView = {
  searchId: string | null;
  when: HistoryPreset;
  state: HistoryState;
  /** All locations of the person instead of the present one. */
  everywhere: boolean;
  sorting: HistorySorting;
  /** From 1; `next` is the key returned with the previous page. */
  page: number;
  next: string | null;
};

export const historySortings = ["newest", "oldest", "changed"] as const;
export type HistorySorting = (typeof historySortings)[number];

/** How the history query sorts (D60); newest first by default (D70). */
export const historyOrders = {
  newest: { sortBy: "createdAt", sortDirection: "DESC" },
  oldest: { sortBy: "createdAt", sortDirection: "ASC" },
  changed: { sortBy: "updatedAt", sortDirection: "DESC" },
} as const satisfies Record<HistorySorting, object>;

/** The number of pages that can be reached by number (D70). */
const pagesMax = 100;

/** Returns the view in a URL; unknown values are ignored. A search covers everything, the plain history the past month. */
export function parseHistoryView(params: URLSearchParams): HistoryView {
  const searchId = params.get("s") || null;
  const when = historyPresets.find((preset) => preset === params.get("when")) ?? (searchId ? "everything" : "pastMonth");
  const page = Number(params.get("page"));
  const next = params.get("next") || null;
  const isPage = Number.isInteger(page) && page >= 1 && (page <= pagesMax || next !== null);
  return {
    searchId,
    when,
    state: historyStates.find((state) => state === params.get("state")) ?? "all",
    everywhere: params.get("at") === "all",
    sorting: historySortings.find((sorting) => sorting === params.get("sort")) ?? "newest",
    page: isPage ? page : 1,
    next,
  };
}

/** Returns the URL of a view; another filter starts at the first page. */
export function historyAddress(view: HistoryView, changes: Partial<HistoryView> = {}): string {
  const { searchId, when, state, everywhere, sorting, page, next } = { ...view, page: 1, next: null, ...changes };
  const params = new URLSearchParams();
  if (searchId) params.set("s", searchId);
  if (when !== (searchId ? "everything" : "pastMonth")) params.set("when", when);
  if (state !== "all") params.set("state", state);
  if (everywhere) params.set("at", "all");
  if (sorting !== "newest") params.set("sort", sorting);
  if (page > 1) params.set("page", String(page));
  if (next) params.set("next", next);
  return `/history${params.size > 0 ? `?${params}` : ""}`;
}
