/** What is read while something is typed elsewhere, as the facts of the cell in focus: its attribute says so. */
const readMeanwhile = "[data-read-meanwhile]";

/** What a notice must not cover: everything clickable, the title of the page or the dialog, and what is read meanwhile. */
const uncovered = `a[href], button, input:not([type=hidden]), select, textarea, summary, label, h1, h2, ${readMeanwhile}`;

/** In CSS pixels, between the positions that are tried. */
const step = 8;
const margin = 8;

/** The weight of the way to the checkout, next to the content of a page, and of what is read meanwhile, in cells of the content. */
const heavy = 9;

const weightOf = (element: Element) => (element.matches(readMeanwhile) || !element.closest("main, dialog") ? heavy : 1);

type Span = { top: number; bottom: number };

/** Returns how far from the top of the window a box of this height covers the least; of equal positions, the first from its side. */
export function freePosition(
  height: number,
  inTheWay: readonly Span[],
  room: Span,
  from: "top" | "bottom",
): { top: number; hides: number } {
  const last = Math.max(room.top, room.bottom - height);
  const positions = [...Array(Math.floor((last - room.top) / step) + 1).keys()].map((index) => room.top + index * step);
  if (from === "bottom") positions.reverse();
  const found = positions.map((top) => ({ top, hides: inTheWay.filter((each) => each.top < top + height && each.bottom > top).length }));
  return found.reduce((best, each) => (each.hides < best.hides ? each : best), found[0] ?? { top: room.top, hides: 0 });
}

/**
 * Positions a box that is fixed in the window where it covers nothing, or the least, of the open dialog or else of the page, and marks it
 * when it covers something.
 */
export function positionFreely(box: HTMLElement, from: "top" | "bottom"): void {
  const { left, right, height } = box.getBoundingClientRect();
  const dialog = document.querySelector("dialog:modal");
  const inTheWay = [...document.querySelectorAll<HTMLElement>(uncovered)]
    // Of what a dialog dims only the bars count: a notice is shown next to them.
    .filter((each) => dialog === null || dialog.contains(each) || !each.closest("main"))
    .filter((each) => !box.contains(each) && each.checkVisibility({ visibilityProperty: true }))
    .flatMap((each) => Array<DOMRect>(weightOf(each)).fill(each.getBoundingClientRect()))
    .filter((each) => each.width > 1 && each.height > 1 && each.left < right && each.right > left)
    .filter((each) => each.bottom > 0 && each.top < innerHeight);
  const bar = dialog === null ? (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0) : 0;
  const { top, hides } = freePosition(height, inTheWay, { top: Math.max(0, bar) + margin, bottom: innerHeight - margin }, from);
  box.style.insetBlock = `${top}px auto`;
  box.toggleAttribute("data-over", hides > 0);
}
