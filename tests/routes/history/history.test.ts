import { beforeEach, describe, expect, test } from "vitest";
import { sessionContext } from "~/context.server";
import { action, loader } from "~/routes/history/history";
import { resetDatabase } from "~tests/helpers/database";
import { givenCatalogue, givenPerson, givenPractice, routeArgs } from "~tests/helpers/given";
import { givenPatient, later, placeOrder, storeOrders } from "../../services/orders/placed-orders";

beforeEach(resetDatabase);

type Person = Awaited<ReturnType<typeof givenPerson>>;

async function argsFor(person: Person, path: string, form?: Record<string, string>) {
  const args = await routeArgs(person, { path, ...(form ? { form } : {}) });
  args.context.set(sessionContext, await args.calls.session.read());
  return args as unknown as Parameters<typeof loader>[0] & Parameters<typeof action>[0];
}

async function givenHistory(role: "staff" | "practiceAdmin" = "staff") {
  await givenCatalogue();
  const practice = await givenPractice({ locations: 2 });
  return givenPerson(practice, { role });
}

describe("the order history page", () => {
  test("shows the past month of this location, and everywhere when asked", async () => {
    const person = await givenHistory();
    const [, second = ""] = person.locationIds;
    await storeOrders(person, [{ placedAt: later(-10) }, { placedAt: later(-40 * 24 * 60) }, { placedAt: later(-20), locationId: second }]);
    const here = await loader(await argsFor(person, "/history"));
    expect([here.totalRecords, here.locationName, here.locationCount]).toEqual([1, "Location 1", 2]);
    expect((await loader(await argsFor(person, "/history?at=all&when=everything"))).totalRecords).toBe(3);
  });

  test("a page beyond the last one leads to the last", async () => {
    const person = await givenHistory();
    await storeOrders(person, [{ placedAt: later(-10) }]);
    const thrown = await loader(await argsFor(person, "/history?page=99")).catch((answer: unknown) => answer as Response);
    expect((thrown as Response).headers.get("Location")).toBe("/history");
  });

  test("posts a search, keeps its words on the server, and finds by them", async () => {
    const person = await givenHistory();
    const { orderId } = await placeOrder(person, { patientId: await givenPatient(person) });
    await placeOrder(person);
    const answer = await action(await argsFor(person, "/history", { words: " Tamar " }));
    const address = (answer as Response).headers.get("Location") ?? "";
    expect(address).toMatch(/^\/history\?s=[\da-f-]{36}$/);
    expect(address).not.toMatch(/tamar/i);
    const found = await loader(await argsFor(person, address));
    expect([found.searchText, found.view.when, found.orders.map(({ id }) => id)]).toEqual(["Tamar", "everything", [orderId]]);
  });

  test("a search without results says where the same words find something, and suggests a product", async () => {
    const person = await givenHistory();
    await placeOrder(person, { patientId: await givenPatient(person) });
    const search = async (words: string, more = "") => {
      const answer = await action(await argsFor(person, "/history", { words }));
      return loader(await argsFor(person, `${(answer as Response).headers.get("Location")}${more}`));
    };
    const elsewhere = await search("Tamar", "&when=yesterday");
    expect(elsewhere.instead).toMatchObject({ wider: 1, wideView: { when: "everything", state: "all", everywhere: true }, product: null });
    expect((await search("Tamar")).instead).toBeNull();
    const mistyped = await search("biofinty");
    expect(mistyped.instead).toMatchObject({ wider: 0, product: "Biofinity" });
    expect((await search("biofinity", "&when=yesterday")).instead?.product).toBeNull();
    expect((await loader(await argsFor(person, "/history?when=yesterday"))).instead).toBeNull();
  });

  test("without words, and for a search of somebody else, it shows the history itself", async () => {
    const person = await givenHistory();
    const answer = await action(await argsFor(person, "/history?s=x&state=needsYou", { words: "  " }));
    expect((answer as Response).headers.get("Location")).toBe("/history?state=needsYou");
    const shown = await loader(await argsFor(person, "/history?s=0190aaaa-0000-7000-8000-000000000000"));
    expect([shown.searchText, shown.view.searchId, shown.view.when]).toEqual(["", null, "pastMonth"]);
  });

  test("offers the report of the shown days to admins only", async () => {
    const staff = await givenHistory();
    expect((await loader(await argsFor(staff, "/history"))).reportAddress).toBeNull();
    const admin = await givenPerson(staff, { role: "practiceAdmin" });
    expect((await loader(await argsFor(admin, "/history?when=pastWeek"))).reportAddress).toBe(
      `/api/gp/passthrough/api/gporders/getallreports/IL/2026-11-17/2026-11-24/${staff.tenantId}`,
    );
  });
});
