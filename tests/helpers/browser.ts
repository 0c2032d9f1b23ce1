import { type Browser, type BrowserContextOptions, chromium, type Page, type Response as PageResponse } from "playwright";
import { expect, inject, onTestFinished } from "vitest";
import { takesOver } from "~/offline/scripts/hold-presses";
import { findCanaryNames, findStoredNames } from "./canary-names";
import { isFull } from "./figures";
import { findAnswerProblem } from "./find-answer-problem";
import { findAxeFindings } from "./find-findings";
import { findChromium } from "./find-program.mjs";

/**
 * Every page is the portal's, so none needs a process of its own, nor one kept ready for the next. The check leaves out pictures, whose
 * places have their sizes without them: they take a tenth of its time.
 */
const launchArguments = [
  ...["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  ...["--disable-site-isolation-trials", "--renderer-process-limit=1"],
  ...(isFull ? [] : ["--blink-settings=imagesEnabled=false"]),
];

let launched: Promise<Browser> | undefined;

/** One Chromium per worker, which ends with the worker; one of its own, which ends with the test, where a file stands for a camera. */
function browser(camera: PageOptions["camera"]): Promise<Browser> {
  if (camera !== undefined) {
    const asked = `--use-fake-ui-for-media-stream${camera.isRefused ? "=deny" : ""}`;
    const device = ["--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${camera.film}`, asked];
    return chromium.launch({ executablePath: findChromium(), args: [...launchArguments, ...device] });
  }
  launched ??= chromium.launch({ executablePath: findChromium(), args: launchArguments });
  return launched;
}

/** The address of the served portal on a host such as `localhost`, `il.localhost` or `einayim.il.localhost`. */
export function portalAddress(path = "/", host = "localhost"): string {
  return `http://${host}:${inject("portalPort")}${path}`;
}

export type PageOptions = {
  /** Language of the browser, such as `he-IL`. The portal's language comes from the host (D1). */
  readonly locale?: string;
  /** False for the page as it is without JavaScript. */
  readonly javaScript?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly more?: BrowserContextOptions;
  /** A status of 500 or more that the test brings about itself. */
  readonly failure?: number;
  /** The test cuts the connection of the page itself. */
  readonly losesLine?: boolean;
  /** False for a browser that fetches the pages of the role in advance, which takes most of the time of a test. */
  readonly savesData?: boolean;
  /** The film (MJPEG) that the camera of the browser shows, to pages that may use it; without it there is none. */
  readonly camera?: { readonly film: string; readonly isRefused?: boolean };
};

/**
 * A page in a new browser context, closed when the test ends. The test fails when the page throws or writes an error to the console,
 * except the browser's own line for a 4xx answer, when a patient's name lies in the browser's storage at its end (D31), and when one
 * stands in an address that the page asked for (D33).
 */
export async function openPage({
  locale = "en-US",
  javaScript = true,
  viewport = { width: 1440, height: 900 },
  more = {},
  failure,
  losesLine = false,
  savesData = true,
  camera,
}: PageOptions = {}): Promise<Page> {
  // Where a service worker answers, the test's own routes see nothing.
  const serviceWorkers = "block";
  const page = { locale, javaScriptEnabled: javaScript, viewport, reducedMotion: "reduce", serviceWorkers, ...more } as const;
  const launchedHere = await browser(camera);
  const context = await launchedHere.newContext(page);
  context.setDefaultTimeout(30_000);
  if (savesData) {
    await context.addInitScript(() => {
      Object.defineProperty((navigator as { connection?: object }).connection ?? {}, "saveData", { value: true });
    });
  }
  // Kept for `waitForListening`: the portal tells it once.
  await context.addInitScript((told) => addEventListener(told, () => Object.assign(window, { portalListens: true })), takesOver);
  const problems: string[] = [];
  context.on("weberror", (thrown) => problems.push(`${thrown.error().message} at ${thrown.page()?.url()}`));
  // What React recovered from is told by a number; the fault itself is its cause.
  await context.addInitScript(() => {
    addEventListener("error", ({ error }) => {
      if (error instanceof Error && error.cause instanceof Error) console.error(`${error.cause.stack}`);
    });
  });
  context.on("console", (message) => {
    const isExpected = expected(message.text(), failure) || (losesLine && lostConnection.test(message.text()));
    if (message.type() === "error" && !isExpected) problems.push(message.text());
  });
  const undescribed: Promise<void>[] = [];
  const compare = async (answer: PageResponse) => {
    // A page that has moved on keeps no body to compare.
    const body = await answer.body().catch(() => null);
    if (body === null) return;
    const seen = new Response(answer.status() === 204 ? null : new Uint8Array(body), {
      status: answer.status(),
      headers: answer.headers(),
    });
    const problem = await findAnswerProblem({ method: answer.request().method(), url: answer.url() }, seen);
    if (problem) problems.push(problem);
  };
  context.on("response", (answer) => {
    if (new URL(answer.url()).pathname.startsWith("/api/")) undescribed.push(compare(answer));
  });
  const named: string[] = [];
  context.on("request", (asked) => {
    if (findCanaryNames(asked.url()).length > 0) named.push(asked.url());
  });
  onTestFinished(async () => {
    await Promise.all(undescribed);
    const names = javaScript ? await findStoredNames(context.pages()) : [];
    await context.close();
    if (camera !== undefined) await launchedHere.close();
    expect(names, "names of patients in the browser's storage").toEqual([]);
    expect(named, "names of patients in addresses").toEqual([]);
    expect(problems, "errors on the console of the page").toEqual([]);
  });
  return context.newPage();
}

/** What the browser itself writes when nobody answers, or no more; the second is said of the service worker. */
const lostConnection =
  /An unknown error occurred when fetching the script|net::ERR_(INTERNET_DISCONNECTED|SOCKET_NOT_CONNECTED|CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)$/;

function expected(text: string, failure: number | undefined): boolean {
  const status = /^Failed to load resource: the server responded with a status of (\d{3})/.exec(text)?.[1];
  return status !== undefined && (status.startsWith("4") || Number(status) === failure);
}

/** Fails with one line per rule of axe that the page breaks. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await findAxeFindings(page), `axe on ${new URL(page.url()).pathname}`).toEqual([]);
}
