import axe from "axe-core";
import type { Page } from "playwright";

/** The rules of WCAG 2.0 to 2.2, levels A and AA, and what axe knows of good practice. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type Axe = {
  run: (context: Document | Element, options: object) => Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
};

/** `colours`: contrast is measured too. `behindDialogs`: an open dialog is looked at with the page behind it. */
type Look = { colours?: boolean; behindDialogs?: boolean };

/** What axe finds on the page as it stands, one line per rule with the first element. One frame, so without the way through frames. */
export async function findAxeFindings(page: Page, { colours = true, behindDialogs = true }: Look = {}): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async ([values, isContrastOn, isWhole]) => {
      const options = {
        runOnly: { type: "tag", values },
        rules: { "color-contrast": { enabled: isContrastOn } },
        resultTypes: ["violations"],
        iframes: false,
        preload: false,
      };
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(
        (!isWhole && document.querySelector("dialog:modal")) || document,
        options,
      );
      return violations.map(({ id, help, nodes }) => `${id}: ${help}, ${nodes.length} times, first ${nodes[0]?.html}`);
    },
    [tags, colours, behindDialogs] as const,
  );
}

/**
 * The widths in CSS pixels, of those given and the present one, at which the page itself scrolls sideways, each with what sticks out.
 * Grids of data scroll inside their own box.
 */
export async function findSidewaysScrolling(page: Page, widths: readonly number[]): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  const found = [await measure(page, before.width)];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(await measure(page, width));
  }
  await page.setViewportSize(before);
  return found.filter((finding) => finding !== null);
}

function measure(page: Page, width: number): Promise<string | null> {
  return page.evaluate((asked) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const sticksOut = (element: Element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 0 && (left < -1 || right > clientWidth + 1);
    };
    const culprit = [...document.querySelectorAll("body *")].find(sticksOut);
    return `at ${asked} px ${scrollWidth - clientWidth} px too wide, ${culprit?.outerHTML.slice(0, 120)}`;
  }, width);
}
