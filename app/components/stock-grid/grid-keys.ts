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
  const next = nextCell(event.currentTarget, input.dataset.at, step[0], step[1] * onwards);
  next?.focus();
  next?.select();
}

function nextCell(form: HTMLFormElement, at: string, rows: number, columns: number): HTMLInputElement | null {
  const inputs = [...form.querySelectorAll<HTMLInputElement>("input[data-at]")].map((input) => ({
    input,
    place: placeOf(input.dataset.at ?? ""),
  }));
  const from = placeOf(at);
  const reached = inputs.filter(({ place }) =>
    columns === 0
      ? place.column === from.column && compare(place, from, rows)
      : place.table === from.table && place.row === from.row && Math.sign(place.column - from.column) === columns,
  );
  if (reached.length > 0) return (rows < 0 || columns < 0 ? reached.at(-1) : reached[0])?.input ?? null;
  return columns === 0 ? null : besideTable(inputs, from, columns);
}

/** Behind the end of a row the same row of the table beside it goes on. */
function besideTable(inputs: readonly { input: HTMLInputElement; place: Place }[], from: Place, columns: number): HTMLInputElement | null {
  const beside = inputs.filter(({ place }) => place.table === from.table + columns && place.row === from.row);
  return (columns > 0 ? beside[0] : beside.at(-1))?.input ?? null;
}

type Place = { table: number; row: number; column: number };

function placeOf(at: string): Place {
  const [table = 0, row = 0, column = 0] = at.split(" ").map(Number);
  return { table, row, column };
}

/** Does a place in the same column lie further in that direction, tables one below the other? */
function compare(place: Place, from: Place, direction: number): boolean {
  const difference = place.table - from.table || place.row - from.row;
  return Math.sign(difference) === direction;
}
