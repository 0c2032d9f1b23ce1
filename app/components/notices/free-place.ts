/** What a notice does not hide: everything that can be pressed, and what the page or the dialog is called. */
const uncovered = "a[href], button, input:not([type=hidden]), select, textarea, summary, label, h1, h2";

/** In CSS pixels, between the places that are tried. */
const step = 8;
const margin = 8;

/** The way to the checkout, beside the content of a page, counts for so many of its cells. */
const weightBeside = 9;

type Span = { top: number; bottom: number };

/**
 * How far from the top of the window a box of this height hides the fewest of the things in the way; where several places hide the same,
 * the first in the direction from which it comes.
 */
export function freePlace(height: number, inTheWay: readonly Span[], room: Span, from: "top" | "bottom"): { top: number; hides: number } {
  const last = Math.max(room.top, room.bottom - height);
  const places = [...Array(Math.floor((last - room.top) / step) + 1).keys()].map((index) => room.top + index * step);
  if (from === "bottom") places.reverse();
  const found = places.map((top) => ({ top, hides: inTheWay.filter((each) => each.top < top + height && each.bottom > top).length }));
  return found.reduce((best, each) => (each.hides < best.hides ? each : best), found[0] ?? { top: room.top, hides: 0 });
}

/**
 * Puts a box that is fixed in the window where it hides nothing, or the least, of the dialog that is open or else of the page, and marks
 * it where it hides something.
 */
export function placeFreely(box: HTMLElement, from: "top" | "bottom"): void {
  const { left, right, height } = box.getBoundingClientRect();
  const dialog = document.querySelector("dialog:modal");
  const inTheWay = [...document.querySelectorAll<HTMLElement>(uncovered)]
    // Of what is dimmed by a dialog only the bars count: a notice is shown beside them.
    .filter((each) => dialog === null || dialog.contains(each) || !each.closest("main"))
    .filter((each) => !box.contains(each) && each.checkVisibility({ visibilityProperty: true }))
    .flatMap((each) => Array<DOMRect>(each.closest("main, dialog") ? 1 : weightBeside).fill(each.getBoundingClientRect()))
    .filter((each) => each.width > 1 && each.height > 1 && each.left < right && each.right > left)
    .filter((each) => each.bottom > 0 && each.top < innerHeight);
  const bar = dialog === null ? (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0) : 0;
  const { top, hides } = freePlace(height, inTheWay, { top: Math.max(0, bar) + margin, bottom: innerHeight - margin }, from);
  box.style.insetBlock = `${top}px auto`;
  box.toggleAttribute("data-over", hides > 0);
}
