import { expect, test } from "vitest";
import { receiptPaper } from "~/components/checkout/receipt-paper";
import type { PlacedDetails, Receipt } from "~/components/checkout/shown-receipt";
import { withoutDirectionMarks } from "~/domain/direction-marks";
import type { Language } from "~/domain/language";
import type { Paper } from "~/domain/paper/paper";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { formatFor, translateFor } from "~/i18n/translate-for.server";
import { givenPlaced, givenReceipt, ils } from "./given-receipt";

const paperOf = (language: Language, placed: PlacedDetails[] = [givenPlaced], receipt: Receipt = givenReceipt): Paper => {
  const words = { t: translateFor(language), format: formatFor(language, marketOf(editionOf("IL"))) };
  return receiptPaper(words, { receipt, placed, sender: ["Einayim, Harbour"] });
};
const plain = (paper: Paper) => JSON.parse(withoutDirectionMarks(JSON.stringify(paper))) as Omit<Paper, "pageLabel">;

test("the PDF lists each lens with eye, values, packs, price and amount, the delivery address, and the totals of the receipt", () => {
  const { sections, sums, facts, ...head } = plain(paperOf("en"));
  expect(head).toMatchObject({
    ...{ language: "en", title: "Receipt EIN-1042-000317", label: "Confirmation number", number: "EIN-1042-000317" },
    lines: ["Order received, Tue 2026/11/24, 14:05", "Placed by Noa Shalev"],
  });
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    ...["To pay, VAT included: ₪555.78", "Quantity: 3 boxes", "First delivery: Wed 2026/11/25"],
    ...["Can be changed until: 2026/11/24, 14:35", "Business partner: 4100-2207"],
  ]);
  expect(sections).toHaveLength(1);
  expect(sections[0]).toMatchObject({ heading: "Tamar Oren", aside: "customer no. E-20418 · Order EIN-1042-000318" });
  expect(sections[0]?.columns.map(({ heading }) => heading)).toEqual(["Eye", "Product", "Value", "Quantity", "Each", "Net"]);
  expect(sections[0]?.rows.map((row) => row.map(({ text, small }) => [text, ...small].join(" / ")))).toEqual([
    ["Right eye", "Biofinity Toric 6", "-3.25 -1.25 x 180 / BC 8.70  DIA 14.50", "2 boxes", "₪148.00", "₪296.00"],
    ["Left eye", "Biofinity Toric 6", "+1.50 +2.00", "1 box", "₪148.00", "₪148.00"],
  ]);
  expect(sections[0]?.notes).toEqual([
    "3 to the patient by Wed 2026/11/25",
    "To Tamar Oren, 3 Mole Street, Haifa 3300007 · Ship to the patient",
  ]);
  const written = (given: Paper["sums"]) => given.map(({ label, amount }) => `${label} ${amount}`);
  expect(written(sections[0]?.sums ?? [])).toEqual(["Shipping to the patient ₪27.00", "Net ₪471.00", "VAT 18% ₪84.78", "Total ₪555.78"]);
  expect(written(sums)).toEqual(["Lenses ₪444.00", "Shipping to the patient ₪27.00", "Net ₪471.00", "VAT 18% ₪84.78", "Total ₪555.78"]);
});

test("in Hebrew each value is an isolate of its own that runs left-to-right", () => {
  const [section] = paperOf("he").sections;
  expect(section?.rows[0]?.[2]).toEqual({ text: "\u2066-3.25 -1.25 x 180\u2069", small: ["\u2066BC 8.70  DIA 14.50\u2069"] });
  expect(section?.aside).toBe("מספר לקוח \u2066E-20418\u2069 · הזמנה \u2066EIN-1042-000318\u2069");
});

test("the file name never contains a patient's name, and no patient is named while the orders cannot be read", () => {
  expect(paperOf("en").title).not.toContain("Oren");
  const anonymous = JSON.stringify(paperOf("en", []));
  expect(anonymous).toContain("Patient order");
  expect(anonymous).not.toMatch(/Oren|Shalev/);
});

test("a promotion is named below its product with the price before the discount; without lenses the lens columns are left out", () => {
  const [order] = givenReceipt.orders;
  const [product] = order?.products ?? [];
  if (!order || !product) throw new Error("no product");
  const autumn = { id: "a", names: { en: "Autumn" }, minimumBoxes: 1, discountBasisPoints: 500, discountAmount: null, seriesIds: [] };
  const solution = { ...product, productName: "Clearwell", packSize: null, unit: "bottles" as const, lenses: [], quantity: 2 };
  const products = [{ ...solution, amount: ils(5700), discount: ils(300), promotion: autumn }];
  const receipt = { ...givenReceipt, orders: [{ ...order, products }] } as Receipt;
  const [section] = plain(paperOf("en", [], receipt)).sections;
  expect(section?.columns.map(({ heading }) => heading)).toEqual(["Product", "Quantity", "Each", "Net"]);
  expect(section?.columns.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(section?.rows.map((row) => row.map(({ text, small }) => [text, ...small].join(" / ")))).toEqual([
    ["Clearwell / Autumn, 5% off", "2 bottles", "₪30.00", "₪57.00 / before discount ₪60.00"],
  ]);
});
