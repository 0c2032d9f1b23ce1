import { errors, type Page } from "playwright";
import { signInByForm } from "./sign-in";

/** Where trouble may come: before a person types, adds, opens the cart, begins the review, accepts the terms or orders. */
export const steps = ["typing", "adding", "cart", "review", "terms", "submitting"] as const;
export type Step = (typeof steps)[number];

/** Somebody who orders in a browser. `before` lets trouble come; `patienceMs` is how long they wait for what a press leads to. */
export type Orderer = { page: Page; email: string; patienceMs: number; before: (step: Step) => Promise<void> };

/** After a refusal, such as that of a review whose hold ended with its session, a person presses again. */
const secondTryMs = 8000;

/**
 * A thing that a person sees on the page, and what they press then; `perAddress` at each address anew, such as that of another review, and
 * after a refusal.
 */
type Sight = { name: string; isSeen: () => Promise<boolean>; press: () => Promise<void>; perAddress?: boolean };

/** A new patient as typed, and the lens that is ordered. */
export type PatientIntent = { fields: Readonly<Record<string, string>>; seriesId: string; quantity: number };

/**
 * Acts as a person does until `isReached`: presses what is seen, each thing once, and waits. Who is asked to sign in does, and may press
 * once more. The browser's own page of an error fails, and so does a page on which nothing happens.
 */
async function pursue(orderer: Orderer, what: string, isReached: () => Promise<boolean>, sights: readonly Sight[]): Promise<void> {
  const { page, email, patienceMs } = orderer;
  const pressed = new Set<string>();
  const password = page.locator("#password");
  const isOn = (sight: Sight) => sight.isSeen().catch(() => false);
  for (let quietSince = Date.now(); !(await isReached().catch(() => false)); await page.waitForTimeout(100)) {
    if (page.url().startsWith("chrome-error:")) throw new Error(`${what}: the browser's own page of an error`);
    if (Date.now() - quietSince > patienceMs) {
      const { pathname } = new URL(page.url());
      throw new Error(`${what}: nothing happens at ${pathname} after ${[...pressed].join(", ")}; it says: ${await wordsOf(page)}`);
    }
    if (await password.isVisible()) {
      await signInByForm(page, email);
      await password.waitFor({ state: "detached", timeout: patienceMs });
      pressed.clear();
      quietSince = Date.now();
      continue;
    }
    for (const sight of sights) {
      const key = sight.perAddress ? `${sight.name} ${page.url()}` : sight.name;
      const isDue = !pressed.has(key) || (sight.perAddress && Date.now() - quietSince > secondTryMs);
      if (!isDue || !(await isOn(sight))) continue;
      pressed.add(key);
      await sight.press().catch(leftAlone);
      quietSince = Date.now();
      break;
    }
  }
}

/** What the page tells its person: the state of the connection, refusals, questions. */
async function wordsOf(page: Page): Promise<string> {
  const told = page.locator("[role=status], [role=alert], dialog[open], [aria-invalid=true], [aria-disabled=true], form[aria-busy=true]");
  const words = await told.evaluateAll((parts) => parts.map((part) => `${part.getAttribute("name") ?? ""} ${part.textContent}`.trim()));
  return words.filter((each) => each !== "").join(" | ");
}

/** What went away before the press is not pressed. */
function leftAlone(problem: unknown): void {
  if (!(problem instanceof errors.TimeoutError)) throw problem;
}

type Typed = { field: () => Promise<string>; text: string; what: string };

/** What was typed stands in its field; after signing in again the device brings it back a moment later. */
async function stillThere(page: Page, { field, text, what }: Typed): Promise<void> {
  for (const end = Date.now() + 5000; (await field()) !== text; await page.waitForTimeout(100)) {
    if (Date.now() > end) throw new Error(`what was typed is lost: ${what}`);
  }
}

const isVisible = (page: Page, selector: string) => page.locator(selector).first().isVisible();
const click = (page: Page, selector: string) => page.locator(selector).first().click({ timeout: 3000 });
const open = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

/** A button that is there and can be pressed. */
const button = (page: Page, name: string, selector: string): Sight => ({
  name,
  isSeen: async () => (await isVisible(page, selector)) && (await page.locator(selector).first().isEnabled({ timeout: 500 })),
  press: () => click(page, selector),
});

/** Types boxes into a cell of a power grid and adds them. */
export async function addStock(
  orderer: Orderer,
  { seriesId, cell, boxes }: { seriesId: string; cell: number; boxes: number },
  isInCart: () => Promise<boolean>,
): Promise<void> {
  const { page, before } = orderer;
  await open(page, `/products/stock-revenue?series=${seriesId}`);
  const field = page.locator("input[data-at]").nth(cell);
  await field.waitFor();
  await before("typing");
  await field.fill(String(boxes));
  await before("adding");
  const add = button(page, "add", "aside button[value=add]");
  await pursue(orderer, "adding", isInCart, [
    {
      ...add,
      press: async () => {
        await stillThere(page, { field: async () => field.inputValue(), text: String(boxes), what: "boxes of the grid" });
        await add.press();
      },
    },
  ]);
}

/** Enters a new patient, and adds an order for the right eye. Returns the patient's id. */
export async function addPatientOrder(
  orderer: Orderer,
  { fields, seriesId, quantity }: PatientIntent,
  isInCart: () => Promise<boolean>,
): Promise<string> {
  const { page, before } = orderer;
  await open(page, "/patients/new");
  const [first, ...others] = Object.entries(fields);
  const type = async ([name, text]: [string, string]) => page.fill(`main [name=${name}]`, text);
  if (first) await type(first);
  await before("typing");
  for (const field of others) await type(field);
  const save = "main form:has([name=lastName]) button[type=submit]:not([name]), main form:has([name=lastName]) button.primary";
  const isSaved = async () => /^\/patients\/[\da-f-]{36}$/.test(new URL(page.url()).pathname);
  await pursue(orderer, "saving the patient", isSaved, [
    {
      ...button(page, "save", save),
      press: async () => {
        for (const [name, text] of Object.entries(fields)) {
          await stillThere(page, { field: () => page.inputValue(`main [name=${name}]`), text, what: `${name} of the patient` });
        }
        await click(page, save);
      },
    },
  ]);
  const patientId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const eye = page.locator("#right-series");
  await pursue(orderer, "the order's page", () => eye.isVisible(), [
    button(page, "order", `main a[href*="patient-revenue?patient=${patientId}"]`),
  ]);
  await eye.selectOption(seriesId);
  await showValues(page);
  await page.selectOption("#right-power", { index: 12 });
  await page.fill("#right-quantity", String(quantity));
  await before("adding");
  await pursue(orderer, "adding the patient's order", isInCart, [
    button(page, "accept", "button[name=intent][value=accept]"),
    button(page, "values", "dialog button[name=intent][value=order]"),
    {
      ...button(page, "add", "button[form=rx][value=add]"),
      press: async () => {
        await stillThere(page, { field: () => page.inputValue("#right-quantity"), text: String(quantity), what: "boxes of the eye" });
        await click(page, "button[form=rx][value=add]");
      },
    },
  ]);
  return patientId;
}

/** The fields of a series appear by themselves, or by their button where a script did not load. */
async function showValues(page: Page): Promise<void> {
  const power = page.locator("#right-power");
  await power.waitFor({ timeout: 5000 }).catch(() => click(page, "section[aria-labelledby=right-title] button[value=show]"));
  await power.waitFor();
}

/** From the filled cart to the receipt. Returns the id of the cart that it names. */
export async function checkOut(orderer: Orderer): Promise<string> {
  const { page, before } = orderer;
  const at = (path: string) => new URL(page.url()).pathname.startsWith(path);
  const after = (step: Step, sight: Sight): Sight => ({
    ...sight,
    perAddress: true,
    press: async () => {
      await before(step);
      await sight.press();
    },
  });
  const begin = button(
    page,
    "begin",
    "main form[action='/checkout'] button[value=start], aside form[action='/checkout'] button[value=start]",
  );
  const cartLink = button(page, "cart", "header a[href='/cart']");
  // The lens may be in the cart before the page has heard of it, and asks about what it still shows as typed.
  const leave = button(page, "leave", "[role=alertdialog] [data-actions] button[type=button]");
  await pursue(orderer, "checking out", async () => at("/order-confirmation"), [
    { ...leave, perAddress: true },
    after("submitting", button(page, "order", "dialog button[data-begins]")),
    after("terms", {
      name: "terms",
      isSeen: async () => at("/checkout") && !(await isVisible(page, "dialog")) && (await isVisible(page, "input[name=terms]")),
      press: async () => {
        await page.locator("input[name=terms]").first().check({ timeout: 3000 });
        await click(page, "aside button[name=intent][value=submit], main button[name=intent][value=submit]");
      },
    }),
    // Who had to sign in to begin the review stands at its address, with the cart as it is before a review.
    after("review", { ...begin, isSeen: async () => (at("/cart") || at("/checkout")) && (await begin.isSeen()) }),
    after("cart", {
      ...cartLink,
      isSeen: async () => !["/cart", "/checkout", "/order-confirmation"].some(at) && (await cartLink.isSeen()),
    }),
  ]);
  return new URL(page.url()).searchParams.get("cart") ?? "";
}
