import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { schema } from "~/db/schema.server";
import { type Language, languages } from "~/domain/language";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import type { Configuration } from "~/integrations/configuration.server";
import type { ConfirmationMail } from "~/integrations/mail/mail-payload";
import { writeMail } from "~/integrations/mail/write-mail.server";
import { mailTexts } from "~/server/mail-texts.server";
import { sendOutbox } from "~/server/send-outbox.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callContextFor, now } from "~tests/helpers/given";
import { givenMailServer } from "~tests/helpers/mail-server";
import { silentLog } from "~tests/helpers/silent-log";
import { givenCatalogue, givenPatient, givenShopper, mydayLine, patientOrder, stockOrder } from "~tests/services/cart/given-cart";
import { givenReview } from "~tests/services/cart/given-review";

const sums = {
  ...{ lenses: 48_000, solutions: 0, discount: 0, fee: 0, net: 48_000, vat: 8640, gross: 56_640 },
  ...{ vatRateBasisPoints: 1800, pricesIncludeVat: false },
};
const mail: ConfirmationMail = {
  ...{ template: "orderConfirmation", to: "noa@einayim.example", language: "en", firstName: "Noa", lastName: "Shalev" },
  ...{ practiceName: "Einayim <Haifa>", locationName: "Carmel Centre", edition: "IL", cartId: "cart" },
  link: "https://einayim.lenses.example/history/history-detail?cart=cart",
  ...{ cartConfirmationNum: "EIN-1042-000317", placedAt: "2026-11-24T10:05:00Z", changeableUntil: "2026-11-24T10:35:00Z" },
  ...{ currency: "ILS", sums, shippingOption: "GROUND" },
  orders: [
    {
      ...{ confirmationNum: "EIN-1042-000318", gross: 56_640, kind: "patient", customerId: "E-20418" },
      products: [
        {
          ...{ productName: "MyDay daily disposable", packSize: 90, quantity: 4, unit: "boxes", linesQuantity: 2, amount: 38_000 },
          lenses: [
            {
              eye: "right",
              values: { power: -3.25, cylinder: -1.25, axis: 180, baseCurve: 8.6, diameter: 14.2 },
              ...{ quantity: 2, price: 9500, amount: 19_000 },
            },
            { eye: null, values: { power: 1.25, addition: "low" }, quantity: 2, price: 9500, amount: 19_000 },
          ],
          arrivals: [
            { quantity: 1, day: "2026-11-25", isLater: false, toPatient: false },
            { quantity: 3, day: "2026-12-01", isLater: true, toPatient: false },
          ],
        },
        {
          ...{ productName: "Biofinity", packSize: 6, quantity: 2, unit: "boxes", linesQuantity: 1, amount: 10_000 },
          arrivals: [{ quantity: 2, day: null, isLater: true, toPatient: false }],
        },
      ],
      transactions: [
        { productName: "MyDay daily disposable", quantity: 1, available: "now", promisedDay: "2026-11-25" },
        { productName: "MyDay daily disposable", quantity: 3, available: "later", promisedDay: "2026-12-01" },
        { productName: "Biofinity", quantity: 2, available: "later", promisedDay: null },
      ],
    },
  ],
};

describe("an order confirmation", () => {
  test("written for a receipt of an earlier version names the parts as they were kept", () => {
    const orders = mail.orders.map(({ products: _, kind: __, ...order }) => order);
    const { text } = writeMail({ ...mail, orders }, mailTexts);
    expect(text.split("\n").filter((line) => line.startsWith("- "))).toEqual([
      `- ${isolate("MyDay daily disposable")}: 1 box, ${isolate("1 on Wed 2026/11/25")}`,
      `- ${isolate("MyDay daily disposable")}: 3 boxes, ${isolate("3 about Tue 2026/12/01")}`,
      `- ${isolate("Biofinity")}: 2 boxes, ${isolate("2 later, date not known yet")}`,
    ]);
  });

  test("names number, sum, what is ordered in boxes, the days, and until when it can be changed", () => {
    const { subject, text } = writeMail(mail, mailTexts);
    expect(subject).toBe(`Order ${isolateLtr("EIN-1042-000317")} has been received`);
    expect(text.split("\n")).toEqual([
      subject,
      "",
      `Hello ${isolate("Noa Shalev")},`,
      "",
      `The order of ${isolate("Einayim <Haifa>")}, ${isolate("Carmel Centre")}, has been received.`,
      "",
      `Ordered: ${isolate("2026/11/24, 12:05")}`,
      "Delivery to the practice: Day (ground, 3 to 5 business days)",
      `To pay, VAT included: ${isolate("₪566.40")}`,
      isolate("1 on Wed 2026/11/25"),
      isolate("3 about Tue 2026/12/01"),
      isolate("2 later, date not known yet"),
      `Can be changed or cancelled until ${isolate("2026/11/24, 12:35")}`,
      "",
      "View the order",
      "",
      mail.link,
      "",
      `Patient order, customer no. ${isolateLtr("E-20418")}, ${isolateLtr("EIN-1042-000318")}`,
      `- ${isolate("MyDay daily disposable 90")}: 4 boxes, ${isolate("₪380.00")}, ${isolate("1 on Wed 2026/11/25; 3 about Tue 2026/12/01")}`,
      `  Right eye, ${isolateLtr("-3.25 -1.25 x 180 BC 8.60 DIA 14.20")}: 2 boxes`,
      `  ${isolateLtr("+1.25 Low")}: 2 boxes`,
      `- ${isolate("Biofinity 6")}: 2 boxes, ${isolate("₪100.00")}, ${isolate("2 later, date not known yet")}`,
      `Total, VAT included: ${isolate("₪566.40")}`,
      "",
      `Net: ${isolate("₪480.00")}`,
      `VAT 18%: ${isolate("₪86.40")}`,
      `Total: ${isolate("₪566.40")}`,
      "",
      "This is an automated message. Replies are not read.",
    ]);
  });

  test.each(languages)("says the same as text and as page in %s", (language: Language) => {
    const { html, text } = writeMail({ ...mail, language, edition: language === "ko" ? "KR" : "IL" }, mailTexts);
    expect(html).toContain(`lang="${language}" dir="${language === "he" ? "rtl" : "ltr"}"`);
    expect(html).toContain(`href="${mail.link}"`);
    expect(html).not.toContain("<Haifa>");
    const plain = (words: string) => words.replaceAll("\u00a0", " ");
    const shown = plain(html.replace(/&lt;/g, "<").replace(/&gt;/g, ">"));
    // What stands behind a colon has a cell of its own on the page.
    const parts = text.split("\n").flatMap((line) => line.replace(/^(- | {2})/, "").split(/: |, (?=\u2066EIN|\u2068\d)/));
    expect(parts.filter((part) => !shown.includes(plain(part)))).toEqual([]);
    // A value never stands on another line than its name.
    if (language === "he") expect(html).toContain("-3.25 -1.25\u00a0x\u00a0180 BC\u00a08.60 DIA\u00a014.20");
    expect(text).toContain(isolateLtr("EIN-1042-000318"));
  });
});

describe("after a checkout the sender", () => {
  beforeEach(async () => {
    await resetDatabase();
    await givenCatalogue();
  });

  /** Sends in the background as the server does, at a moment that stands still, until `done` holds. */
  async function sendUntil(smtpUrl: string, at: Date, done: () => boolean | Promise<boolean>) {
    const { doors } = await testDatabase();
    const configuration = {
      ...{ smtpUrl, publicUrl: "https://{subDomain}.lenses.example", dataDirectory: "unused" },
      ...{ distributorUrl: null, distributorSimulator: false },
    } as unknown as Configuration;
    const stop = sendOutbox({ configuration, clock: () => at, doors, kind: "postgres", log: silentLog, mailbox: null });
    await vi.waitFor(async () => expect(await done()).toBe(true), { timeout: 20_000, interval: 100 });
    await stop();
  }

  const mailRow = async () => {
    const { owner } = await testDatabase();
    const [row] = await owner.select().from(schema.outbox).where(eq(schema.outbox.kind, "mail"));
    return row;
  };

  async function givenOrderedCart() {
    const shopper = await givenShopper();
    const { settings } = await callContextFor(null);
    const patient = await givenPatient(shopper, "Levi");
    const preorders = [stockOrder([mydayLine(-3.25, 4)]), patientOrder(patient.id, { right: mydayLine(-1, 2) })];
    const review = await givenReview(preorders, shopper);
    const calls = await shopper.at(0, { settings: { ...settings, publicUrl: "https://{subDomain}.lenses.example" } });
    return (await calls.cart.checkout({ cartId: review.cartId, holdId: review.holdId, acceptTerms: true })).receipt;
  }

  test("gives the confirmation to the mail server, with a link to the order, and the patient's number in place of the name (D106)", async () => {
    const { url, received } = await givenMailServer();
    const receipt = await givenOrderedCart();
    await sendUntil(url, now, () => received.length > 0);
    expect(received).toHaveLength(1);
    const [{ raw, text, html }] = received as [(typeof received)[number]];
    expect(raw).toContain("To: staff@einayim.example");
    expect(html).toContain('lang="he" dir="rtl"');
    for (const number of [receipt.cartConfirmationNum, ...receipt.orders.map(({ confirmationNum }) => confirmationNum)])
      expect(text).toContain(isolateLtr(number));
    expect(text).toContain(`https://einayim.lenses.example/history/history-detail?cart=${receipt.cartId}`);
    expect(text).toContain(isolateLtr("C-Levi"));
    expect((raw + text + html).replaceAll("C-Levi", "")).not.toMatch(/Levi|Dana/);
    expect(await mailRow()).toMatchObject({ sentAt: now, payload: {} });
  });

  test("tries again after a pause when the mail server refuses, and keeps the mail meanwhile", async () => {
    const { url, received, state } = await givenMailServer();
    await givenOrderedCart();
    state.refusing = true;
    await sendUntil(url, now, async () => (await mailRow())?.lastError !== null);
    const waiting = await mailRow();
    expect(waiting).toMatchObject({ sentAt: null, attempts: 1 });
    const pauseMs = (waiting?.availableAt.getTime() ?? 0) - now.getTime();
    expect([pauseMs >= 4000, pauseMs <= 5000]).toEqual([true, true]);
    expect(waiting?.lastError).toMatch(/451/);
    expect(waiting?.lastError).not.toMatch(/@/);
    state.refusing = false;
    await sendUntil(url, new Date(now.getTime() + 5000), () => received.length > 0);
    expect(received).toHaveLength(1);
    expect(state.refused).toBe(1);
  });
});
