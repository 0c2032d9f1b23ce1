import { beforeAll, beforeEach, expect, test } from "vitest";
import { rowEntries } from "~/forms/settings/catalogue-draft";
import { resetDatabase } from "~tests/helpers/database";
import { givenCatalogue } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import { givenShopper, mydayLine, shopperOf, stockOrder } from "~tests/services/cart/given-cart";

beforeAll(async () => {
  await openPages();
});
beforeEach(resetDatabase);

const path = "/settings/product-catalog";

test("a product in a cart refuses the whole save; a button saves the others and keeps the refused setting unsaved", async () => {
  await givenCatalogue();
  const noa = await givenShopper({ role: "practiceAdmin" });
  const staff = await shopperOf(noa, { email: "staff@einayim.example" });
  await staff.calls.cart.sync({ locationId: noa.locationIds[0], preorders: [stockOrder([mydayLine(-1, 3)])] });
  const admin = await visitorOf(noa);
  const seen = { visible: true, available: true, isFavourite: false, revision: 0 };
  const rows = [
    { id: "il-myday", seen, now: { visible: true, available: false, isFavourite: false } },
    { id: "il-biofinity", seen, now: { visible: true, available: true, isFavourite: true } },
  ];
  const stateOf = async (id: string) => {
    const { items } = await noa.calls.catalogue.manage({ country: "IL", searchTerm: id === "il-myday" ? "MyDay" : "Biofinity" });
    return items.find((item) => item.id === id);
  };

  const refused = await admin.post(path, [...rowEntries(rows), ["intent", "save"]]);
  expect(refused.status).toBe(409);
  expect((await stateOf("il-biofinity"))?.isFavourite).toBe(false);
  const button = refused.document.querySelector("button[value^=saveOthers]");
  expect(button?.textContent).toBe("Save the other product");

  const saved = await admin.post(path, [...rowEntries(rows), ["intent", button?.getAttribute("value") ?? ""]]);
  const page = await admin.follow(saved);
  expect((await stateOf("il-biofinity"))?.isFavourite).toBe(true);
  expect((await stateOf("il-myday"))?.available).toBe(true);
  expect(page.textAt("p[role=status].strong")).toBe("1 unsaved change");
});
