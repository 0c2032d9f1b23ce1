import { expect, test } from "vitest";
import { ReceiptSheet } from "~/components/checkout/receipt-sheet";
import type { PlacedDetails } from "~/components/checkout/shown-receipt";
import type { EditionCode } from "~/domain/edition";
import type { Language } from "~/domain/language";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { givenPlaced, givenReceipt } from "~tests/components/checkout/given-receipt";
import { serverHtml } from "~tests/components/render-page";

const sheetHtml = (language: Language, facts: PlacedDetails[], edition: EditionCode = "IL") =>
  serverHtml(
    <MarketProvider market={marketOf(editionOf(edition))}>
      <ReceiptSheet receipt={givenReceipt} placed={facts} />
    </MarketProvider>,
    { language },
  );
const textOf = (language: Language, facts: PlacedDetails[]) =>
  sheetHtml(language, facts)
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, "|")
    .replace(/\|+/g, "|");

test("the printed receipt names each lens with eye, values and price, the day, the location, delivery and VAT", () => {
  const text = textOf("en", [givenPlaced]);
  for (const part of ["Tamar Oren", "EIN-1042-000318", "-3.25 -1.25 x 180", "BC 8.70", "DIA 14.50", "+1.50 +2.00", "2 boxes", "1 box"])
    expect(text).toContain(`|${part}|`);
  for (const part of ["₪148.00", "₪296.00", "3 to the patient by", "3 Mole Street, Haifa", "3300007", "Noa Shalev", "4100-2207"])
    expect(text).toContain(part);
  expect(text).toMatch(/Shipping to the patient\|₪27\.00\|Net\|₪471\.00\|VAT 18%\|₪84\.78\|Total\|₪555\.78/);
});

test("a Korean address begins with its postcode and city", () => {
  const shipTo = { ...givenPlaced.shipTo, street: "세종대로 88", city: "서울", zip: "04524" };
  expect(sheetHtml("ko", [{ ...givenPlaced, shipTo }], "KR").replace(/<!-- -->|<[^>]+>/g, "")).toContain("(04524) 서울 세종대로 88");
});

test("a patient is named with the customer number if there is one", () => {
  expect(textOf("en", [givenPlaced])).toContain("|Tamar Oren| |EIN-1042-000318|customer no. |E-20418|");
  expect(textOf("en", [{ ...givenPlaced, customerId: null }])).not.toContain("customer no.");
  expect(textOf("he", [givenPlaced])).toContain("מספר לקוח |E-20418|");
});

test("in Hebrew the values run left-to-right, each in its own isolate", () => {
  const html = sheetHtml("he", [givenPlaced]);
  expect(html).toMatch(/<bdi dir="ltr"[^>]*>-3\.25 -1\.25 x 180<\/bdi>/);
  expect(html).toMatch(/<bdi dir="ltr"[^>]*>BC 8\.70<\/bdi>/);
});

test("a receipt whose orders cannot be read yet is printed without names and addresses", () => {
  const text = textOf("en", []);
  expect(text).toContain("Patient order");
  expect(text).toContain("-3.25 -1.25 x 180");
  expect(text).not.toContain("Noa Shalev");
});
