import type { Page } from "playwright";
import { codeOfMyday } from "./demo-codes";
import { findMisplaced, pressables } from "./find-covered";
import { cells, type Float, press, spheres, strip } from "./float-acts";
import { loadedLater } from "./loaded-later";
import { scanCode, waitForListening } from "./scanner";

const slip = ":is([data-notice-slot], body > section) > .float";
export const corner = "body > section[dir=ltr] > .float";
const foot = "section[aria-label]:not([dir=ltr]) > .float[dir]";
const note = "[popover][role=status]";

/** Types boxes and clears them again, which a notice tells with the way back. */
async function clearBoxes(page: Page): Promise<void> {
  await page
    .locator(cells)
    .nth(5)
    .evaluate((cell: HTMLInputElement) => cell.focus({ preventScroll: true }));
  await page.keyboard.type("3");
  await page.locator(`${strip}[data-lens]`).waitFor();
  await press(page, "button[name=intent][value=clear]");
  await page.locator(slip).waitFor();
}

/** The notices of a page, and the words about the connection. */
export const noticeFloats: readonly Float[] = [
  {
    name: "notice of a success",
    drawnBy: "notices/slip-notice.tsx",
    path: spheres,
    bring: clearBoxes,
    look: (page) => findMisplaced(page, { float: slip, stays: slip, spares: pressables }),
  },
  {
    name: "notice of a success at the end of a page",
    drawnBy: "notices/slip-notice.tsx",
    path: spheres,
    bring: async (page) => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await clearBoxes(page);
    },
    look: (page) => findMisplaced(page, { float: slip, stays: slip, spares: pressables }),
  },
  {
    name: "answer to a scan under a dialog",
    drawnBy: "notices/corner-notice.tsx",
    path: ({ market }) => `/products/details/${market}-biofinity-toric`,
    bring: async (page) => {
      await waitForListening(page);
      await scanCode(page, codeOfMyday("il"));
      await page.locator(foot).waitFor();
    },
    look: (page) => findMisplaced(page, { float: foot, stays: `${foot}, ${foot} :is(a, button)`, spares: `${pressables}, h1, h2` }),
  },
  {
    name: "link that needs the connection",
    drawnBy: "notices/corner-notice.tsx",
    path: () => "/settings/reports",
    bring: async (page) => {
      await loadedLater(page, "on-every-page");
      await page.context().setOffline(true);
      await press(page, "main a[href*='.csv']");
      await page.locator(foot).waitFor();
    },
    look: async (page) => {
      const found = await findMisplaced(page, { float: foot, stays: `${foot} button`, spares: `${pressables}, h1, h2` });
      await page.context().setOffline(false);
      return found;
    },
  },
  {
    name: "words about the connection",
    drawnBy: "connection/waiting-note.tsx",
    path: () => "/products",
    bring: async (page) => {
      await loadedLater(page, "on-every-page");
      await page.context().setOffline(true);
      await press(page, "header nav a[href='/history']");
      await page.locator(note).waitFor();
    },
    look: async (page) => {
      // Its words let what they lie over be pressed.
      const found = await findMisplaced(page, { float: note, stays: `${note} button` });
      await page.context().setOffline(false);
      await page.waitForURL("**/history*");
      return found;
    },
  },
];
