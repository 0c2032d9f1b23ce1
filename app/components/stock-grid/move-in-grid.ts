import { gridFormId } from "~/forms/stock-grid/draft-summary";

const steps: Record<string, [rows: number, columns: number] | undefined> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Moves the focus with the arrow keys to the next lens that is made, in the direction that they show; in right-to-left pages the left arrow
 * moves on.
 */
export function moveInGrid(event: KeyboardEvent, input: HTMLInputElement): void {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const [rows, columns] = step;
  const next = rows === 0 ? nextInRow(input, columns) : nextInColumn(input, rows);
  next?.focus();
  next?.select();
}

/** Goes from cell to cell, so that a key stays fast in a grid of a thousand lenses. Columns continue in the table below. */
function nextInColumn(input: HTMLInputElement, rows: number): HTMLInputElement | null {
  const cell = input.closest("td");
  const column = cell?.cellIndex ?? 0;
  for (let row = rowBeside(cell?.parentElement, rows); row !== null; row = rowBeside(row, rows)) {
    const found = fieldOf(row.children[column]);
    if (found) return found;
  }
  return null;
}

/** Returns the next cell of a row, which continues in the same row of the next table; a row begins with its power. */
function nextInRow(input: HTMLInputElement, columns: number): HTMLInputElement | null {
  const isOnwards = columns > 0 !== (getComputedStyle(input.closest("form") ?? input).direction === "rtl");
  const [table = 0, row = 0] = (input.dataset.at ?? "").split(" ").map(Number);
  const onwards = (cell: Element | null | undefined) => (isOnwards ? cell?.nextElementSibling : cell?.previousElementSibling);
  const beside = tableBodies()[table + (isOnwards ? 1 : -1)]?.children[row];
  const ends = isOnwards ? beside?.firstElementChild : beside?.lastElementChild;
  return fieldFrom(onwards(input.closest("td")), onwards) ?? fieldFrom(ends, onwards);
}

function fieldFrom(cell: Element | null | undefined, onwards: (cell: Element) => Element | null | undefined): HTMLInputElement | null {
  for (let at = cell; at; at = onwards(at)) {
    const found = fieldOf(at);
    if (found) return found;
  }
  return null;
}

/** The row above or below, in the next table when this one ends. */
function rowBeside(row: Element | null | undefined, rows: number): Element | null {
  const sibling = rows > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  if (sibling) return sibling;
  const body = row?.closest("tbody");
  const bodies = tableBodies();
  const next = body && bodies[bodies.indexOf(body) + rows];
  return (rows > 0 ? next?.firstElementChild : next?.lastElementChild) ?? null;
}

/** Not looked up in the form: the browser would search a form of a thousand fields for one of that name first. */
const tableBodies = () => [...document.querySelectorAll(`#${gridFormId} tbody`)];

const fieldOf = (cell: Element | undefined) => cell?.querySelector<HTMLInputElement>("input[data-at]") ?? null;
