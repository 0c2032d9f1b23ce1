import { beforeAll, beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { givenSession } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import { shopperOf } from "../../services/cart/given-cart";
import { codeOf, givenShipped, receive } from "../../services/deliveries/given-deliveries";
import { later } from "../../services/orders/placed-orders";

beforeAll(async () => {
  await openPages();
});
beforeEach(resetDatabase);

type Person = { tenantId: string; userId: string; locationId: string };
const visitorAt = async ({ tenantId, userId, locationId }: Person) =>
  visitorOf({ token: await givenSession(tenantId, userId, locationId, later(200)) }, { at: later(200) });

test("names the patient and the stock order that received the lot, with a link to each", async () => {
  const given = await givenShipped();
  await receive(given, Array(4).fill(codeOf(-3.25, { lot: "C3" })));
  const visitor = await visitorAt(given.shopper);
  const empty = await visitor.get("/history/recall");
  expect(empty.document.querySelector(".no-print [role=search]"), "on paper the search leaves no empty box").not.toBeNull();
  expect([empty.status, empty.textsAt("tbody tr")]).toEqual([200, []]);
  const page = await visitor.get("/history/recall?lots=c3&product=myday");
  expect(page.valueOf("lots")).toBe("c3");
  const rows = page.textsAt("tbody tr");
  expect([rows.length, rows.filter((row) => row.includes("Dana Levi")).length]).toEqual([2, 1]);
  const links = [...page.document.querySelectorAll("tbody a")].map((link) => link.getAttribute("href") ?? "");
  expect(links).toContain(`/patients/${given.patient.id}`);
  expect(links.some((link) => link.includes(given.forPatient.id))).toBe(true);
  expect(page.document.querySelector("main a[href='/history/recall.csv?lots=c3&product=myday']")).not.toBeNull();
  const file = await visitor.get("/history/recall.csv?lots=c3&product=myday");
  expect([file.status, file.html.trim().split("\r\n").length]).toEqual([200, 3]);
  expect((await visitor.get("/history/recall?lots=none")).document.body.textContent).toContain("No box of these lots was received");
});

test("more than fifty lots are refused at their field, and staff are redirected", async () => {
  const { shopper } = await givenShipped();
  const lots = Array.from({ length: 51 }, (_, index) => `L${index}`).join(" ");
  const refused = await (await visitorAt(shopper)).get(`/history/recall?${new URLSearchParams({ lots })}`);
  expect([refused.status, refused.valueOf("lots")]).toEqual([422, lots]);
  expect(refused.errorAt("recall-lots")).toBe("Search for at most 50 lots at a time.");
  const staff = await shopperOf(shopper.practice, { email: "staff@einayim.example" });
  expect((await (await visitorAt(staff)).get("/history/recall?lots=A1")).location).toBe("/products");
});
