import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { quantityField } from "~/forms/templates/template-form";
import { resetDatabase } from "~tests/helpers/database";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import {
  givenCatalogue,
  givenPatient,
  givenShopper,
  mydayId,
  mydayLine,
  patientOrder,
  type Shopper,
  shopperOf,
  solutionOrder,
  stockOrder,
} from "~tests/services/cart/given-cart";

beforeEach(async () => {
  await openPages();
  await resetDatabase();
  await givenCatalogue();
});

const lens = { kind: "stock" as const, productId: mydayId(-3) };
const bottle = { kind: "solutions" as const, productId: "il-clearwell-360" };

async function givenTemplate({ calls, locationId }: Shopper) {
  const lines = [
    { ...lens, quantity: 2 },
    { ...bottle, quantity: 5 },
  ];
  const { template } = await calls.templates.save({ templateId: uuid(), name: "Monday restock", locationId, lines });
  return template;
}

describe("saving a template without JavaScript (D170)", () => {
  test("takes what is for no patient from the cart; without a name the form returns with everything typed", async () => {
    const shopper = await givenShopper();
    const { calls, locationId } = shopper;
    const patient = await givenPatient(shopper);
    const preorders = [
      stockOrder([mydayLine(-3, 2)]),
      solutionOrder("il-clearwell-360", 5),
      patientOrder(patient.id, { right: mydayLine(-1, 1) }),
    ];
    await calls.cart.sync({ locationId, preorders });
    const visitor = await visitorOf(shopper);
    expect((await visitor.get("/cart")).document.querySelector('a[href="/products/templates/new"]')).not.toBeNull();
    const opened = await visitor.get("/products/templates/new");
    expect([opened.valueOf(quantityField(lens)), opened.valueOf(quantityField(bottle))]).toEqual(["2", "5"]);
    expect(opened.document.querySelectorAll("input[name^='boxes-of:']")).toHaveLength(2);
    const templateId = opened.valueOf("templateId") ?? "";
    expect([...opened.document.querySelectorAll("main table")].map((table) => table.querySelector("tr")?.textContent)).toEqual([
      "LensBoxesStock and arrivalPrice per box",
      "SolutionBottlesStock and arrivalPrice per bottle",
    ]);
    const post = (name: string, boxes: string, bottles = "5") =>
      visitor.post("/products/templates/new", [
        ["intent", "save"],
        ["templateId", templateId],
        ["name", name],
        ["place", ""],
        [quantityField(lens), boxes],
        [quantityField(bottle), bottles],
      ]);
    const nameless = await post(" ", "7");
    expect(nameless.status).toBe(422);
    expect([nameless.valueOf(quantityField(lens)), nameless.valueOf("templateId")]).toEqual(["7", templateId]);
    expect((await post("Restock", "1.5")).textsAt("main [role=alert] li")).toEqual(["MyDay: enter a whole number. You entered: 1.5"]);
    for (const bottles of ["x", "0"]) {
      const kept = await post("Restock", "0", bottles);
      expect([kept.status, kept.valueOf(quantityField(lens)), kept.valueOf(quantityField(bottle))]).toEqual([422, "0", bottles]);
    }
    expect((await calls.templates.list()).templates).toEqual([]);
    const saved = await post("Restock", "7");
    expect([saved.status, saved.location]).toEqual([302, `/products/templates/${templateId}`]);
    expect((await post("Restock", "7")).location).toBe(`/products/templates/${templateId}`);
    expect((await calls.templates.list()).templates).toMatchObject([{ name: "Restock", locationId: null, boxesQuantity: 12 }]);
  });

  test("shows the quantities sent by the stock grid for saving", async () => {
    const visitor = await visitorOf(await givenShopper());
    const sent = await visitor.post("/products/templates/new?from=grid", [
      ["intent", "add"],
      ["sheet:il-myday", uuid()],
      [`boxes:${lens.productId}`, "4"],
    ]);
    expect([sent.status, sent.valueOf(quantityField(lens))]).toEqual([200, "4"]);
    expect((await visitor.get("/products/templates/new")).textAt("main h2")).toBe("There is nothing to save");
  });
});

describe("a template without JavaScript (D170)", () => {
  test("adds its changed quantities to the cart, once however often it is sent", async () => {
    const shopper = await givenShopper();
    const { id } = await givenTemplate(shopper);
    const visitor = await visitorOf(shopper);
    const opened = await visitor.get(`/products/templates/${id}`);
    const form: [string, string][] = [
      ["intent", "add"],
      ["addId", opened.valueOf("addId") ?? ""],
      [quantityField(lens), "3"],
      [quantityField(bottle), ""],
    ];
    expect((await visitor.post(`/products/templates/${id}`, form)).location).toBe("/cart");
    expect((await visitor.post(`/products/templates/${id}`, form)).location).toBe("/cart");
    const { preordersStock, preordersSolution } = await shopper.calls.cart.populate({ locationId: shopper.locationId });
    expect(preordersStock.map(({ lines }) => lines.map(({ productId, quantity }) => [productId, quantity]))).toEqual([
      [[lens.productId, 3]],
    ]);
    expect(preordersSolution).toEqual([]);
  });

  test("asks once about everything that is already in the cart", async () => {
    const shopper = await givenShopper();
    const { id } = await givenTemplate(shopper);
    await shopper.calls.cart.sync({
      locationId: shopper.locationId,
      preorders: [stockOrder([mydayLine(-3, 1)]), solutionOrder("il-clearwell-360", 1)],
    });
    const visitor = await visitorOf(shopper);
    const form: [string, string][] = [
      ["intent", "add"],
      ["addId", uuid()],
      [quantityField(lens), "2"],
      [quantityField(bottle), "5"],
    ];
    const asked = await visitor.post(`/products/templates/${id}`, form);
    expect([asked.status, asked.document.querySelectorAll("main form tbody tr").length > 1]).toEqual([409, true]);
    expect((await visitor.post(`/products/templates/${id}`, [...form, ["onClash", "add"]])).location).toBe("/cart");
    const { cart } = await shopper.calls.cart.view({ locationId: shopper.locationId });
    expect(cart?.itemsQuantity).toBe(9);
  });

  test("is removed, and restored by the button in the first line of the page (D54, D173)", async () => {
    const shopper = await givenShopper();
    const { id } = await givenTemplate(shopper);
    const visitor = await visitorOf(shopper);
    const deleted = await visitor.follow(await visitor.post("/products/templates", { intent: "remove", templateId: id }));
    expect(deleted.textsAt("[role=status] p")).toEqual(["Template Monday restock is deleted."]);
    expect((await shopper.calls.templates.list()).templates).toEqual([]);
    expect(deleted.valueOf("intent")).toBe("restore");
    const back = await visitor.follow(await visitor.post("/products/templates", { intent: "restore", templateId: id }));
    expect(back.textsAt("main tbody th")).toEqual(["Monday restock"]);
  });

  test("is renamed by its maker; for others, who see who may, nothing changes", async () => {
    const shopper = await givenShopper();
    const { id } = await givenTemplate(shopper);
    const visitor = await visitorOf(shopper);
    const rename = (name: string) => visitor.post(`/products/templates/${id}`, { intent: "change", name, place: "", revision: "1" });
    expect((await rename("")).status).toBe(422);
    expect((await rename("Shelf")).location).toBe(`/products/templates/${id}`);
    const other = await visitorOf(await shopperOf(shopper.practice, { email: "other@einayim.example" }));
    const read = await other.get(`/products/templates/${id}`);
    expect(read.document.querySelector("button[value=change]")).toBeNull();
    const refused = await other.post(`/products/templates/${id}`, { intent: "change", name: "Mine", place: "", revision: "2" });
    expect(refused.status).toBe(403);
    expect((await shopper.calls.templates.list()).templates.map(({ name }) => name)).toEqual(["Shelf"]);
    expect((await other.get(`/products/templates/${uuid()}`)).status).toBe(404);
  });
});
