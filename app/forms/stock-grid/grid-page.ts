import type { Answers } from "~/calls/answers";
import { constantValues } from "~/domain/catalogue/made-values";
import { prescriptionText } from "~/domain/lens/prescription-text";
import { rememberedOf } from "~/domain/remembered";
import type { StockStatus } from "~/domain/stock/stock-status";
import { unchanging } from "~/domain/unchanging";
import { cutTables, type MapPart } from "./cut-tables";

type Grid = Answers["catalogue"]["grid"];
type Series = Grid["series"];

/** What the draft needs of a series to name and price its lines. */
export type SheetFacts = { seriesId: string; name: string; packs: Series["packs"]; promotions: Series["promotions"] };

/** The promotion that is ordered from (D74). */
export type GridPromotion = Pick<
  Answers["catalogue"]["promotions"]["promotions"][number],
  "id" | "names" | "minimumBoxes" | "discountBasisPoints" | "discountAmount" | "toDay" | "daysLeft"
>;

/** One lens of the grid. `text` names it whole ("-3.25 -1.25 x 180"); onHand is null for what has no shelf. */
export type GridCell = {
  productId: string;
  power: number;
  text: string;
  onHand: number | null;
  status: StockStatus;
  left: number | null;
  /** The day on which boxes that the shelf lacks arrive; null while nobody knows. */
  laterDay: string | null;
  usual: number;
};
export type GridTable = MapPart<GridCell>;

/** The boxes of one power that the location usually orders a month, in one pack. */
export type UsualPower = Answers["catalogue"]["usualByPower"]["usual"][number];

const pages = new WeakMap<Grid, GridPage>();

/** Returns the grid as the page needs it, without what only the server uses; made once for each answer. */
export function gridPage(grid: Grid, promotion: GridPromotion | null = null): GridPage {
  const page = rememberedOf(pages, grid, () => unchanging(makePage(grid)));
  return promotion ? { ...page, promotion } : page;
}

function makePage({ series, layout, packSize, choosers, blocks, price, promise }: Grid) {
  const { material, waterPercent } = series.metadata;
  return {
    seriesId: series.id,
    facts: sheetFacts(series),
    imageId: series.imageId,
    ...{ layout, packSize, price, material, waterPercent },
    kind: series.kind,
    modality: series.modality,
    madeToOrder: series.madeToOrder,
    available: series.available,
    usage: series.usage,
    /** What is made, for an order without a connection (D55). */
    blocks: series.rxParameterRestrictions,
    constants: constantValues(series.rxParameterRestrictions).filter(({ field }) => field === "baseCurve" || field === "diameter"),
    choosers: choosers.map(({ field, values, chosen, usualValues }) => ({ field, values, chosen, usualValues })),
    tables: blocks.flatMap((block) => tablesOf(block, layout)),
    arrivalDay: promise.latestDay,
    promotion: null as GridPromotion | null,
  };
}

export type GridPage = Readonly<ReturnType<typeof makePage>>;

/** Returns the page as a stock order: without the promotion that was ordered from, and that has ended since, nor its prices. */
export function withoutPromotion(page: GridPage): GridPage {
  const { facts, promotion } = page;
  const promotions = facts.promotions.filter(({ id }) => id !== promotion?.id);
  return { ...page, facts: { ...facts, promotions }, promotion: null };
}

/** The name, packs and promotions of a series. */
export function sheetFacts({
  id,
  displayName,
  packs,
  promotions,
}: Pick<Series, "id" | "displayName" | "packs" | "promotions">): SheetFacts {
  return { seriesId: id, name: displayName, packs, promotions };
}

/** All lenses in view, in reading order. */
export function cellsOf(page: Pick<GridPage, "tables">): GridCell[] {
  return page.tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null)));
}

function tablesOf({ rows, ...block }: Grid["blocks"][number], layout: Grid["layout"]): GridTable[] {
  return cutTables({ ...block, rows: rows.map((row) => ({ ...row, cells: row.cells.map(cellOf) })) }, layout);
}

function cellOf(cell: Grid["blocks"][number]["rows"][number]["cells"][number]): GridCell | null {
  if (!cell) return null;
  const { productId, power, values, stock, shelf, usualBoxesPerMonth } = cell;
  const { status, left } = stock;
  return {
    ...{ productId, power, status, left },
    text: prescriptionText(values),
    onHand: shelf.onHand,
    laterDay: shelf.laterDay,
    usual: usualBoxesPerMonth,
  };
}
