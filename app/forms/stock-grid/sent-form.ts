import type { Entries } from "~/domain/order/sheet-entries";
import type { GridTool } from "./draft-state";
import type { SheetFacts } from "./grid-page";
import type { GridRefusal } from "./grid-refusal";

/** A form that comes back to the page: refused, shown in another view, or kept while the session was over. */
export type SentForm = {
  entries: Entries;
  /** Names and packs of the series out of view. */
  others: SheetFacts[];
  tool: GridTool | null;
  /** It says something that the page does not hold yet: numbers that were decided, ids that were renewed. */
  replaces: boolean;
  refusal: GridRefusal | null;
};
