import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage, portalAddress } from "~tests/helpers/browser";
import { callInPage, masterPath } from "~tests/helpers/call-in-page";
import { emptyCart } from "~tests/helpers/empty-cart";
import { testInFull } from "~tests/helpers/figures";
import { findUnspoken, plain, readLive, readSpoken } from "~tests/helpers/find-unspoken";
import { signInByForm } from "~tests/helpers/sign-in";

const hebrew = {
  host: "il.localhost",
  ...{ email: "דוא״ל", password: "סיסמה", show: "הצגת הסיסמה", signIn: "כניסה", refused: "יש שגיאה בדוא״ל או בסיסמה." },
  ...{ catalogue: "קטלוג", cell: "-0.25 -1.75 x 180, קופסאות, במלאי", typed: "עוד 2, עוד לא נוסף" },
  ...{ pack: /^קופסה של 6/, twoBoxes: "שתי קופסאות", noBoxes: "0 קופסאות", added: "נוסף לסל: שתי קופסאות, Biofinity Toric" },
  ...{ search: "חיפוש מטופל", found: "מטופל אחד", lens: "עדשה עין ימין", power: "עוצמה עין ימין", boxes: "קופסאות, עין ימין" },
  ...{ day: "בחירת תאריך המרשם מתאריך", addedFor: "נוסף לסל" },
  ...{ cart: "הסל והשלמת ההזמנה", row: "Biofinity Toric קופסה של 6", ofRow: "קופסאות, Biofinity Toric", checkOut: "להשלמת ההזמנה" },
  ...{ terms: /^הסכמה לתנאי השימוש/, submit: /^שליחת ההזמנה, /, last: "לשלוח את ההזמנה?", send: "שליחת ההזמנה" },
  ...{ confirmation: /^מספר אישור CAR-1057-\d{6}$/, received: "ההזמנה התקבלה" },
} as const;

const english = {
  host: "localhost",
  ...{
    email: "Email",
    password: "Password",
    show: "Show password",
    signIn: "Sign in",
    refused: "There was an error in your email or password.",
  },
  ...{ catalogue: "Catalogue", cell: "-0.25 -1.75 x 180, boxes. In stock", typed: "2 more, not added yet" },
  ...{ pack: /^box of 6/, twoBoxes: "2 boxes", noBoxes: "0 boxes", added: "Added to the cart: 2 boxes, Biofinity Toric" },
  ...{ search: "Find a patient", found: "1 patient", lens: "Lens Right eye", power: "Power Right eye", boxes: "Boxes, right eye" },
  ...{ day: "Choose a day Prescription from", addedFor: "Added to the cart" },
  ...{ cart: "Cart and checkout", row: "Biofinity Toric box of 6", ofRow: "Boxes, Biofinity Toric", checkOut: "Check out" },
  ...{ terms: /^I agree to the terms/, submit: /^Submit order, /, last: "Submit this order?", send: "Submit order" },
  ...{ confirmation: /^Confirmation number CAR-1057-\d{6}$/, received: "received" },
} as const;

type Words = typeof hebrew | typeof english;

const go = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);
const hears = (page: Page, text: string) => expect.poll(() => readLive(page)).toContain(text);
const namesOf = async (page: Page, role: string) => (await readSpoken(page)).filter((each) => each.role === role).map(({ name }) => name);

/** Empties the doctor's cart and answers a new patient, who has not ordered before. */
async function givenPatient(page: Page): Promise<{ id: string; name: string }> {
  const locationId = await emptyCart(page);
  const id = randomUUID();
  const name = `Zohar${id.slice(0, 6)}`;
  await callInPage(page, `${masterPath}/patients/create`, { id, firstName: "Noga", lastName: name, phone: "050-000-0032", locationId });
  return { id, name };
}

/** From the sign-in to the receipt by what a screen reader reads: every step is named, and what happens is said. */
async function expectSpoken(words: Words): Promise<void> {
  const page = await openPage();
  const findings: string[] = [];
  const listen = async (step: string) => findings.push(...(await findUnspoken(page)).map((finding) => `${step}: ${finding}`));

  await page.goto(portalAddress("/", `carmel.${words.host}`));
  await listen("sign-in");
  const [email, password] = [page.getByRole("textbox", { name: words.email }), page.getByRole("textbox", { name: words.password })];
  expect(await page.getByRole("checkbox", { name: words.show }).isChecked()).toBe(false);
  await email.fill("doctor@carmel.example");
  await password.fill("Wrong-Lens-2026");
  await page.getByRole("button", { name: words.signIn, exact: true }).click();
  await hears(page, words.refused);
  await signInByForm(page, "doctor@carmel.example");
  await page.getByRole("heading", { level: 1, name: words.catalogue }).waitFor();
  await listen("catalogue");
  const patient = await givenPatient(page);

  await go(page, "/products/stock-revenue?series=il-biofinity-toric");
  await page.getByRole("heading", { level: 1, name: "Biofinity Toric", exact: true }).waitFor();
  await page.getByRole("button", { name: words.pack }).waitFor();
  await page.locator("main input[data-at]").nth(2).fill("2");
  await page.getByRole("complementary").getByRole("listitem").filter({ hasText: words.twoBoxes }).waitFor();
  expect(await namesOf(page, "textbox")).toContain(`${words.cell}, ${words.typed}`);
  expect(plain(await page.locator("#cell-facts").ariaSnapshot())).toContain(`${words.noBoxes}, ${words.typed}`);
  await listen("stock order");
  await page.locator("aside button[value=add]").first().click();
  await hears(page, words.added);

  await go(page, "/products/patient-revenue");
  await page.getByRole("combobox", { name: words.search }).pressSequentially(patient.name);
  await hears(page, words.found);
  await page.getByRole("option", { name: patient.name }).first().click();
  await page.getByRole("heading", { level: 2, name: patient.name }).first().waitFor();
  await page.getByRole("button", { name: words.day }).waitFor();
  await page.getByRole("combobox", { name: words.lens, exact: true }).selectOption("il-biofinity");
  await page.getByRole("combobox", { name: words.power }).selectOption("-3.25");
  await page.getByRole("textbox", { name: words.boxes }).fill("2");
  await listen("patient order");
  await page.locator("aside button[value=add]").first().click();
  await hears(page, words.addedFor);

  await go(page, "/cart");
  await page.getByRole("heading", { level: 1, name: words.cart }).waitFor();
  await page.getByRole("rowheader", { name: words.row, exact: true }).waitFor();
  await page.getByRole("textbox", { name: words.ofRow, exact: true }).waitFor();
  await listen("cart");
  await page.getByRole("button", { name: words.checkOut }).first().click();
  await page.getByRole("timer").waitFor();
  await listen("checkout");
  await page.getByRole("checkbox", { name: words.terms }).check();
  await page.getByRole("button", { name: words.submit }).click();
  const question = page.getByRole("alertdialog", { name: words.last });
  await question.waitFor();
  await question.getByRole("button", { name: words.send, exact: true }).click();

  await page.getByRole("heading", { level: 1, name: words.confirmation }).waitFor();
  expect(await page.getByText(words.received).count()).toBeGreaterThan(0);
  await listen("receipt");
  expect(findings).toEqual([]);
}

test("an order can be followed by screen reader from the sign-in to the receipt, in Hebrew", { timeout: 120_000 }, () =>
  expectSpoken(hebrew),
);

testInFull("and in English", () => expectSpoken(english), 120_000);
