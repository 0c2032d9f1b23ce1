import type { Page } from "playwright";
import type { PortalFacts } from "./given-portal-facts";

/** Something that floats over a page and has no address of its own: the page, what brings it up, and what is then wrong with it. */
export type Float = {
  name: string;
  /** The component under app/components that draws it. */
  drawnBy: string;
  path: (facts: PortalFacts) => string;
  bring: (page: Page) => Promise<void>;
  look: (page: Page) => Promise<string[]>;
  /** In CSS pixels, where it exists. */
  until?: number;
  from?: number;
};

export const cells = "main input[data-at]";
export const strip = "#cell-facts";
export const spheres = ({ market }: PortalFacts) => `/products/stock-revenue?series=${market}-myday&pack=90`;

export const typeBoxes = async (page: Page) => {
  await page.locator(cells).nth(5).fill("3");
  await page.locator(`${strip}[data-lens]`).waitFor();
};

/** Presses what may be out of sight, as a key or a screen reader does. */
export const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element: HTMLElement) => element.click());
