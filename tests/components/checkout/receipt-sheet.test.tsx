import { expect, test } from "vitest";
import type { PlacedFacts, Receipt } from "~/components/checkout/receipt";
import { ReceiptSheet } from "~/components/checkout/receipt-sheet";
import type { Language } from "~/domain/language";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { serverHtml } from "~tests/components/render-page";

const ils = (amount: number) => ({ amount, currency: "ILS" as const });
const order: Receipt["orders"][number] = {
  ...{ id: "o1", preOrderId: "p1", confirmationNum: "EIN-1042-000318", orderType: "Patient", purchaseType: "Revenue", patientId: "t1" },
  ...{ productNames: ["Biofinity Toric"], boxesQuantity: 3, promisedDay: "2026-11-25", changeableUntil: new Date("2026-11-24T12:35:00Z") },
  ...{ net: ils(47_100), gross: ils(55_578), transactions: [] },
  products: [
    {
      ...{ productName: "Biofinity Toric", packSize: 6, quantity: 3, unit: "boxes", linesQuantity: 2, amount: ils(44_400) },
      ...{ discount: ils(0), promotion: null, priceStep: null },
      arrivals: [{ quantity: 3, day: "2026-11-25", isLater: false, toPatient: true }],
      lenses: [
        {
          eye: "right",
          values: { power: -3.25, cylinder: -1.25, axis: 180, baseCurve: 8.7, diameter: 14.5 },
          ...{ quantity: 2, price: ils(14_800), amount: ils(29_600) },
        },
        { eye: "left", values: { power: 1.5, addition: 2 }, quantity: 1, price: ils(14_800), amount: ils(14_800) },
      ],
    },
  ],
};
const receipt: Receipt = {
  ...{ cartId: "c", cartConfirmationNum: "EIN-1042-000317", placedAt: new Date("2026-11-24T12:05:00Z"), locationId: "l" },
  ...{ changeableUntil: new Date("2026-11-24T12:35:00Z"), boxesQuantity: 3, cheaper: [], notReplaced: [], orders: [order] },
  sums: {
    ...{ lenses: ils(44_400), solutions: ils(0), discount: ils(0), fee: ils(2700), net: ils(47_100), vat: ils(8478), gross: ils(55_578) },
    ...{ vatRateBasisPoints: 1800, pricesIncludeVat: false },
  },
};
const placed: PlacedFacts = {
  ...{ orderId: "o1", name: { firstName: "Tamar", lastName: "Oren" }, placedBy: "Noa Shalev", bpn: "4100-2207" },
  shipTo: { code: null, name: "Tamar Oren", street: "3 Mole Street", city: "Haifa", zip: "3300007", shipping: "DAY" },
};

const sheetHtml = (language: Language, facts: PlacedFacts[]) =>
  serverHtml(
    <MarketProvider market={marketOf(editionOf("IL"))}>
      <ReceiptSheet receipt={receipt} placed={facts} />
    </MarketProvider>,
    { language },
  );
const textOf = (language: Language, facts: PlacedFacts[]) =>
  sheetHtml(language, facts)
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, "|")
    .replace(/\|+/g, "|");

test("paper names each lens with eye, values and price, the day, the place, delivery and VAT", () => {
  const text = textOf("en", [placed]);
  for (const part of ["Tamar Oren", "EIN-1042-000318", "-3.25 -1.25 x 180", "BC 8.70", "DIA 14.50", "+1.50 +2.00", "2 boxes", "1 box"])
    expect(text).toContain(`|${part}|`);
  for (const part of ["₪148.00", "₪296.00", "3 to the patient by", "3 Mole Street, Haifa", "3300007", "Noa Shalev", "4100-2207"])
    expect(text).toContain(part);
  expect(text).toMatch(/Shipping to the patient\|₪27\.00\|Net\|₪471\.00\|VAT 18%\|₪84\.78\|Total\|₪555\.78/);
});

test("in Hebrew the values stay from left to right, each in its own isolate", () => {
  const html = sheetHtml("he", [placed]);
  expect(html).toMatch(/<bdi dir="ltr"[^>]*>-3\.25 -1\.25 x 180<\/bdi>/);
  expect(html).toMatch(/<bdi dir="ltr"[^>]*>BC 8\.70<\/bdi>/);
});

test("a receipt whose orders cannot be read yet is printed without names and addresses", () => {
  const text = textOf("en", []);
  expect(text).toContain("Patient order");
  expect(text).toContain("-3.25 -1.25 x 180");
  expect(text).not.toContain("Noa Shalev");
});
