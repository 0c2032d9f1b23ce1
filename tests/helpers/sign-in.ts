import type { Page } from "playwright";
import { portalAddress } from "./browser";

/** What is typed for every demo person (D36). */
export const demoPassword = "Demo-Lens-2026";

type Who = {
  /** The sub-domain of a demo practice. */
  practice: "einayim" | "carmel" | "hanbit";
  /** The part of the e-mail before the @; `operator` is the distributor's, and `dana` is of einayim only. */
  person: "admin" | "doctor" | "staff" | "dana" | "operator";
  /** The last labels of the host, which decide the language (D1): `localhost` English, `il.localhost` Hebrew, `kr.localhost` Korean. */
  host?: "localhost" | "il.localhost" | "kr.localhost" | "com.localhost";
};

/**
 * Opens a page of the practice's own host as a demo person who has signed in; without a path one that shows nothing. Only the session's
 * cookie is asked for: how the form signs in is the matter of tests/e2e/sign-in.test.ts. Further pages are opened on the same host:
 * `new URL("/cart", page.url())`.
 */
export async function signIn(
  page: Page,
  { practice, person, host: domain = "localhost" }: Who,
  path = "/healthz",
  address: (path: string, host: string) => string = portalAddress,
): Promise<void> {
  const username = person === "operator" ? "operator@dioptre.example" : `${person}@${practice}.example`;
  const answer = await fetch(address("/api/users/authenticate", "127.0.0.1"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username, password: demoPassword, subDomain: practice }),
  });
  if (!answer.ok) throw new Error(`Signing in was refused: ${answer.status} ${await answer.text()}`);
  const url = address(path, `${practice}.${domain}`);
  const cookies = answer.headers.getSetCookie().map((each) => /^([^=]+)=([^;]*)/.exec(each) ?? []);
  // Of the whole host, as the portal sets them: from a deeper address the browser would send them there only.
  const host = new URL("/", url).href;
  await page.context().addCookies(cookies.map(([, name = "", value = ""]) => ({ name, value, url: host })));
  await page.goto(url);
}

/** Fills in the sign-in form that is open, and sends it. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.fill("#email", email);
  await page.fill("#password", demoPassword);
  await page.press("#password", "Enter");
}
