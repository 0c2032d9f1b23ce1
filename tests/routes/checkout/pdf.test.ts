import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { formatFor } from "~/i18n/translate-for.server";
import { loader as pageLoader } from "~/routes/checkout/order-confirmation";
import { loader as receiptLoader } from "~/routes/checkout/receipt-pdf";
import { loader as orderLoader } from "~/routes/history/order-pdf";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { parsePdf } from "~tests/helpers/parse-pdf";
import { pageArgs } from "~tests/routes/cart/given-page";
import { biofinity, givenPatient, placeOrder } from "~tests/services/orders/placed-orders";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

type Person = Awaited<ReturnType<typeof givenPerson>>;

const receiptFile = async (person: Person, cart: string, language: "en" | "he" = "en") =>
  receiptLoader((await pageArgs(person, { path: `/order-confirmation.pdf?cart=${cart}`, language })) as never);
const orderFile = async (person: Person, query: string) =>
  orderLoader((await pageArgs(person, { path: `/history/history-detail.pdf?${query}`, language: "en" })) as never);

const placed = async () => {
  const person = await givenPerson(await givenPractice());
  const patientId = await givenPatient(person);
  return { person, ...(await placeOrder(person, { patientId, lines: [biofinity(-3.25, 2), biofinity(1.5, 1)] })) };
};

const { money } = formatFor("en", marketOf(editionOf("IL")));

test("the receipt is a file named by its number, not cached, with the content of the receipt", async () => {
  const { person, cartId, cartConfirmationNum } = await placed();
  const answer = await receiptFile(person, cartId);
  expect(Object.fromEntries(answer.headers)).toEqual({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="receipt-${cartConfirmationNum}.pdf"`,
    "cache-control": "private, no-store",
  });
  const { title, pages } = await parsePdf(new Uint8Array(await answer.arrayBuffer()));
  expect(title).toBe(`Receipt ${cartConfirmationNum}`);
  const lines = pages.flatMap((page) => page.lines);
  const { receipt } = await (await callsFor(person)).cart.readReceipt({ cartId });
  const [order] = receipt.orders;
  const lenses = order?.products.flatMap((product) => product.lenses) ?? [];
  for (const [place, values, packs] of [
    [0, "Right eye | Biofinity 6 | -3.25", "2 boxes"],
    [1, "Left eye | Biofinity 6 | +1.50", "1 box"],
  ] as const) {
    const { price, amount } = lenses[place] ?? {};
    expect(lines).toContain(`${values} | ${packs} | ${price && money(price)} | ${amount && money(amount)}`);
  }
  const { net, vat, gross } = receipt.sums;
  for (const total of [`Net | ${money(net)}`, `VAT 18% | ${money(vat)}`, `Total | ${money(gross)}`]) {
    expect(lines.filter((line) => line.endsWith(total))).toHaveLength(2);
  }
  expect(lines.join("\n")).toContain("Tamar Oren");
});

test("in Hebrew the receipt is mirrored and its values are not", async () => {
  const { person, cartId } = await placed();
  const { language, pages } = await parsePdf(new Uint8Array(await (await receiptFile(person, cartId, "he")).arrayBuffer()));
  expect(language).toBe("he-IL");
  const row = pages[0]?.lines.find((line) => line.includes("-3.25"));
  expect(row).toMatch(/ \| -3\.25 \| Biofinity 6 \| עין ימין$/);
});

test("an order has a file of its own with its transactions, amounts and delivery address", async () => {
  const { person, cartId, orderId, confirmationNum } = await placed();
  const answer = await orderFile(person, `cart=${cartId}&order=${orderId}`);
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="order-${confirmationNum}.pdf"`);
  const { title, pages } = await parsePdf(new Uint8Array(await answer.arrayBuffer()));
  expect(title).toBe(`Order ${confirmationNum}`);
  const { orders } = await (await callsFor(person)).orders.detail({ tenantId: person.tenantId, cartId });
  const [order] = orders;
  if (!order) throw new Error("no order");
  const lines = pages.flatMap((page) => page.lines);
  for (const sum of [`Net | ${money(order.net)}`, `VAT 18% | ${money(order.vat)}`, `Total | ${money(order.gross)}`]) {
    expect(lines.some((line) => line.endsWith(sum))).toBe(true);
  }
  const text = lines.join("\n");
  for (const said of [
    "Right eye | Biofinity 6 | -3.25",
    "For Tamar Oren",
    "Processing",
    "Order Initialized",
    "Practice einayim, Location 1",
  ]) {
    expect(text).toContain(said);
  }
});

test("an unknown id, one of another practice and a malformed one are not found, all alike", async () => {
  const { person, cartId, orderId } = await placed();
  const stranger = await givenPerson(await givenPractice({ subDomain: "carmel" }));
  const notFound = { init: { status: 404 } };
  await expect(receiptFile(stranger, cartId)).rejects.toMatchObject(notFound);
  await expect(receiptFile(person, uuid())).rejects.toMatchObject(notFound);
  await expect(receiptFile(person, "1")).rejects.toMatchObject(notFound);
  await expect(orderFile(stranger, `cart=${cartId}&order=${orderId}`)).rejects.toMatchObject(notFound);
  for (const query of ["", `cart=${uuid()}`, `cart=${cartId}&order=${uuid()}`]) {
    await expect(orderFile(person, query)).rejects.toMatchObject(notFound);
  }
});

test("viewing the receipt is one view in the audit trail, its PDF one export, each with its patient (D32)", async () => {
  const { person, cartId } = await placed();
  const { owner } = await testDatabase();
  const acts = async () => {
    const entries = await owner.select().from(schema.auditEntries).orderBy(schema.auditEntries.seq);
    return entries.map(({ action }) => action).filter((action) => /Viewed|Exported/.test(action));
  };
  const before = (await acts()).length;
  await pageLoader((await pageArgs(person, { path: `/order-confirmation?cart=${cartId}`, language: "en" })) as never);
  expect((await acts()).slice(before)).toEqual(["orderViewed", "patientViewed"]);
  await receiptFile(person, cartId);
  expect((await acts()).slice(before + 2)).toEqual(["orderExported", "patientExported"]);
});
