import { beforeAll, beforeEach, expect, test } from "vitest";
import { rowEntries } from "~/forms/settings/catalogue-draft";
import { resetDatabase } from "~tests/helpers/database";
import { givenCatalogue } from "~tests/helpers/given";
import { type Arrived, openPages, visitorOf } from "~tests/helpers/visitor";
import { givenShopper } from "~tests/services/cart/given-cart";

beforeAll(async () => {
  await openPages();
});
beforeEach(resetDatabase);

const path = "/settings/product-catalog";
const changed = `${path}?show=changed`;

const namesOf = ({ document }: Arrived) => [...document.querySelectorAll("tbody input[name=pick]")].map((box) => box.getAttribute("value"));
const countOf = ({ document }: Arrived) => document.querySelector("a[href$='show=changed']")?.textContent?.replace(/\D/g, "");

test("the filter Changed lists the products with unsaved changes of all pages, and is empty once they are saved", async () => {
  await givenCatalogue();
  const admin = await visitorOf(await givenShopper({ role: "practiceAdmin" }));
  expect(namesOf(await admin.get(changed))).toEqual([]);
  const seen = { visible: true, available: true, isFavourite: false, revision: 0 };
  const rows = [
    { id: "il-myday", seen, now: { visible: true, available: false, isFavourite: false } },
    { id: "il-biofinity", seen, now: { visible: true, available: true, isFavourite: true } },
    { id: "il-proclear", seen, now: { visible: true, available: true, isFavourite: false } },
  ];
  const turned = await admin.follow(await admin.post(`${path}?q=toric`, [...rowEntries(rows), ["intent", "turn"]]));
  expect(countOf(turned)).toBe("2");
  const page = await admin.get(changed);
  expect(namesOf(page)).toEqual(["il-biofinity", "il-myday"]);
  expect(countOf(page)).toBe("2");
  await admin.post(changed, [...rowEntries(rows), ["intent", "save"]]);
  const saved = await admin.get(changed);
  expect(namesOf(saved)).toEqual([]);
  expect(saved.document.querySelector("main")?.textContent).toContain("Products you change are listed here until they are saved.");
});
