import { beforeEach, expect, test } from "vitest";
import { boxesField } from "~/domain/order/sheet-entries";
import { splitProductId } from "~/domain/product/product-id";
import { loader as catalogue } from "~/routes/products/catalogue";
import { action as add, loader as grid } from "~/routes/products/stock-revenue/stock-revenue";
import { loader as announcement } from "~/routes/promotions/announcement";
import { action as seen } from "~/routes/promotions/seen";
import { loader as terms } from "~/routes/promotions/terms";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { visitorOf } from "~tests/helpers/visitor";
import { outcomeOf, pageArgs } from "~tests/routes/cart/given-page";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

type Person = Awaited<ReturnType<typeof givenPerson>>;

const announcedTo = async (person: Person) => {
  const { announced } = (await catalogue(await pageArgs(person, { path: "/products" }))).data;
  return announced?.id ?? null;
};
const press = async (person: Person, form: Record<string, string>) =>
  outcomeOf(await seen(await pageArgs(person, { path: "/promotions/seen", form })));

test("running promotions are announced one after the other, once to each person, until each one is opened or is dismissed (D74)", async () => {
  const practice = await givenPractice();
  const person = await givenPerson(practice);
  expect(await announcedTo(person)).toBe("il-myday-eight");
  const put = await press(person, { promotionId: "il-myday-eight", intent: "dismiss", back: "/products?kind=toric" });
  expect([put.status, put.location]).toEqual([302, "/products?kind=toric"]);
  expect(await announcedTo(person)).toBe("il-biofinity-toric-four");
  const look = await press(person, { promotionId: "il-biofinity-toric-four", intent: "look", back: "/products?kind=toric" });
  expect(look.location).toBe("/products/promotion/il-biofinity-toric-four?kind=toric");
  await press(person, { promotionId: "il-misight-start", intent: "dismiss", back: "https://elsewhere.example/" });
  expect(await announcedTo(person)).toBeNull();
  await press(person, { promotionId: "il-misight-start", intent: "dismiss" });
  await expect(press(person, { promotionId: "kr-myday-eight", intent: "dismiss" })).rejects.toMatchObject({ init: { status: 404 } });
  const other = await givenPerson(practice, { email: "other@einayim.example" });
  expect(await announcedTo(other)).toBe("il-myday-eight");
});

test("a promotion with nothing that the practice may order is not announced", async () => {
  const practice = await givenPractice();
  const admin = await givenPerson(practice, { role: "practiceAdmin" });
  const calls = await callsFor(admin);
  await calls.catalogue.updateVisibility({ editSeriesInputs: [{ id: "il-myday", visible: false }] });
  expect(await announcedTo(admin)).toBe("il-biofinity-toric-four");
});

test("both dialogs show a running promotion with its products; any other is not found (D38)", async () => {
  const person = await givenPerson(await givenPractice());
  const dialogs = [announcement, terms];
  for (const dialog of dialogs) {
    const of = async (promotionId: string) => ({ ...(await pageArgs(person, { path: "/promotions" })), params: { promotionId } }) as never;
    expect(await dialog(await of("il-myday-eight"))).toMatchObject({ daysLeft: 21, products: [{ id: "il-myday", name: "MyDay" }] });
    for (const id of ["il-clariti-summer", "il-multifocal-weeks", "kr-myday-eight"])
      await expect(dialog(await of(id))).rejects.toMatchObject({ init: { status: 404 } });
  }
});

test.each([
  ["is opened in its promotion", "il-myday-eight", { id: "il-myday-eight" }, null],
  ["is opened as a stock order, which it says, once its promotion has ended", "il-ended", null, { code: "promotionEnded" }],
])("a stored half-typed grid %s", async (_, promotion, shown, refusal) => {
  const person = await givenPerson(await givenPractice());
  const lens: [string, string] = [boxesField("il-myday~pw-1~bc8_4~di14_2~90"), "8"];
  const entries: [string, string][] = [["promotion", promotion], ["sheet:il-myday", "0190a0a0-0000-7000-8000-000000000001"], lens];
  const { formId } = await (await callsFor(person)).session.keepForm({ path: "/products/stock-revenue", entries });
  const open = async (path: string) => grid(await pageArgs(person, { path }));
  const location = `/products/stock-revenue?form=${formId}&series=il-myday&promotion=${promotion}`;
  expect(outcomeOf(await open(`/products/stock-revenue?form=${formId}`).catch((thrown) => thrown))).toMatchObject({ location });
  expect(await open(location)).toMatchObject({ page: { promotion: shown }, sent: { entries, refusal } });
});

test("the grid of a promotion orders from it, beside the stock order of the same lens", async () => {
  const person = await givenPerson(await givenPractice());
  const calls = await callsFor(person);
  const locationId = person.locationIds[0] ?? "";
  const path = "/products/stock-revenue?series=il-myday&promotion=il-myday-eight";
  const { page, ...shown } = await grid(await pageArgs(person, { path }));
  if (!page || !("newPreorderId" in shown)) throw new Error("The page shows no grid");
  expect(page.promotion).toMatchObject({ id: "il-myday-eight", minimumBoxes: 8, daysLeft: 21 });
  const productId = page.tables[0]?.rows.flatMap(({ cells }) => cells).find((cell) => cell !== null)?.productId ?? "";
  const formOf = (id: string) => ({ "sheet:il-myday": id, [boxesField(productId)]: "8", intent: "add" });
  const answer = await add(await pageArgs(person, { path, form: formOf(shown.newPreorderId ?? "") }));
  expect(outcomeOf(answer).location).toBe(path);
  const stockId = "0190a0a0-0000-7000-8000-000000000001";
  await add(await pageArgs(person, { path: "/products/stock-revenue?series=il-myday", form: formOf(stockId) }));
  const { preordersOffice, preordersStock } = await calls.cart.populate({ locationId });
  expect(preordersOffice).toMatchObject([
    {
      ...{ id: shown.newPreorderId, orderType: "DiscountedPromotional", promotionId: "il-myday-eight", boxesQuantity: 8 },
      lines: [{ packSize: splitProductId(productId)?.packSize, promotion: { names: { en: "Autumn MyDay" } } }],
    },
  ]);
  expect(preordersStock).toMatchObject([{ id: stockId, orderType: "Stock", promotionId: null, boxesQuantity: 8 }]);
});

test("boxes typed for a promotion that has ended since stay in the form, and are then ordered as stock", async () => {
  const person = await givenPerson(await givenPractice());
  const visitor = await visitorOf(person);
  const stock = await visitor.get("/products/stock-revenue?series=il-clariti-1-day");
  const name = stock.document.querySelector("input[name^='boxes:']")?.getAttribute("name") ?? "";
  const form = { "sheet:il-clariti-1-day": "0190a0a0-0000-7000-8000-000000000002", [name]: "8", intent: "add" };
  const refused = await visitor.post("/products/stock-revenue?series=il-clariti-1-day&promotion=il-clariti-summer", form);
  expect([refused.status, refused.valueOf(name)]).toEqual([422, "8"]);
  expect(refused.textAt("main [role=alert]")).toContain("add again to order the boxes as stock");
  const action = refused.document.querySelector(`form:has([name="${name}"])`)?.getAttribute("action") ?? "";
  expect((await visitor.post(action, form)).status).toBe(302);
  const { preordersStock } = await (await callsFor(person)).cart.populate({ locationId: person.locationIds[0] ?? "" });
  expect(preordersStock).toMatchObject([{ orderType: "Stock", promotionId: null, boxesQuantity: 8 }]);
});

test.each([
  ["has ended", "il-clariti-1-day", "il-clariti-summer"],
  ["is about other series", "il-biofinity", "il-myday-eight"],
])("the grid of a promotion that %s leads to the running ones", async (_, series, promotion) => {
  const person = await givenPerson(await givenPractice());
  const path = `/products/stock-revenue?series=${series}&promotion=${promotion}`;
  const refused = await grid(await pageArgs(person, { path })).catch((thrown: unknown) => thrown);
  expect(outcomeOf(refused)).toMatchObject({ status: 302, location: "/promotions" });
});
