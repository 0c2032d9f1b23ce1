import { type LensField, lensFields } from "~/domain/lens/parameters";
import { gridPath } from "~/domain/order/grid-path";
import { parseQuantity } from "~/domain/order/quantity";

/**
 * What an address of the stock order page shows: a series, the promotion it is ordered from, a pack, and what is chosen beside the grid.
 */
export type GridView = {
  seriesId: string;
  promotionId: string | null;
  packSize?: number;
  chosen: Partial<Record<LensField, string>>;
  focus: string | null;
  /** Boxes to add to those of the focused lens in the cart, as if they were typed; null for none. */
  boxes: number | null;
};

/** Returns the view in a URL; null when it names no series. Values are checked by the grid itself, which replaces what is not made. */
export function parseGridView(search: URLSearchParams): GridView | null {
  const seriesId = search.get("series")?.slice(0, 80);
  if (!seriesId) return null;
  const pack = search.get("pack") ?? "";
  const chosen: GridView["chosen"] = {};
  for (const field of lensFields) {
    const value = search.get(field)?.slice(0, 40);
    if (value) chosen[field] = value;
  }
  const promotionId = search.get("promotion")?.slice(0, 80) || null;
  const packSize = /^\d{1,4}$/.test(pack) ? Number(pack) : undefined;
  const boxes = parseQuantity(search.get("boxes") ?? "");
  return { seriesId, promotionId, packSize, chosen, focus: search.get("focus"), boxes: boxes.permitted ? boxes.quantity : null };
}

type Shown = {
  seriesId: string;
  packSize: number;
  promotion: { id: string } | null;
  choosers: readonly { field: string; chosen: string | number }[];
};

/** The address of a grid with one thing chosen otherwise. */
export function gridAddress(
  { seriesId, packSize, promotion, choosers }: Shown,
  change: { pack?: number; field?: string; value?: string | number } = {},
): string {
  const search = new URLSearchParams({ series: seriesId, pack: String(change.pack ?? packSize) });
  if (promotion) search.set("promotion", promotion.id);
  for (const { field, chosen } of choosers) search.set(field, String(field === change.field ? change.value : chosen));
  return `${gridPath}?${search}`;
}
