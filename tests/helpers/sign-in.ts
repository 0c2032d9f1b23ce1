import type { Page } from "playwright";
import { portalAddress } from "./browser";

/** What is typed for every demo person (D36). */
export const demoPassword = "Demo-Lens-2026";

type Who = {
  /** The sub-domain of a demo practice. */
  practice: "einayim" | "carmel" | "hanbit";
  /** The part of the e-mail before the @; `operator` is the distributor's. */
  person: "admin" | "doctor" | "staff" | "operator";
  /** The last labels of the host, which decide the language (D1): `localhost` English, `il.localhost` Hebrew, `kr.localhost` Korean. */
  host?: "localhost" | "il.localhost" | "kr.localhost" | "com.localhost";
};

/**
 * Signs a demo person in on the practice's own host, with or without JavaScript, and waits for the products. Further pages are opened
 * on the same host: `new URL("/cart", page.url())`.
 */
export async function signIn(page: Page, { practice, person, host = "localhost" }: Who): Promise<void> {
  const email = person === "operator" ? "operator@dioptre.example" : `${person}@${practice}.example`;
  await page.goto(portalAddress("/", `${practice}.${host}`));
  await page.locator("#email").fill(email);
  await page.locator("#password").fill(demoPassword);
  await page.locator("#password").press("Enter");
  await page.waitForURL("**/products");
}
