import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { errors } from "~/locales/en/errors";
import { resetDatabase } from "~tests/helpers/database";
import { isFull, testInFull } from "~tests/helpers/figures";
import { routeFiles } from "~tests/helpers/route-files";
import { seeded, unreadableText } from "~tests/helpers/seeded-texts";
import { type Arrived, openPages, type Visitor, visitorOf } from "~tests/helpers/visitor";
import { type FormFacts, givenForms } from "./given-forms";
import { typedForms } from "./text-fields";
import type { TypedForm } from "./typed-form";
import { untypedRoutes } from "./untyped-routes";

/** Each field is tried with a text, or with so many that all of them together are tried with a thousand. */
const texts = isFull ? 1000 : 0;

let facts: FormFacts;
let person: Visitor;
let nobody: Visitor;
let operator: Visitor;

beforeAll(async () => {
  await openPages();
  await resetDatabase();
  facts = await givenForms();
  person = await visitorOf(facts.shopper);
  nobody = await visitorOf({ token: "none" });
  operator = await visitorOf({ token: facts.operatorToken });
});

const visitorFor = ({ open, ofOperator }: TypedForm) => (open ? nobody : ofOperator ? operator : person);
const fieldsOf = ({ fields }: TypedForm) => Object.entries(typeof fields === "function" ? fields(facts) : fields);

/** The fields that are sent: in the check the last of each form, since every form is read by one helper. */
const sentFieldsOf = (form: TypedForm) => fieldsOf(form).slice(isFull ? 0 : -1);

/** Sends the form with one text in one of its fields. */
function send(form: TypedForm, name: string, text: string) {
  const at = form.at(facts);
  if (!form.inAddress) return visitorFor(form).post(at, { ...form.more?.(facts), [name]: text });
  return visitorFor(form).get(`${at}?${new URLSearchParams({ [name]: text })}`);
}

/** The field into which a person types: that of a dialog, else of the page; the bar above it has a search of its own. */
function fieldIn({ document }: Pick<Arrived, "document">, name: string) {
  const typed = [...document.querySelectorAll(`[name="${name}"]:not([type=hidden])`)];
  return typed.find((field) => field.closest("dialog")) ?? typed.find((field) => !field.closest("header")) ?? typed[0] ?? null;
}

/** What stands in that field. */
function shownIn(page: Arrived, name: string): string {
  const field = fieldIn(page, name);
  return (field?.getAttribute("value") ?? field?.textContent ?? "").trim();
}

/** Every form when everything is proved; in the check one of twelve, since one helper reads them all. */
const triedForms = typedForms.filter((_, index) => isFull || index % 12 === 0);

const suspects = /\p{Cc}/gu;
const nameOf = ({ route, inAddress, more }: TypedForm) => `${route}${inAddress ? ", sent in its address" : ""}${more ? " with more" : ""}`;

describe.each(triedForms.map((form) => [nameOf(form), form] as const))("%s", (_, form) => {
  test("refuses a text that cannot be stored at its field, and shows the storable rest again", async () => {
    const random = seeded(form.route.length);
    const rounds = Math.max(1, Math.ceil(texts / typedForms.flatMap(fieldsOf).length));
    const wrong: unknown[] = [];
    for (const [name, kind] of sentFieldsOf(form)) {
      for (let round = 0; round < rounds; round += 1) {
        const text = unreadableText(random, { carriesHalves: false });
        const page = await send(form, name, text);
        const shown = shownIn(page, name);
        const isSaid = kind === "number" || page.html.includes(errors.unreadableText);
        const rest = kind === "number" || kind === "secret" ? shown.replace(suspects, "") : text.replace(suspects, "").trim();
        const isKept = shown === rest;
        if (![400, 422].includes(page.status) || !isSaid || !isKept) wrong.push({ name, text, status: page.status, isSaid, shown });
      }
    }
    expect(wrong).toEqual([]);
  }, 240_000);
});

/** Longer than any field may be; where a field states its own maximum, one character more than that. */
const longestLength = 5001;

describe.each(triedForms.map((form) => [nameOf(form), form] as const))("%s", (_, form) => {
  test("refuses a text over the stated maximum at its field, and shows all of it again", async () => {
    const { document } = await visitorFor(form).get((form.page ?? form.at)(facts));
    const wrong: unknown[] = [];
    // A pasted column has no maximum: it names each line that it cannot read.
    for (const [name, kind] of sentFieldsOf(form).filter(([name]) => name !== "column")) {
      const stated = fieldIn({ document }, name)?.getAttribute("maxlength");
      const length = stated ? Number(stated) + 1 : longestLength;
      const text = "ab".repeat(length).slice(0, length);
      const page = await send(form, name, text);
      const shown = shownIn(page, name);
      const isSaid = kind !== "line" && kind !== "lines" ? true : page.html.includes(errors.textTooLong);
      const isKept = kind === "secret" ? shown === "" : kind === "number" || shown === text;
      if (![400, 422].includes(page.status) || !isSaid || !isKept)
        wrong.push({ name, length, status: page.status, isSaid, shown: shown.length });
    }
    expect(wrong).toEqual([]);
  }, 240_000);
});

test.each([
  ["of a patient", "routes/patients/edit.tsx"],
  ["of an address", "routes/patients/edit-address.tsx"],
])("the note %s accepts line ends and tabs, and every text accepts pasted direction marks", async (_, route) => {
  const form = typedForms.find((each) => each.route === route);
  if (!form) throw new Error(`No form at ${route}`);
  const filled = { street: "14 \u200eAlmond Lane", city: "Haifa", zip: "3300114", phone: "\u200e050-000-4417" };
  const sent = { ...form.more?.(facts), ...(route.includes("address") ? filled : {}), note: "one\r\n\ttwo \u200e-3.25\u200f" };
  const answer = await person.post(form.at(facts), sent);
  expect([answer.status, answer.textAt("[role=alert]")]).toEqual([302, null]);
});

test("refused trials show the quantity and power as they were typed and chosen, not those in the URL", async () => {
  const path = "/products/patient-trial/office/add?series=il-myday-trial&power=-3";
  const sent = { series: "il-myday-trial", power: "-1.5", quantity: "0" };
  const page = await person.post(path, sent);
  expect(page.status).toBe(422);
  expect(shownIn(page, "quantity")).toBe("0");
  expect(page.textAt("#trial-quantity-error")).toContain("0");
  expect(fieldIn(page, "power")?.querySelector("option[selected]")?.getAttribute("value")).toBe("-1.5");
});

test("every route that takes a form is tried, or has no field to type in", async () => {
  const modules = import.meta.glob<object>("../../app/routes/**/*.tsx");
  const taking: string[] = [];
  for (const file of routeFiles) if ("action" in ((await modules[`../../app/${file}`]?.()) ?? {})) taking.push(file);
  const posted = typedForms.filter(({ inAddress }) => !inAddress).map(({ route }) => route);
  // What is chosen in this dialog is posted with what was typed behind it.
  const choices = ["routes/products/stock-revenue/choose.tsx"];
  expect(taking.sort()).toEqual([...new Set([...posted, ...untypedRoutes, ...choices])].sort());
});

test("every form that is sent in an address is tried", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
  const ofPages = files.filter((file) => !file.startsWith("server/"));
  const drawing = ofPages.filter((file) => /<(Form|form)\b(?![^>]*method="post")[^>]*>/.test(readFileSync(`app/${file}`, "utf8")));
  // The order of the catalogue, the series of a file, of a fitting set and of a plot, and the month of a report are chosen from a list; a
  // lens of the offline page is chosen there and sent nowhere.
  const chosen = [
    ...["app/components/products/catalogue-order.tsx", "app/components/offline-page/lens-chooser.tsx"],
    ...[
      "app/components/imports/market-files.tsx",
      "app/components/supply/supply-page.tsx",
      "app/components/order-selection/orders-selection.tsx",
    ],
    ...["app/components/fitting/fitting-sets-page.tsx", "app/components/settings/powers-figure.tsx"],
  ];
  const tried = [...chosen, ...typedForms.flatMap(({ inAddress }) => inAddress ?? [])];
  expect(drawing.map((file) => `app/${file}`).sort()).toEqual([...new Set(tried)].sort());
});

testInFull(
  "every field into which a person types on these pages is tried",
  async () => {
    const tried = new Set(typedForms.flatMap((form) => fieldsOf(form).map(([name]) => name)));
    const missing: string[] = [];
    for (const form of typedForms) {
      const { document } = await visitorFor(form).get((form.page ?? form.at)(facts));
      const typed = document.querySelectorAll(
        "textarea[name], input[name]:not([type=hidden], [type=radio], [type=checkbox], [type=file], [readonly])",
      );
      for (const field of typed) {
        const name = field.getAttribute("name") ?? "";
        // The cells of a grid and the lines of the lists are tried by one of them.
        if (!tried.has(name) && !/^(boxes[:/]|bottles\.|cases\.|wanted\.)/.test(name)) missing.push(`${form.route}: ${name}`);
      }
    }
    expect(missing).toEqual([]);
  },
  120_000,
);

/** Searches, codes and confirmations that are typed anew, single scans and numbers; the usual order here lists no lens that is tried. */
const isBrief = ({ route, fields }: TypedForm) =>
  /(search|live|lookup|history|audit|operator|user-management|second-factor|security|erase|deliveries|usual-order|checkout)\.tsx$/.test(
    route,
  ) || ["column", "q"].some((name) => name in fields);

/** Forms whose values come from their URL too, or whose field shows more than was typed into it. */
const isOfMore = ({ route }: TypedForm) => /(fitting-sets\/[\w-]+|patient-trial\/add)\.tsx$/.test(route);

test("every longer form shows what was typed when its page names the stored form (D31)", async () => {
  const lost: unknown[] = [];
  for (const form of typedForms.filter(({ open, inAddress }) => !open && !inAddress)) {
    if (isBrief(form) || !(isFull || triedForms.includes(form) || form.ofOperator || isOfMore(form))) continue;
    const visitor = visitorFor(form);
    const path = form.at(facts);
    const typed = Object.fromEntries(fieldsOf(form).map(([name, kind], index) => [name, kind === "number" ? "7" : `Kept ${index}`]));
    const loaded = await visitor.get(path);
    const of = fieldIn(loaded, Object.keys(typed)[0] ?? "")?.closest("form");
    const kept = of?.querySelector("[name=kept]")?.getAttribute("value");
    const sent = { ...form.more?.(facts), ...typed, ...(kept && { kept }), at: path.split("?")[0] ?? "" };
    const { formId } = JSON.parse((await visitor.post("/kept-form", sent)).html);
    const page = await visitor.get(`${path}${path.includes("?") ? "&" : "?"}form=${formId}`);
    const missing = Object.keys(typed).filter((name) => shownIn(page, name) !== typed[name]);
    if (missing.length > 0) lost.push([nameOf(form), missing]);
  }
  expect(lost).toEqual([]);
}, 120_000);
