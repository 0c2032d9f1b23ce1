import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import { givenCatalogue, givenShopper } from "~tests/services/cart/given-cart";

beforeEach(async () => {
  await openPages();
  await resetDatabase();
  await givenCatalogue();
});

async function given() {
  const admin = await givenShopper({ role: "practiceAdmin" });
  const visitor = await visitorOf(admin);
  /** Sends a form, and presses the button in the first line of the page that it leads to. */
  const undo = async (path: string, form: Record<string, string>) => {
    const told = await visitor.follow(await visitor.post(path, form));
    const button = told.document.querySelector("[role=status] form");
    if (!button) return null;
    const fields = [...button.querySelectorAll("input")].map((field): [string, string] => [field.name, field.value]);
    await visitor.post(button.getAttribute("action") ?? "", fields);
    return fields.length;
  };
  return { admin, undo };
}

describe("a removal is undone without JavaScript by the first line of the page (D173)", () => {
  test("a pin", async () => {
    const { admin, undo } = await given();
    const { catalogue } = admin.calls;
    await catalogue.setPin({ seriesId: "il-myday", pinned: true });
    await undo("/products/pins", { seriesId: "il-myday", pinned: "false", back: "/products" });
    expect((await catalogue.pins()).seriesIds).toEqual(["il-myday"]);
    expect(await undo("/products/pins", { seriesId: "il-biofinity", pinned: "true", back: "/products" })).toBeNull();
  });

  test("a favourite of the practice", async () => {
    const { admin, undo } = await given();
    const { catalogue } = admin.calls;
    await catalogue.setFavourite({ itemId: "il-myday", isFavourite: true });
    await undo("/products/favourites", { itemId: "il-myday", isFavourite: "false", back: "/products" });
    const { series } = await catalogue.list({ country: "IL", pageSize: 100 });
    expect(series.filter(({ isFavourite }) => isFavourite).map(({ id }) => id)).toEqual(["il-myday"]);
  });

  test("the budget of a location, unless other months went with it", async () => {
    const { admin, undo } = await given();
    const { calls, locationId } = admin;
    const { change, read } = calls.budgets;
    await change({ locationId, fromMonth: "2026-11", amount: 500_050, revision: 0 });
    const remove = (revision: number) =>
      undo("/settings/budgets", { locationId, revision: String(revision), amount: "", fromMonth: "2026-11" });
    await remove(1);
    const steps = async () => (await read()).locations[0]?.steps.map(({ fromMonth, amount }) => [fromMonth, amount?.amount ?? null]);
    expect(await steps()).toEqual([["2026-11", 500_050]]);
    await change({ locationId, fromMonth: "2027-01", amount: 700_000, revision: 3 });
    expect(await remove(4)).toBeNull();
    expect(await steps()).toEqual([["2026-11", null]]);
  });
});
