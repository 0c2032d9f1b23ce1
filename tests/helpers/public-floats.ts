import { findMisplaced, pressables } from "./find-covered";
import type { Float } from "./float-acts";
import { corner } from "./notice-floats";
import { list } from "./portal-floats";

const practice = "[role=combobox]";

/** Before signing in. */
export const publicFloats: readonly Float[] = [
  list("list of practices", "account/practice-list-box.tsx", () => "/", practice, "ei"),
  list("list of practices in a dialog", "account/practice-list-box.tsx", () => "/forgot-password", `dialog ${practice}`, "ei"),
  {
    name: "refused sign-in",
    drawnBy: "notices/corner-notice.tsx",
    path: () => "/",
    bring: async (page) => {
      await page.locator(practice).pressSequentially("ei");
      await page.locator("[role=option]").first().click();
      await page.locator(practice).waitFor({ state: "detached" });
      await page.locator("#email").fill("nobody@einayim.example");
      await page.locator("#password").fill("Wrong-Password-1");
      await page.locator("#password").press("Enter");
      await page.locator(corner).waitFor();
    },
    look: (page) => findMisplaced(page, { float: corner, stays: `${corner}, ${corner} button`, spares: pressables }),
  },
  {
    name: "session that is over",
    drawnBy: "notices/corner-notice.tsx",
    path: () => "/products",
    bring: (page) => page.locator(corner).waitFor(),
    look: (page) => findMisplaced(page, { float: corner, stays: `${corner}, ${corner} button`, spares: pressables }),
  },
];
