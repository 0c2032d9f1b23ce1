import type { Page } from "playwright";
import { codeOfMyday } from "./demo-codes";
import { findDialogFindings, findLeavingFindings, findMisplaced, pressables } from "./find-covered";
import { cells, type Float, press, spheres, strip, typeBoxes } from "./float-acts";
import type { PortalFacts } from "./given-portal-facts";
import { noticeFloats } from "./notice-floats";
import { scanCode } from "./scanner";

const addButton = "button[form=stock-grid][value=add]";
const torics = ({ market }: PortalFacts) => `/products/stock-revenue?series=${market}-biofinity-toric`;
const patientOrder = ({ patient }: PortalFacts) => `/products/patient-revenue?patient=${patient}`;
/** A question that a page asks by itself. */
const question = (name: string, drawnBy: string, path: Float["path"], bring: Float["bring"]): Float => ({
  ...{ name, drawnBy, path, bring },
  look: findDialogFindings,
});

/** A dialog with an address, opened from a page by what leads there: closing it leads back. */
const openedBy = (name: string, path: Float["path"], opener: string): Float => ({
  ...{ name: `${name}, from its page`, drawnBy: "ui/modal.tsx", path },
  bring: (page) => page.locator(`main :is(${opener})`).first().press("Enter"),
  look: async (page) => [...(await findDialogFindings(page)), ...(await findLeavingFindings(page, opener))],
});

const menu = (name: string, drawnBy: string, summary: string): Float => ({
  ...{ name, drawnBy, path: () => "/products" },
  bring: (page) => page.locator(summary).click(),
  look: (page) =>
    findMisplaced(page, {
      ...{ float: "header details[open] > .float", stays: `${summary}, header details[open] > .float` },
      reached: "header details[open] > .float :is(a, button)",
    }),
});

/** A list below a field pushes the rest down, so it lies over nothing. */
export const list = (name: string, drawnBy: string, path: Float["path"], field: string, letters: string): Float => ({
  ...{ name, drawnBy, path },
  bring: async (page) => {
    await page.locator(field).first().fill("");
    await page.locator(field).first().pressSequentially(letters);
    await page.locator("[role=listbox]").waitFor();
  },
  look: (page) => findMisplaced(page, { float: ".float", stays: field, reached: "[role=option]", spares: pressables }),
});

/** What is found for words in the bar lies below the field, over the page. */
function hitsOfBar(name: string, openSearch: (page: Page) => Promise<void>): Float {
  const field = "header input[name=words]";
  return {
    ...{ name, drawnBy: "bar/bar-search.tsx", path: () => "/products" },
    bring: async (page) => {
      await page.locator(`${field}[role=combobox]`).waitFor({ state: "attached" });
      await openSearch(page);
      await page.locator(field).pressSequentially("my");
      await page.locator("[role=listbox]").waitFor();
    },
    look: (page) =>
      findMisplaced(page, {
        float: "header .float",
        stays: "header [role=search] > button, header a[href='/cart']",
        reached: "[role=option]",
      }),
  };
}

/** The strip of a cell lies over none of its neighbours, nor over the button that adds, also where it sticks. */
const cellStrip = (name: string, path: Float["path"], at: "first" | "last"): Float => ({
  ...{ name, drawnBy: "power-table/cell-facts.tsx", path },
  bring: async (page) => {
    const cell = page.locator(cells)[at]();
    await cell.focus();
    await page.keyboard.press(at === "first" ? "ArrowDown" : "ArrowUp");
    await page.keyboard.type("900");
    await page.locator(`${strip}[data-lens]`).waitFor();
    // The line at the bottom follows what is typed a moment later.
    await page.locator(`${addButton}:not(main *):visible`).waitFor();
  },
  look: async (page) => [
    ...(await findMisplaced(page, { float: strip, stays: `${cells}:focus, ${strip}`, spares: `${cells}:focus` })),
    ...(await findMisplaced(page, { float: strip, stays: `${addButton}:not(main *)` })),
    ...(await findNeighbours(page)),
  ],
});

/** Which of the cells around the one in focus the arrow keys lead under something. */
async function findNeighbours(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [key, back] of [
    ["ArrowDown", "ArrowUp"],
    ["ArrowUp", "ArrowDown"],
  ] as const) {
    await page.keyboard.press(key);
    found.push(...(await findMisplaced(page, { float: strip, stays: `${cells}:focus` })).map((finding) => `after ${key} ${finding}`));
    await page.keyboard.press(back);
  }
  return found;
}

/** Scans a box until the page, which begins to listen after its first view, asks for which eye it is. */
async function scanBox(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const asked = page.locator("dialog[role=alertdialog]");
  for (let round = 0; round < 10 && (await asked.count()) === 0; round += 1) {
    await scanCode(page, codeOfMyday("il"));
    await asked.waitFor({ timeout: 1500 }).catch(() => null);
  }
  await asked.waitFor();
}

/** Brought up while the cart holds every kind of order and nothing is under review. */
export const portalFloats: readonly Float[] = [
  cellStrip("strip of the first cell", spheres, "first"),
  cellStrip("strip of the last cell", spheres, "last"),
  cellStrip("strip of a toric", torics, "last"),
  menu("account menu", "bar/account-menu.tsx", "header details:has(form[action='/logout']) > summary"),
  { ...menu("language menu", "frame/menu.tsx", "header details:has([name=language]):not(:has(nav)) > summary"), from: 1024 },
  { ...menu("menu of a small window", "frame/menu.tsx", "header details:has(nav) > summary"), until: 1023 },
  list("list of patients", "patients/patient-matches.tsx", () => "/patients", "#patient-search", "a"),
  list("what a search finds", "search/live-hits.tsx", () => "/search", "main [name=words]", "my"),
  { ...hitsOfBar("what the search of the bar finds", async () => {}), from: 1280 },
  { ...hitsOfBar("search of a small window", (page) => page.locator("[data-search-opener]").click()), until: 1279 },
  list("list of patients over an order", "patients/patient-matches.tsx", patientOrder, "#patient-search", "a"),
  list(
    "list of cities",
    "patients/city-input.tsx",
    ({ patientAtHome }) => `/patients/${patientAtHome}/addresses/new`,
    "dialog [name=city]",
    "a",
  ),
  openedBy("details of a product", () => "/products", "a[href^='/products/details/']"),
  openedBy("choice of a product", spheres, "button[formaction*='/choose']"),
  openedBy("emptying of the cart", () => "/cart", "a[href='/cart/empty']"),
  openedBy("deletion from the cart", () => "/cart", "a[href^='/cart/delete']"),
  openedBy("new address", ({ patientAtHome }) => `/patients/${patientAtHome}`, "a[href$='/addresses/new']"),
  openedBy("trial rules", () => "/products/patient-trial/office", "a[href$='/explain']"),
  openedBy("details of a trial", () => "/products/patient-trial/office", "a[href*='/details?']"),
  question("lenses that leave the cart", "cart/removal-question.tsx", spheres, async (page) => {
    const cell = page.locator(`${cells}[id*='~pw1_5~']`);
    await cell.fill("0");
    await cell.press("Enter");
  }),
  question(
    "solutions that leave the cart",
    "cart/removal-question.tsx",
    () => "/products/solutions",
    async (page) => {
      await page.locator("[id$='clearwell-360'][id^=bottles]").fill("0");
      await page.locator("[id$='clearwell-360'][id^=bottles]").press("Enter");
    },
  ),
  question("which eye a scanned lens is for", "scan/eye-question.tsx", patientOrder, scanBox),
  question("leaving with a draft", "frame/leave-question.tsx", spheres, async (page) => {
    await typeBoxes(page);
    await press(page, "a[href='/products']");
  }),
  question(
    "trial nobody chose",
    "trials/trial-add-dialog.tsx",
    ({ market }) => `/products/patient-trial/office/add?series=${market}-myday-trial`,
    async (page) => {
      await press(page, "dialog [data-actions] button");
      await page.locator("dialog button[name=sure]").first().waitFor();
    },
  ),
  question(
    "dialog that cannot be loaded",
    "ui/modal-failure.tsx",
    ({ patientAtHome }) => `/patients/${patientAtHome}/addresses/00000000-0000-4000-8000-000000000000`,
    (page) => page.locator("dialog[role=alertdialog]").waitFor(),
  ),
  {
    name: "sheet for a pasted column",
    drawnBy: "stock-grid/grid-tools.tsx",
    path: spheres,
    bring: (page) => page.locator("main form details > summary").first().click(),
    look: (page) =>
      findMisplaced(page, {
        ...{ float: "details[open] > .float", stays: "details[open] > summary, details[open] > .float textarea" },
        reached: "details[open] > .float :is(textarea, button)",
      }),
  },
  ...noticeFloats,
];
