import type { Page } from "playwright";
import { lensAddress } from "~/forms/fitting/fitting-form";
import { codeOfMyday } from "./demo-codes";
import { countBoxes, countShelf, receiveBoxes } from "./given-delivery";
import { changeOrder, fillCart, keepReview, type PortalFacts, saveTemplate, startCheckout, submitOrder } from "./given-portal-facts";

/** A screen of the portal: where it is, and what is done there first to bring it into the state that is looked at. */
export type Screen = {
  name: string;
  path: string | ((facts: PortalFacts) => string);
  /** Makes what the screen and those after it show. */
  given?: (page: Page, facts: PortalFacts) => Promise<void>;
  /** What a person does on the page. */
  act?: (page: Page) => Promise<void>;
  /** Made of the same parts as another screen: looked at in one language. */
  once?: true;
};

/** Sends a form that is not filled in; the browser's own checks stand aside, as they do for what only the server knows. */
async function sendEmpty(page: Page, control = "[aria-required], [required]"): Promise<void> {
  await page
    .locator(`form:has(${control})`)
    .last()
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
      form.requestSubmit(form.querySelector<HTMLButtonElement>("button[type=submit]"));
    });
  await page.locator("[aria-invalid=true]").first().waitFor();
}

const office = "/products/patient-trial/office";
const trialLens = (market: string) => `${market}-biofinity-trial~pw-3~bc8_6~di14~3`;
const ofPatient =
  (path: string, more = "") =>
  ({ patient }: PortalFacts) =>
    `${path}?patient=${patient}${more}`;
const ofSeries =
  (path: string, series: string, more = "") =>
  ({ market }: PortalFacts) =>
    `${path}?series=${market}-${series}${more}`;
const atHome = (path: string) => (facts: PortalFacts) => `/patients/${facts.patientAtHome}${path.replace(":address", facts.address)}`;

/** The work of a day, in the order in which the cart fills, is reviewed and submitted. */
export const signedInScreens: readonly Screen[] = [
  { name: "empty cart", path: "/cart" },
  { name: "review that has run out", path: "/checkout?hold=gone" },
  { name: "catalogue", path: "/products", given: fillCart },
  { name: "catalogue as a list", path: "/products?view=list" },
  { name: "catalogue without a hit", path: "/products?q=zzzzzz", once: true },
  { name: "details of a product", path: ({ market }) => `/products/details/${market}-biofinity-toric` },
  { name: "promotions", path: "/promotions" },
  { name: "terms of a promotion", path: ({ market }) => `/promotions/${market}-myday-eight` },
  { name: "announced promotion", path: ({ market }) => `/products/promotion/${market}-biofinity-toric-four` },
  {
    name: "grid of a promotion",
    path: ({ market }) => `/products/stock-revenue?series=${market}-biofinity-toric&promotion=${market}-biofinity-toric-four`,
    once: true,
  },
  { name: "start of a stock order", path: "/products/stock-revenue" },
  { name: "usual order", path: "/products/usual-order" },
  { name: "no templates", path: "/products/templates" },
  { name: "a template to save", path: "/products/templates/new" },
  { name: "templates", path: "/products/templates", given: saveTemplate },
  { name: "a template", path: ({ template }) => `/products/templates/${template}` },
  { name: "counting the shelf", path: "/products/shelf-count", given: countShelf },
  { name: "fitting sets", path: "/products/fitting-sets" },
  { name: "fitting set by power", path: ({ market }) => `/products/fitting-sets/${market}-biofinity-trial` },
  { name: "fitting set of torics", path: ({ market }) => `/products/fitting-sets/${market}-biofinity-toric-trial`, once: true },
  { name: "lens of a fitting set", path: ({ market }) => lensAddress(trialLens(market)) },
  { name: "wanted packs of a fitting set", path: ({ market }) => `/products/fitting-sets/${market}-biofinity-multifocal-trial/wanted` },
  { name: "refill of the fitting sets", path: "/products/fitting-sets/refill" },
  { name: "grid of torics", path: ofSeries("/products/stock-revenue", "biofinity-toric") },
  { name: "grid of multifocals", path: ofSeries("/products/stock-revenue", "biofinity-multifocal"), once: true },
  {
    name: "grid that a scan led to",
    path: ({ market }) => `/products/scanned?code=01${codeOfMyday(market)}17240131`,
    act: async (page) => {
      await page.locator("main a[href*=stock-revenue][href*=scan]").click();
      await page.waitForURL(/stock-revenue\?.*scan=/);
      await page.locator("#cell-facts[data-lens]").waitFor();
    },
  },
  { name: "code to type", path: "/products/scanned" },
  { name: "code of a box", path: ({ market }) => `/products/scanned?code=01${codeOfMyday(market)}17240131` },
  { name: "code of nothing", path: "/products/scanned?code=00190090434363", once: true },
  { name: "choice of a product", path: ofSeries("/products/stock-revenue/choose", "myday") },
  {
    name: "grid of spheres with a cell in focus",
    path: ofSeries("/products/stock-revenue", "myday"),
    act: async (page) => {
      await page.locator("input[data-at]").nth(12).fill("900");
      await page.locator("#cell-facts[data-lens]").first().waitFor();
    },
  },
  { name: "patient order without a patient", path: "/products/patient-revenue" },
  { name: "patient order", path: ofPatient("/products/patient-revenue") },
  {
    name: "patient order from a typed prescription",
    path: ofPatient("/products/patient-revenue"),
    act: async (page) => {
      await page.locator("#line").fill("R 3.25 L -3.10 -1.25 x 175 Biofinity Toric, 2 boxes, tel 050-000-0044");
      await page.locator("button[value='line:written']").waitFor();
    },
  },
  {
    name: "patient order from the cart",
    path: ({ patient, patientOrder }) => `/products/patient-revenue?patient=${patient}&preorder=${patientOrder}`,
  },
  { name: "question about suggested values", path: ofPatient("/products/patient-revenue/confirm") },
  {
    name: "calculators of an eye",
    path: ({ patient, market }) =>
      `/products/patient-revenue/calculate?patient=${patient}&eye=right&lens=${market}-biofinity-toric&kind=vertex&sphere=-9&cylinder=-2&axis=174&vertex=12`,
  },
  {
    name: "calculators refused",
    path: ofPatient("/products/patient-revenue/calculate", "&eye=left&kind=over&sphere=99&cylinder=-2&overSphere=x&vertex=12"),
    once: true,
  },
  { name: "choice of a lens", path: ofPatient("/products/patient-revenue/select", "&eye=right") },
  {
    name: "change of a lens",
    path: ({ patient, market }) => `/products/patient-revenue/switch?patient=${patient}&eye=right&to=${market}-biofinity`,
  },
  { name: "removal of an order", path: ofPatient("/products/patient-revenue/remove") },
  { name: "search of a patient", path: "/products/patient-revenue/find" },
  { name: "new patient over an order", path: "/products/patient-revenue/new-patient" },
  { name: "new address over an order", path: ({ patient }) => `/products/patient-revenue/patients/${patient}/addresses/new` },
  { name: "trials for a patient", path: ofPatient("/products/patient-trial") },
  {
    name: "too many trials for a patient",
    path: ({ patient, market }) => `/products/patient-trial/limit?patient=${patient}&series=${market}-myday-trial`,
  },
  { name: "trial rules", path: "/products/patient-trial/explain" },
  { name: "no matching trial", path: ofSeries("/products/patient-trial/no-match", "misight-1-day-trial") },
  { name: "trials for the practice", path: office },
  { name: "a trial for the practice", path: ofSeries(`${office}/add`, "myday-trial") },
  { name: "too many trials", path: ofSeries(`${office}/limit`, "myday-trial", "&quantity=900"), once: true },
  { name: "details of a trial", path: ofSeries(`${office}/details`, "myday-trial") },
  { name: "product without trials", path: ({ market }) => `${office}/none?of=${market}-icd` },
  { name: "solutions", path: "/products/solutions" },
  { name: "search", path: "/search" },
  {
    name: "results of a search",
    path: "/search",
    act: async (page) => {
      await page.locator("main input[name=words]").fill("bio");
      await page.locator("main input[name=words]").press("Enter");
      await page.waitForURL(/\/search\?s=/);
      await page.locator("main section").first().waitFor();
    },
  },
  { name: "shortcuts", path: "/shortcuts" },
  { name: "waiting", path: "/waiting" },
  { name: "drafts", path: "/waiting/drafts" },
  { name: "day at a glance", path: "/today" },
  { name: "privacy over the portal", path: "/legal/privacy?back=/cart" },
  { name: "location", path: "/location" },
  { name: "sign-in and security", path: "/settings/security" },
  {
    name: "sign-in and security, password not filled in",
    path: "/settings/security",
    act: (page) => sendEmpty(page, "[name=passwordConfirmation]"),
    once: true,
  },
  { name: "sign-in and security after a session was reported", path: "/settings/security?reported=yes" },
  { name: "setting up a second factor", path: "/settings/security?factor=new" },
  { name: "second factor for all", path: "/settings/second-factor" },
  { name: "second factor for all, without one", path: "/second-factor" },
  { name: "practice information", path: "/settings/practice-information" },
  { name: "favorites of the practice", path: "/products/favourites/edit" },
  { name: "reports", path: "/settings/reports?at=all" },
  { name: "reports of no period", path: "/settings/reports?from=yesterday&to=2026-11-24" },
  { name: "audit trail", path: "/settings/audit" },
  {
    name: "audit trail that was checked",
    path: "/settings/audit",
    act: async (page) => {
      await page.locator("#chain button").click();
      await page.locator("#chain [role=status]").waitFor();
    },
  },
  { name: "audit trail of no period", path: "/settings/audit?what=orders&from=soon" },
  { name: "catalogue of the practice", path: "/settings/product-catalog" },
  {
    name: "catalogue of the practice with a product that is in a cart",
    path: "/settings/product-catalog?q=biofinity+toric",
    act: async (page) => {
      // A switch that is pressed before the page has its scripts is set back by them.
      await page.waitForLoadState("networkidle");
      const shown = page.locator("input[name=visible][value$=-biofinity-toric]");
      // The walks of other languages are the same person, whose unsaved changes the page brings back and so may set the switch anew.
      while (await shown.isChecked()) {
        await shown.click();
        await page.waitForTimeout(300);
      }
      await page.locator("button[name=intent][value=save]").click();
      await page.locator("[role=alert] a[href^='#row-']").first().waitFor();
    },
  },
  { name: "profile", path: "/settings/profile" },
  { name: "people", path: "/settings/user-management" },
  { name: "people, none found", path: "/settings/user-management?state=withdrawn", once: true },
  { name: "new person, not filled in", path: "/settings/user-add", act: (page) => sendEmpty(page) },
  { name: "person changed", path: ({ colleague }) => `/settings/user-management/${colleague}/edit` },
  { name: "removal of a person", path: ({ colleague }) => `/settings/user-management/${colleague}/remove` },
  { name: "patients", path: "/patients" },
  { name: "new patient over the list", path: "/patients/add", once: true },
  { name: "new patient, not filled in", path: "/patients/new", act: (page) => sendEmpty(page) },
  { name: "patient", path: atHome("") },
  { name: "patient changed", path: atHome("/edit") },
  { name: "new address, not filled in", path: atHome("/addresses/new"), act: (page) => sendEmpty(page) },
  { name: "address changed", path: atHome("/addresses/:address") },
  { name: "erasing a patient", path: atHome("/erase") },
  { name: "verification of an address", path: atHome("/addresses/:address/verify") },
  { name: "patient who does not exist", path: "/patients/00000000-0000-4000-8000-000000000000" },
  { name: "cart with problems", path: "/cart" },
  {
    name: "change of a lens in the cart",
    path: ({ patientOrder, patientLine }) => `/cart/lens?preorder=${patientOrder}&line=${patientLine}`,
  },
  { name: "deletion from the cart", path: ({ patientOrder }) => `/cart/delete?preorder=${patientOrder}` },
  { name: "emptying of the cart", path: "/cart/empty" },
  { name: "cart under review", path: "/cart", given: startCheckout },
  { name: "review", path: ({ hold }) => `/checkout?hold=${hold}`, given: keepReview },
  { name: "last question", path: ({ hold }) => `/checkout/submit?hold=${hold}&terms=on`, given: keepReview },
  { name: "confirmation", path: ({ cart }) => `/order-confirmation?cart=${cart}`, given: submitOrder },
  { name: "orders", path: "/history?when=everything&at=all" },
  { name: "several orders", path: ({ order }) => `/history/selected?order=${order}` },
  { name: "cancelling of several orders", path: ({ order }) => `/history/selected/cancel?order=${order}` },
  { name: "several orders, none selected", path: "/history/reorder-selected", once: true },
  { name: "order in detail", path: ({ cart }) => `/history/history-detail?cart=${cart}` },
  { name: "cancelling of an order", path: ({ cart, order }) => `/history/history-detail/cancel/${order}?cart=${cart}` },
  { name: "asking to cancel an order", path: ({ cart, order }) => `/history/history-detail/ask/${order}?cart=${cart}` },
  {
    name: "backorder of a line",
    path: ({ orderedLine, cart, order }) => `/history/history-detail/backorder/${orderedLine}?cart=${cart}&order=${order}`,
  },
  {
    name: "return of boxes",
    path: ({ orderedLine, cart, order }) => `/history/history-detail/return/${orderedLine}?cart=${cart}&order=${order}`,
  },
  ...["/history/returns", "/approvals", "/settings/approvals", "/settings/budgets"].map((path) => ({ name: path.slice(1), path })),
  { name: "delivery, counted", path: "/history/deliveries", given: countBoxes },
  { name: "delivery, received", path: ({ delivery }) => `/history/deliveries/${delivery}`, given: receiveBoxes },
  { name: "recall of a lot", path: "/history/recall?lots=L0 X9" },
  { name: "changes to an order", path: ({ replacing }) => `/cart/changes?preorder=${replacing}`, given: changeOrder },
  { name: "reordering without an order", path: "/history/reorder", once: true },
];
