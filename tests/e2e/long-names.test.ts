import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { writeMail } from "~/integrations/mail/write-mail.server";
import { mailTexts } from "~/server/mail-texts.server";
import { openPage, portalAddress } from "~tests/helpers/browser";
import { callInPage, masterPath, ordersPath } from "~tests/helpers/call-in-page";
import { testInFull } from "~tests/helpers/figures";
import { findSidewaysScrolling } from "~tests/helpers/find-findings";
import { signIn, signInByForm } from "~tests/helpers/sign-in";

/** The width of a printed page in CSS pixels. */
const a4Width = 794;

/** As long as a name may be, without a space at which it could be wrapped. */
const long = (letter: string, length: number) => letter.repeat(length);

testInFull(
  "names as long as they may be make no page wider than the window or the paper, in Hebrew",
  async () => {
    const operator = await openPage();
    await signIn(operator, { practice: "einayim", person: "operator" });
    const tenantId = randomUUID();
    const address = { street: "Mole Street 3", city: "Haifa", zip: "3300007" };
    const location = { name: long("Y", 80), address, defaultShippingOption: "DAY", shipToCode: "LONG-01" };
    const created = await callInPage(operator, `/api/operator/practices/${tenantId}`, {
      ...{ tenantId, edition: "IL", practiceName: long("X", 120), subDomain: "long-names", partnerNumber: "4100-3002" },
      ...{ email: "office@long.example", phone: "04-000-0190", locations: [location] },
      ...{ admin: { email: "admin@long.example", firstName: long("F", 60), lastName: long("L", 60) }, reason: "Contract 119" },
    });
    expect(created).toMatchObject({ subDomain: "long-names" });

    const page = await openPage({ viewport: { width: 1366, height: 768 } });
    await page.goto(portalAddress("/", "long-names.il.localhost"));
    await signInByForm(page, "operator@dioptre.example");
    await page.waitForURL("**/products");
    const { locationId } = await callInPage(page, "/api/session");
    const { patient } = await callInPage(page, `${masterPath}/patients/create`, {
      ...{ id: randomUUID(), firstName: long("A", 60), lastName: long("W", 60) },
    });
    const right = { id: randomUUID(), seriesId: "il-biofinity", packSize: 6, quantity: 2, power: -2 };
    const merchandise = { purchaseType: "Revenue", rx: { right, left: null } };
    const preorders = [{ id: randomUUID(), orderType: "Patient", patientId: patient.id, merchandise }];
    const { cart } = await callInPage(page, `${ordersPath}/cart/sync`, { locationId, preorders });
    const { holdId } = await callInPage(page, `${ordersPath}/cart/startcheckout`, { cartId: cart.id });
    const paths = [
      ...[`/checkout?hold=${holdId}`, "/patients", "/settings/user-management", "/settings/security"],
      `/products/patient-revenue?patient=${patient.id}`,
    ];
    const findings: string[] = [];
    const look = async (path: string, widths: readonly number[]) => {
      await page.goto(new URL(path, page.url()).href);
      findings.push(...(await findSidewaysScrolling(page, widths)).map((finding) => `${path}: ${finding}`));
    };
    for (const path of paths) await look(path, [390, 768]);
    const { receipt } = await callInPage(page, `${ordersPath}/cart/checkout`, { cartId: cart.id, holdId, acceptTerms: true });
    for (const path of [`/order-confirmation?cart=${cart.id}`, `/history/history-detail?cart=${cart.id}&order=${receipt.orders[0].id}`]) {
      await look(path, [390, 768]);
      await page.emulateMedia({ media: "print" });
      await look(path, [a4Width]);
      await page.emulateMedia({ media: "screen" });
    }
    expect(findings).toEqual([]);
  },
  120_000,
);

test("names as long as they may be make no mail wider than a phone", async () => {
  const sums = {
    lenses: 100,
    solutions: 0,
    discount: 0,
    fee: 0,
    net: 100,
    vat: 18,
    gross: 118,
    vatRateBasisPoints: 1800,
    pricesIncludeVat: false,
  };
  const { html } = writeMail(
    {
      ...{ template: "orderConfirmation", to: "noa@long.example", language: "he", firstName: "Noa", lastName: "Shalev" },
      ...{ practiceName: long("X", 120), locationName: long("Y", 80), edition: "IL", cartId: "cart", currency: "ILS", sums },
      ...{ link: "https://long.example/history", cartConfirmationNum: "LON-1042-000317", orders: [] },
      ...{ placedAt: "2026-11-24T10:05:00Z", changeableUntil: "2026-11-24T10:35:00Z" },
    },
    mailTexts,
  );
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await page.setContent(html);
  expect(await findSidewaysScrolling(page, [])).toEqual([]);
});
