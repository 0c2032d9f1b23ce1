import type { Page } from "playwright";

/** The parts of something that floats, as selectors. */
export type FloatParts = {
  float: string;
  /** What is in the window as it opened, whole and uncovered. */
  stays: string;
  /** What the keyboard or scrolling brings there. */
  reached?: string;
  /** What the float may not lie over; where no place is free (D54), what can still be pressed beside its buttons. */
  spares?: string;
};

/** Everything that can be pressed or typed into. */
export const pressables = "a[href], button, summary, input:not([type=hidden]), select, textarea";

/**
 * What is wrong with the place of a float, one line for each part that is outside the window, covered, lain over, or whose focus ring is
 * cut by the part that scrolls it.
 */
export function findMisplaced(page: Page, parts: FloatParts): Promise<string[]> {
  return page.evaluate(({ float, stays, reached, spares }) => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest("[inert], :disabled, [aria-hidden=true]")
      );
    };
    // A box to tick is drawn by its label.
    const drawn = (element: Element) => (element.matches("[type=radio], [type=checkbox]") && element.closest("label")) || element;
    const all = (selector: string | undefined) =>
      selector === undefined ? [] : [...new Set([...document.querySelectorAll(selector)].map(drawn))].filter(isShown);
    const nameOf = (element: Element) =>
      `${element.localName} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
    const isOutside = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    };
    const pointsOf = (element: Element, shares: readonly (readonly [number, number])[]) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return shares.map(([across, down]) => [left + width * across, top + height * down] as const);
    };
    const hitsOf = (element: Element, shares: readonly (readonly [number, number])[]) =>
      pointsOf(element, shares).map(([x, y]) => document.elementFromPoint(x, y));
    const isMet = (element: Element, hit: Element | null) =>
      hit !== null &&
      (element.contains(hit) ||
        // The icon or the key drawn inside a field.
        (element.matches("input") && element.parentElement?.contains(hit) && !hit.closest("a, button, summary, input, select, textarea")) ||
        hit.closest("label")?.contains(element) ||
        (hit.closest("label")?.control ?? null) === element);
    const scrollerOf = ({ parentElement }: Element): Element | null =>
      parentElement === null || getComputedStyle(parentElement).overflowY !== "visible" ? parentElement : scrollerOf(parentElement);
    const isRingCut = (element: HTMLElement) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      const ring = outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const scroller = element.closest("dialog") && scrollerOf(element);
      if (ring <= 0 || !scroller) return false;
      const own = element.getBoundingClientRect();
      const around = scroller.getBoundingClientRect();
      // A line of it that is thinner than half a pixel is not seen to be missing.
      const past = Math.max(around.left - own.left, own.right - around.right, around.top - own.top, own.bottom - around.bottom) + ring;
      return past > 0.5 && past <= ring + 1;
    };
    const middle = [[0.5, 0.5]] as const;
    const five = [...middle, [0.5, 0.1], [0.5, 0.9], [0.04, 0.5], [0.96, 0.5]] as const;

    const root = all(float)[0];
    if (!root) return [`${float} is not there`];
    const found: string[] = [];
    // Its words can then be pressed through, so that only its buttons are met.
    const isOver = root.closest("[data-over]") !== null;
    const staying = all(isOver ? `${float} :is(a, button)` : stays);
    if (staying.length === 0) found.push(`nothing matches ${stays}`);
    for (const element of staying) {
      if (isOutside(element)) found.push(`${nameOf(element)} is outside the window`);
      else if (!hitsOf(element, five).every((hit) => isMet(element, hit))) found.push(`${nameOf(element)} is covered`);
    }
    for (const element of all(spares)) {
      if (root.contains(element) || element.contains(root)) continue;
      const lain = pointsOf(element, five).filter(([x, y]) => {
        const [top, ...below] = document.elementsFromPoint(x, y);
        // What a bar of the page covers anyway does not count.
        const next = below.find((each) => !root.contains(each)) ?? null;
        return top !== undefined && root.contains(top) && isMet(element, next);
      }).length;
      if (isOver ? lain === five.length : lain > 0) found.push(`it lies over ${nameOf(element)}`);
    }
    for (const element of all(reached)) {
      const focusable = element.matches("label") ? element.querySelector("input") : element;
      if (focusable instanceof HTMLElement) focusable.focus();
      if (document.activeElement !== focusable) element.scrollIntoView({ block: "nearest" });
      if (!hitsOf(element, middle).every((hit) => isMet(element, hit))) found.push(`${nameOf(element)} is not reached`);
      if (focusable instanceof HTMLElement && isRingCut(focusable)) found.push(`the focus ring of ${nameOf(element)} is cut`);
    }
    return found;
  }, parts);
}

/** What is wrong with the modal dialog that is open: its place, and whether the page behind keeps still and the focus is inside. */
export async function findDialogFindings(page: Page): Promise<string[]> {
  await page.locator("dialog:modal").waitFor();
  const found: string[] = [];
  // Where one dialog follows another, the first may still be open.
  const isInside = () => document.querySelector("dialog:modal")?.contains(document.activeElement) ?? false;
  await page.waitForFunction(isInside, null, { timeout: 3000 }).catch(() => found.push("the focus is not inside"));
  found.push(
    ...(await findMisplaced(page, {
      float: "dialog:modal",
      stays: "dialog:modal > :first-child :is(h2, a), dialog:modal [data-actions] :is(a, button)",
      reached: `dialog:modal :is(${pressables})`,
    })),
  );
  if (await movesBehind(page)) found.push("the page behind scrolls");
  return found;
}

/** Turns the wheel beside the dialog and over it. */
async function movesBehind(page: Page): Promise<boolean> {
  const place = () =>
    page.evaluate(() => new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY)))));
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const before = await place();
  for (const [x, y] of [
    [2, height - 2],
    [width / 2, height / 2],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 300);
  }
  return (await place()) !== before;
}

/**
 * Leaves the dialog by Escape, or by its first answer where only an answer closes it, and says where that went wrong: the dialog is still
 * there, or the focus is not on `opener` (the link to the dialog, else the page's content, when the dialog was opened by its address).
 */
export async function findLeavingFindings(page: Page, opener?: string): Promise<string[]> {
  const dialog = page.locator("dialog:modal");
  const { pathname, search } = new URL(page.url());
  const goal = opener ?? `#main, a[href="${pathname}${search}"]`;
  const isFirm = (await dialog.getAttribute("closedby")) === "none";
  await page.keyboard.press("Escape");
  if (isFirm) {
    if ((await dialog.count()) === 0) return ["Escape closes a dialog that asks for an answer"];
    if (opener === undefined) return [];
    await dialog.locator("[data-actions] :is(a, button)").first().click();
  }
  try {
    await dialog.waitFor({ state: "detached", timeout: 10_000 });
    await page.waitForFunction((selector) => document.activeElement?.matches(selector), goal, { timeout: 3_000 });
    return [];
  } catch {
    const place = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 100));
    return [(await dialog.count()) > 0 ? "it does not close" : `the focus goes to ${place}`];
  }
}
