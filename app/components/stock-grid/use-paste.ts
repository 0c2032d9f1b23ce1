import { type ClipboardEvent, useState } from "react";
import type { GridTool } from "~/forms/stock-grid/draft-state";
import type { GridStore } from "./grid-store";
import { isQuantityText } from "./use-heard-cells";

/**
 * Returns the handler of what is pasted into a cell: a quantity goes into the cell, several lines or columns into the cells from there on.
 * Anything else is `refused`: the cell is emptied, and the text returned for the notice that says so.
 */
export function usePaste(store: GridStore, apply: (tool: GridTool) => void) {
  const [refused, setRefused] = useState<string | null>(null);
  const onPaste = (event: ClipboardEvent<HTMLFormElement>) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || input.dataset.at === undefined) return;
    const text = event.clipboardData.getData("text");
    const isColumn = /[\t\n]/.test(text.trim());
    setRefused(null);
    if (!isColumn && isQuantityText(text)) return;
    event.preventDefault();
    if (isColumn) return apply({ name: "paste", column: text });
    store.type(input.name.slice(input.name.indexOf(":") + 1), "");
    setRefused(text.trim());
  };
  return { onPaste, refused };
}
