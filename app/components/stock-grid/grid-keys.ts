import type { KeyboardEvent } from "react";

const steps: Record<string, [rows: number, columns: number] | undefined> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys lead to the next lens that is made, in the direction they show; in right-to-left pages left is onwards. */
export function moveInGrid(event: KeyboardEvent<HTMLFormElement>): void {
  const step = steps[event.key];
  const input = event.target;
  if (!step || !(input instanceof HTMLInputElement) || input.dataset.at === undefined || event.altKey || event.ctrlKey || event.metaKey)
    return;
  event.preventDefault();
  const onwards = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  const next = nextCell(event.currentTarget, input, step[0], step[1] * onwards);
  next?.focus();
  next?.select();
}

/** Looks only through the row or the column, so that a key costs little in a grid of a thousand lenses too. */
function nextCell(form: HTMLFormElement, input: HTMLInputElement, rows: number, columns: number): HTMLInputElement | null {
  const [table = 0, row = 0, column = 0] = (input.dataset.at ?? "").split(" ").map(Number);
  const bodies = [...form.querySelectorAll("tbody")];
  // Behind the end of a row the same row of the table beside it goes on; columns go on in the table below. A row begins with its power.
  const cells =
    columns === 0
      ? bodies.flatMap((body) => [...body.children].map((each) => each.children[column + 1]))
      : bodies.slice(Math.max(0, table - 1), table + 2).flatMap((body) => [...(body.children[row]?.children ?? [])]);
  const at = cells.findIndex((cell) => cell?.contains(input));
  const onwards = rows + columns > 0 ? cells.slice(at + 1) : cells.slice(0, at).reverse();
  for (const cell of onwards) {
    const next = cell?.querySelector<HTMLInputElement>("input[data-at]");
    if (next) return next;
  }
  return null;
}
