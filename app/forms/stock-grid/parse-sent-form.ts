import { type OnClash, parseOnClash } from "~/domain/cart/on-clash";
import { boxesField, type Entries } from "~/domain/order/sheet-entries";
import { boxesOfText } from "~/domain/order/stock-sheet";
import type { GridTool } from "./draft-state";

/** What the buttons of the stock order page ask for. */
export type GridIntent =
  | { name: "add"; confirmed: boolean; release: boolean; onClash: OnClash }
  | { name: "show"; tool: GridTool | null }
  | { name: "keep" }
  /** One box more of a lens. */
  | { name: "one"; productId: string };

const oneMore = "one:";

/** The form with one box more of a lens. */
export function withOneMore(entries: Entries, productId: string): [string, string][] {
  const field = boxesField(productId);
  const boxes = boxesOfText(entries.findLast(([name]) => name === field)?.[1]);
  return [...entries.filter(([name]) => name !== field).map(([name, text]): [string, string] => [name, text]), [field, String(boxes + 1)]];
}

/** Returns what a sent form asks for; an answer to a question of an add is an add. */
export function parseGridIntent(entries: Entries): GridIntent {
  const sent = (name: string) => entries.findLast(([each]) => each === name)?.[1];
  const intent = sent("intent");
  const onClash = parseOnClash(sent("onClash"));
  const release = sent("release") === "1";
  if (intent === "keep") return { name: "keep" };
  if (intent === "fill" || intent === "clear") return { name: "show", tool: { name: intent } };
  if (intent === "paste") return { name: "show", tool: { name: "paste", column: sent("column") ?? "" } };
  if (intent?.startsWith(oneMore)) return { name: "one", productId: intent.slice(oneMore.length) };
  if (intent === "add" || onClash !== "ask" || release)
    return { name: "add", confirmed: sent("confirmed") === "removal", release, onClash };
  return { name: "show", tool: null };
}
