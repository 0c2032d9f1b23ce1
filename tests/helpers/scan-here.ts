import type { Page, Request } from "playwright";
import { callInPage, ordersPath } from "./call-in-page";
import { scanCode } from "./scanner";

/** What a page may ask in the background of its own accord, and what a scan asks. Every other post would change something. */
const asking =
  /^\/(api\/products\/scan|patients\/lookup|search\/live|kept-form|products\/lens-facts|products\/prescription-findings|products\/stock-revenue\/facts)(\.data)?$/;

/** Where an answer to a scan stands. */
const answers = ".float, [role=status], dialog";

/** Where text is typed. */
const textFields = `:is(input:not([type=hidden], [type=checkbox], [type=radio], [type=password], [type=submit], [readonly]), textarea):not(:disabled)`;

/** Types a figure into the first or last text field of the dialog that is open, else of the page. False where there is none. */
export async function typeIntoField(page: Page, place: "first" | "last"): Promise<boolean> {
  const isThere = await page.evaluate(
    ([selector, end]) => {
      const area = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector("main");
      const fields = [...(area?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((each) => each.checkVisibility());
      const field = end === "first" ? fields[0] : fields.at(-1);
      field?.focus();
      return field !== undefined && document.activeElement === field;
    },
    [textFields, place] as const,
  );
  if (isThere) await whenSettled(page, () => page.keyboard.press("7", { delay: 50 }));
  return isThere;
}

/** Acts, and waits until what the page sends of its own accord after that is answered: some fields are saved by themselves. */
async function whenSettled(page: Page, act: () => Promise<void>): Promise<void> {
  const restMs = 600;
  const sent: Promise<unknown>[] = [];
  const onRequest = (request: Request) => {
    if (request.method() !== "GET") sent.push(request.response().catch(() => null));
  };
  page.on("request", onRequest);
  await act();
  await page.waitForTimeout(restMs);
  page.off("request", onRequest);
  await Promise.all(sent);
  if (sent.length > 0) await page.waitForTimeout(restMs);
}

/** A box, what an answer names of its product, and what the cart holds before the scan. */
type Scanned = { code: string; product: readonly string[]; cart: string };

/**
 * Scans a box on the page as it stands, and answers what is wrong with what that does. Without a connection the scan is answered as soon
 * as it is back.
 */
export async function findScanFindings(page: Page, { code, product, cart }: Scanned): Promise<string[]> {
  const posts: string[] = [];
  const onRequest = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== "GET" && !asking.test(pathname)) posts.push(`${request.method()} ${pathname}`);
  };
  const before = await readPage(page);
  await markAnswers(page, product);
  page.on("request", onRequest);
  await scanCode(page, code);
  const wasCut = await isCut(page);
  if (wasCut) {
    // The portal finds out first; with the connection it goes on by itself.
    await page.waitForTimeout(500);
    await page.context().setOffline(false);
  }
  const isAnswered = await waitForAnswer(page, product, before);
  page.off("request", onRequest);
  const after = await readPage(page);

  const isLeft = after.page !== before.page;
  const changed = Object.entries(before.fields).filter(([name, value]) => name in after.fields && after.fields[name] !== value);
  return [
    ...(isAnswered ? [] : ["nothing answers"]),
    ...posts.map((post) => `it sends ${post}`),
    ...((await loadCart(page)) === cart ? [] : ["the cart is another"]),
    ...(isLeft && before.dialogs > 0 ? [`the page under a dialog is left for ${after.page}`] : []),
    ...(after.dialogs < before.dialogs ? ["the dialog is closed"] : []),
    // A page that the person asked for opens when the connection is back.
    ...(isLeft && before.isTyped && !wasCut ? [`what is typed is left for ${after.page}`] : []),
    ...(isLeft ? [] : changed.map(([name, value]) => `${name} held ${value} and holds ${after.fields[name]}`)),
  ];
}

/** Has the connection been taken away? The browser itself does not know it of a test. */
const isCut = (page: Page) =>
  page.evaluate(() =>
    fetch("/healthz").then(
      () => false,
      () => true,
    ),
  );

/** What the cart holds, with its quantities. */
export async function loadCart(page: Page): Promise<string> {
  const { locationId } = await callInPage(page, "/api/session");
  const { cart } = await callInPage(page, `${ordersPath}/cart/view`, { locationId });
  return JSON.stringify(cart);
}

type PageState = { page: string; dialogs: number; fields: Record<string, string>; isTyped: boolean };

function readPage(page: Page): Promise<PageState> {
  return page.evaluate((text) => {
    const fields: Record<string, string> = {};
    for (const [place, field] of [...document.querySelectorAll("input, select, textarea")].entries()) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)) continue;
      if (field.type === "hidden") continue;
      const isTicked = field instanceof HTMLInputElement && field.checked;
      fields[field.id || `${field.name} ${place}`] = `${field.value}${isTicked ? " (chosen)" : ""}`;
    }
    const focused = document.activeElement;
    // The id of a half-typed form that is kept comes into the address by itself.
    const asked = new URLSearchParams(location.search);
    asked.delete("form");
    return {
      page: `${location.pathname}?${asked}`,
      dialogs: document.querySelectorAll("dialog[open]").length,
      fields,
      isTyped: focused instanceof HTMLInputElement && focused.matches(text) && focused.value !== focused.defaultValue,
    };
  }, textFields);
}

/** Marks what names the product before the scan, which is no answer to it. */
function markAnswers(page: Page, product: readonly string[]): Promise<void> {
  return page.evaluate(
    ([selector, words]) => {
      for (const each of document.querySelectorAll(selector)) {
        each.toggleAttribute(
          "data-before-scan",
          words.every((word) => each.textContent.includes(word)),
        );
      }
    },
    [answers, product] as const,
  );
}

/** An answer names the product on the page, in a notice or a question, or the grid opens at it. */
async function waitForAnswer(page: Page, product: readonly string[], before: PageState): Promise<boolean> {
  const isAnswered = async () => {
    const isSame = (await readPage(page)).page === before.page;
    const found = page.locator(isSame ? `:is(${answers}):not([data-before-scan])` : answers);
    return (await found.allTextContents()).some((text) => product.every((word) => text.includes(word)));
  };
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    // While a page opens it cannot be asked.
    if (await isAnswered().catch(() => false)) return true;
    await page.waitForTimeout(100);
  }
  return false;
}
