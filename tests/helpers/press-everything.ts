import type { Page, Request } from "playwright";
import { isFull } from "./figures";
import { isMarked, markDocument } from "./marked-document";

/** Takes the connection of a page away, and brings it back. */
export type Connection = { cut: () => Promise<void>; mend: () => Promise<void> };

/** The page that is pressed: how it is opened, and the sentence that says of something that it needs the connection. */
export type PressedPage = { open: () => Promise<void>; connection: Connection; stopped: string };

/** In the check so many kinds of pages are waited for until the connection is back; the other presses are taken back. */
const mostGone = isFull ? Number.POSITIVE_INFINITY : 3;

/** What can be pressed; `key` is equal for what leads to the same kind of place from the same part of the page. */
type Pressable = { key: string; name: string; leaves: boolean; isLink: boolean; target: string };

type Outcome = "another document" | "waits" | "stopped" | "opened" | "asked" | "said" | "ticked" | "nothing" | "not pressed";

/**
 * Everything on the page, or in the dialog over it, that leads somewhere: links, and buttons that send a form. Marks the one with `key`.
 * What only leads to a place on the same page, or is opened by another program, is left out.
 */
function listPressables(page: Page, key?: string): Promise<Pressable[]> {
  return page.evaluate((wanted) => {
    for (const menu of document.querySelectorAll("details")) menu.open = true;
    for (const marked of document.querySelectorAll("[data-press]")) marked.removeAttribute("data-press");
    const root = document.querySelector("dialog:modal") ?? document.body;
    const withoutIds = (text: string) => text.replace(/[^/\s=&?]*\d[^/\s=&?]*|\b(il|kr)-[\w-]+/g, "*");
    const placeOf = (url: URL) => `${withoutIds(url.pathname)}?${[...new Set(url.searchParams.keys())].sort().join("&")}`;
    const isPressable = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest("[inert]") &&
      !element.matches(":disabled") &&
      element.tabIndex >= 0;
    const found: Pressable[] = [];
    for (const element of root.querySelectorAll<HTMLAnchorElement | HTMLButtonElement>("a[href], button")) {
      if (!isPressable(element)) continue;
      const part = element.closest("dialog, header, footer, aside, main")?.localName ?? "body";
      const name = `${part} ${element.localName} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
      let pressable: Pressable;
      if (element instanceof HTMLAnchorElement) {
        const url = new URL(element.href);
        const isHere = url.origin === location.origin && url.pathname + url.search === location.pathname + location.search;
        if (!url.protocol.startsWith("http") || (isHere && element.hash !== "")) continue;
        const leaves = element.target === "_blank" || element.hasAttribute("download") || url.origin !== location.origin;
        const target = leaves ? url.origin : placeOf(url);
        pressable = { key: `${part} link ${leaves} ${target}`, name, leaves, isLink: true, target };
      } else {
        const form = element.form;
        if (element.type !== "submit" || !form || (element.getAttribute("formmethod") ?? form.method) === "dialog") continue;
        const target = `${form.method} ${placeOf(new URL(element.hasAttribute("formaction") ? element.formAction : form.action))}`;
        pressable = { key: `${part} ${target} ${element.name}=${withoutIds(element.value)}`, name, leaves: false, isLink: false, target };
      }
      if (found.some((other) => other.key === pressable.key)) continue;
      found.push(pressable);
      if (pressable.key === wanted) element.dataset.press = "";
    }
    return found;
  }, key);
}

const note = "[popover][role=status]:popover-open";

/** Where a page says something; its scripts hold every sentence that it may say. */
const speaking = "main, dialog, [role=status], [role=alert], section";

/**
 * Presses the marked element as the keyboard does, and answers what a person then sees. A question whether what is typed shall be left
 * is answered with yes.
 */
async function press(page: Page, stopped: string, isLink: boolean): Promise<Outcome> {
  const pressed = page.locator("[data-press]");
  const outcome = await see(page, { stopped, isLink, act: () => pressed.press("Enter", { noWaitAfter: true }) });
  if (outcome !== "asked") return outcome;
  // A question may stand over another one: the topmost holds the focus.
  const leave = page.locator("dialog[role=alertdialog]:has(:focus) [data-actions] button").first();
  return see(page, { stopped, isLink, act: () => leave.press("Enter", { noWaitAfter: true }) });
}

type Act = { act: () => Promise<void>; stopped: string; isLink: boolean };

/** What a person sees after an act. */
async function see(page: Page, { act, stopped, isLink }: Act): Promise<Outcome> {
  const address = page.url();
  const before = await page.evaluate(
    (selector) => ({
      text: [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join(),
      questions: document.querySelectorAll("dialog[role=alertdialog]").length,
      ticks: document.querySelectorAll("input:checked").length,
      actedAt: performance.now(),
    }),
    speaking,
  );
  const isDone = await act().then(
    () => true,
    () => false,
  );
  if (!isDone) return "not pressed";
  return page
    .waitForFunction(
      ({ selector, speaking, sentence, address, text, questions, ticks, saidFrom }) => {
        const words = [...document.querySelectorAll(speaking)].map(({ textContent }) => textContent).join();
        if (!("marked" in document.documentElement.dataset)) return "another document";
        if (document.querySelector(selector)) return "waits";
        if (words.includes(sentence)) return "stopped";
        if (location.href !== address) return "opened";
        if (document.querySelectorAll("dialog[role=alertdialog]").length > questions) return "asked";
        if (document.querySelectorAll("input:checked").length !== ticks) return "ticked";
        // A form may be refused by the page itself, which says so; a link has to wait.
        return performance.now() > saidFrom && words !== text && "said";
      },
      { ...before, selector: note, speaking, sentence: stopped, address, saidFrom: before.actedAt + (isLink ? 60_000 : 3000) },
      { timeout: isLink ? 15_000 : 6000 },
    )
    .then((handle) => handle.jsonValue() as Promise<Outcome>)
    .catch((): Outcome => "nothing");
}

/** After the connection is back: what waited has opened in the same document, and is no failure. */
async function findGoingOn(page: Page, before: string): Promise<string[]> {
  const isThere = await page
    .waitForFunction(
      ([selector, address]) =>
        !document.querySelector(selector) && (location.href !== address || !document.querySelector("[aria-busy=true]")),
      [note, before] as const,
    )
    .catch(() => null);
  if (!isThere) return ["does not go on when the connection is back"];
  const isFailure = (await page.locator("main circle[stroke-dasharray]").count()) > 0;
  return [...((await isMarked(page)) ? [] : ["goes on in another document"]), ...(isFailure ? ["goes on with a failure"] : [])];
}

/** Escape takes back what waits. Answers whether the page is as it was: a form of a part of the page keeps waiting, and a question that was answered is asked again. */
async function takeBack(page: Page): Promise<boolean> {
  await page.keyboard.press("Escape");
  return page
    .waitForFunction((selector) => !document.querySelector(selector) && !document.querySelector("dialog[role=alertdialog]:modal"), note, {
      timeout: 1500,
    })
    .then(() => true)
    .catch(() => false);
}

/**
 * Presses everything on a page without a connection, and answers what is wrong: another document in the place of the page, no word about
 * the connection, a window or a download that opens. What leads to a kind of page that is not in `gone` yet goes on when the connection
 * is back; all else is taken back. What is in `tried` is left out.
 */
export async function pressEverything(
  page: Page,
  { open, connection, stopped }: PressedPage,
  tried: Set<string>,
  gone: Set<string>,
): Promise<string[]> {
  const findings: string[] = [];
  let [opened, asked] = [0, 0];
  const countOpened = () => {
    opened += 1;
  };
  const countAsked = (request: Request) => {
    if (/\.data(\?|$)/.test(request.url())) asked += 1;
  };
  page.context().on("page", countOpened);
  page.on("download", countOpened);
  page.on("request", countAsked);
  const start = async () => {
    await open();
    await markDocument(page);
  };
  const afresh = async () => {
    await page.goto("about:blank");
    await connection.mend();
    await start();
    await connection.cut();
  };
  await start();
  const before = page.url();
  await connection.cut();
  for (const { key, name, leaves, isLink, target } of (await listPressables(page)).filter((each) => !tried.has(each.key))) {
    tried.add(key);
    await listPressables(page, key);
    if ((await page.locator("[data-press]").count()) === 0) continue;
    // Another site can be reached while the browser is online and only the portal is gone.
    const isOtherSite = leaves && target !== new URL(before).origin;
    if (isOtherSite && (await page.evaluate(() => navigator.onLine))) continue;
    [opened, asked] = [0, 0];
    const outcome = await press(page, stopped, isLink);
    // A button may do its work on the page alone, and a link tick what is there; where the portal is asked for something, a person is told.
    const works =
      outcome === "ticked" || (!isLink && (outcome === "said" || outcome === "asked" || (outcome === "nothing" && asked === 0)));
    // What has made room for something else since it was listed, nobody can press.
    if (outcome === "not pressed" && !(await page.locator("[data-press]").isVisible())) continue;
    const isRight = outcome === "stopped" || (!leaves && (outcome === "waits" || outcome === "opened" || works));
    if (!isRight) findings.push(`${name}: ${outcome}`);
    if (opened > 0) findings.push(`${name}: opens a window or a download`);
    if (outcome === "waits" && isLink && !gone.has(target) && gone.size < mostGone) {
      gone.add(target);
      await connection.mend();
      findings.push(...(await findGoingOn(page, before)).map((finding) => `${name}: ${finding}`));
    } else if (outcome === "waits" && (await takeBack(page)) && page.url() === before) continue;
    await afresh();
  }
  await page.goto("about:blank");
  await connection.mend();
  page.context().off("page", countOpened);
  page.off("download", countOpened);
  page.off("request", countAsked);
  return findings;
}
