import type { Page, Request } from "playwright";
import { expect } from "vitest";
import { openPage } from "./browser";
import { signIn } from "./sign-in";

/** What is typed in these tests and may lie nowhere but on the server. */
export const secrets = { note: "Ring Peretz-Nightingale", name: "Quillfeather", phone: "050-000-0077", street: "Marzipan Lane 7" };

export const hosts = { english: "localhost", hebrew: "il.localhost" } as const;

type Who = { person: "admin" | "doctor" | "staff"; host?: "localhost" | "il.localhost"; javaScript?: boolean };

/** A signed-in person of a portal, whose every request is watched: no secret stands in its address (D33). */
export async function openSignedIn(
  address: (path: string, host: string) => string,
  { person, host = hosts.english, javaScript = true }: Who,
): Promise<Page> {
  const page = await openPage({ losesLine: true, javaScript, locale: host === hosts.hebrew ? "he-IL" : "en-US" });
  page.on("dialog", (dialog) => void dialog.accept());
  page.on("request", (request) => {
    const asked = decodeURIComponent(request.url()).replaceAll("+", " ");
    for (const secret of Object.values(secrets)) expect(asked).not.toContain(secret);
  });
  await signIn(page, { practice: "einayim", person, host }, "/products", address);
  return page;
}

/** Opens a path of the host that the page is on. */
export const open = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

/** Longer than the pause after which a page sends what was typed. */
const quietMilliseconds = 1000;

/** Waits until the address names so many forms and the last of what was typed is on the server too. */
export async function kept(page: Page, count = 1): Promise<void> {
  let [underWay, changedAt] = [0, Date.now()];
  const note = (change: number) => (request: Request) => {
    if (new URL(request.url()).pathname === "/kept-form") [underWay, changedAt] = [underWay + change, Date.now()];
  };
  const [begun, ended] = [note(1), note(-1)];
  page.on("request", begun).on("requestfinished", ended).on("requestfailed", ended);
  await page.waitForURL((url) => url.searchParams.getAll("form").length === count);
  await expect.poll(() => underWay <= 0 && Date.now() - changedAt > quietMilliseconds, { timeout: 30_000 }).toBe(true);
  page.off("request", begun).off("requestfinished", ended).off("requestfailed", ended);
}

/** The id of a patient of the demo, by the place in the list. */
export async function patientId(page: Page, index: number): Promise<string> {
  await open(page, "/patients");
  const link = page.locator('a[href*="/products/patient-revenue?patient="]').nth(index);
  return new URLSearchParams(((await link.getAttribute("href")) ?? "").split("?")[1]).get("patient") ?? "";
}

/** The fields of an order of a patient, as they are typed. */
export const order = {
  ...{
    "right.series": "il-biofinity-toric",
    "right.power": "-3.25",
    "right.cylinder": "-1.25",
    "right.axis": "180",
    "right.quantity": "2",
  },
  ...{ startDate: "2026/01/15", expirationDate: "2027/01/15", note: secrets.note },
};

/** The fields of a new patient. */
export const newPatient = { firstName: "Tamar", lastName: secrets.name, phone: secrets.phone, note: secrets.note };

/** Types the order into the form that is open. */
export async function typeOrder(page: Page, javaScript: boolean): Promise<void> {
  const { "right.series": series, ...rest } = order;
  await page.selectOption("#right-series", series);
  if (!javaScript) await page.locator("section[aria-labelledby=right-title] button[value=show]").click();
  await page.locator("#right-axis").waitFor();
  for (const [name, value] of Object.entries(rest)) {
    const field = page.locator(`#rx [name="${name}"]`);
    if (/power|cylinder|axis/.test(name)) await field.selectOption(value);
    else await field.fill(value);
  }
}

/** What stands in the named fields. */
export async function valuesOf(page: Page, form: string, fields: Record<string, string>): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of Object.keys(fields)) found[name] = await page.locator(`${form} [name="${name}"]`).inputValue();
  return found;
}
