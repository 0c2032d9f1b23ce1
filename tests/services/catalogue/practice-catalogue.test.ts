import { safe } from "@orpc/client";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenCatalogue as givenWholeCatalogue, now } from "~tests/helpers/given";
import { givenShopper, mydayLine, patientOrder, shopperOf, stockOrder } from "~tests/services/cart/given-cart";
import { givenPatient } from "~tests/services/orders/placed-orders";
import { auditTrail } from "~tests/services/session/accounts";

beforeEach(resetDatabase);

async function givenAdmins() {
  await givenWholeCatalogue();
  const noa = await givenShopper({ role: "practiceAdmin", locations: 2 });
  const miriam = await shopperOf(noa, { role: "practiceAdmin", email: "miriam@einayim.example" });
  const staff = await shopperOf(noa, { email: "staff@einayim.example" });
  return { noa, miriam, staff };
}

const choiceRows = async () => (await testDatabase()).owner.select().from(schema.practiceItems).orderBy(schema.practiceItems.itemId);
const refusalOf = async (answer: Promise<unknown>) => (await safe(answer))[0] as unknown as { code: string; data: Record<string, unknown> };

describe("the practice's catalogue", () => {
  test("lists every active series and solution by name, a page of the edition's size at a time", async () => {
    const { noa } = await givenAdmins();
    const { owner } = await testDatabase();
    const active = [
      ...(await owner.select().from(schema.series)).filter(({ edition, active }) => edition === "IL" && active),
      ...(await owner.select().from(schema.solutions)).filter(({ edition, active }) => edition === "IL" && active),
    ].map(({ id }) => id);
    const first = await noa.calls.catalogue.manage({ country: "IL" });
    expect([first.items.length, first.pageSize, first.totalRecords]).toEqual([12, 12, active.length]);
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(active.length / 12) }, (_, page) => noa.calls.catalogue.manage({ country: "IL", pageNo: page + 1 })),
    );
    const listed = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(listed.toSorted()).toEqual(active.toSorted());
  });

  test("is narrowed by words, maker, modality and state, and counts the states", async () => {
    const { noa } = await givenAdmins();
    const edits = [
      { id: "il-myday", visible: false },
      { id: "il-biofinity", available: false, isFavourite: true },
    ];
    expect(await noa.calls.catalogue.updateVisibility({ editSeriesInputs: edits })).toEqual({ updated: 2 });
    const ids = async (query: object) =>
      (await noa.calls.catalogue.manage({ country: "IL", pageSize: 100, ...query })).items.map(({ id }) => id);
    expect(await ids({ state: "hidden" })).toEqual(["il-myday"]);
    expect(await ids({ state: "unavailable", searchTerm: "biof" })).toEqual(["il-biofinity"]);
    expect(await ids({ state: "favourites", modality: "daily" })).toEqual([]);
    const { counts, totalRecords } = await noa.calls.catalogue.manage({ country: "IL" });
    expect(counts).toEqual({ all: totalRecords, hidden: 1, unavailable: 1, favourites: 1 });
    expect(await ids({ itemIds: ["il-myday", "il-biofinity", "kr-myday"] })).toEqual(["il-biofinity", "il-myday"]);
    expect(await ids({ itemIds: [] })).toEqual([]);
    expect((await noa.calls.catalogue.manage({ country: "IL", itemIds: [] })).counts).toEqual(counts);
  });

  test("answers the last change of each item with its author and time, and records each in the audit trail", async () => {
    const { noa } = await givenAdmins();
    await noa.calls.catalogue.updateVisibility({
      editSeriesInputs: [
        { id: "il-myday", visible: false },
        { id: "il-clearwell-360", isFavourite: true },
        { id: "il-biofinity", visible: true },
      ],
    });
    const { items } = await noa.calls.catalogue.manage({ country: "IL", searchTerm: "myday", pageSize: 100 });
    expect(items.find(({ id }) => id === "il-myday")).toMatchObject({
      ...{ item: "series", modality: "daily", kind: "sphere", visible: false, available: true, revision: 1 },
      ...{ changedBy: { firstName: "Noa", lastName: "Shalev" }, changedAt: now },
    });
    expect(await auditTrail(noa.tenantId)).toEqual([
      { action: "catalogueChanged", subjectId: "il-myday", actorName: "Noa Shalev" },
      { action: "favouriteChanged", subjectId: "il-clearwell-360", actorName: "Noa Shalev" },
    ]);
  });

  test("cannot be read or changed by staff; an unknown item is not found; nothing changes", async () => {
    const { noa, staff } = await givenAdmins();
    const edit = { editSeriesInputs: [{ id: "il-myday", visible: false }] };
    expect(await refusalOf(staff.calls.catalogue.updateVisibility(edit))).toMatchObject({ code: "notPermitted" });
    expect(await refusalOf(staff.calls.catalogue.manage({ country: "IL" }))).toMatchObject({ code: "notPermitted" });
    const unknown = { editSeriesInputs: [...edit.editSeriesInputs, { id: "kr-myday", visible: false }] };
    expect(await refusalOf(noa.calls.catalogue.updateVisibility(unknown))).toMatchObject({ code: "notFound" });
    expect(await choiceRows()).toEqual([]);
  });
});

describe("a product that lies in an open cart", () => {
  test("is neither hidden nor made unavailable: the refusal names the carts and quantities, and nothing of the save is done", async () => {
    const { noa, miriam, staff } = await givenAdmins();
    const [here, there] = noa.locationIds;
    await noa.calls.cart.sync({ locationId: here, preorders: [stockOrder([mydayLine(-1, 3), mydayLine(-2, 1)])] });
    const patientId = await givenPatient(staff);
    await staff.calls.cart.sync({ locationId: here, preorders: [patientOrder(patientId, { right: mydayLine(-1, 2) })] });
    const refusal = await refusalOf(
      miriam.calls.catalogue.updateVisibility({
        editSeriesInputs: [
          { id: "il-biofinity", isFavourite: true },
          { id: "il-myday", available: false },
        ],
      }),
    );
    const owner = { firstName: "Noa", lastName: "Shalev" };
    const carts = [
      { owner, isOwn: false, locationName: "Location 1", quantity: 4 },
      { owner, isOwn: false, locationName: "Location 1", quantity: 2 },
    ];
    expect(refusal).toMatchObject({
      code: "inOpenCart",
      data: { itemIds: ["il-myday"], inCarts: [{ id: "il-myday", item: "series", displayName: "MyDay", carts }], changed: [] },
    });
    expect(await choiceRows()).toEqual([]);
    expect(there).toBeDefined();
    const own = await refusalOf(noa.calls.catalogue.updateVisibility({ editSeriesInputs: [{ id: "il-myday", visible: false }] }));
    expect(own.data.inCarts).toMatchObject([
      {
        carts: [
          { isOwn: true, quantity: 4 },
          { isOwn: false, quantity: 2 },
        ],
      },
    ]);
  });

  test("may be a favourite, and may be hidden once it is out of the cart or saved for later", async () => {
    const { noa } = await givenAdmins();
    const preorder = stockOrder([mydayLine(-1, 3)]);
    const { cart } = await noa.calls.cart.sync({ locationId: noa.locationId, preorders: [preorder] });
    const save = (edit: object) => noa.calls.catalogue.updateVisibility({ editSeriesInputs: [{ id: "il-myday", ...edit }] });
    expect(await save({ isFavourite: true })).toEqual({ updated: 1 });
    await noa.calls.cart.remove({ cartId: cart.id, preorderIds: [preorder.id] });
    expect(await save({ visible: false })).toEqual({ updated: 1 });
  });
});

describe("two admins changing the same row", () => {
  test("the later one is told who changed what and when, and keeps it or overwrites it knowingly", async () => {
    const { noa, miriam } = await givenAdmins();
    const save = (who: typeof noa, edit: object) =>
      who.calls.catalogue.updateVisibility({ editSeriesInputs: [{ id: "il-myday", ...edit }] });
    expect(await save(miriam, { available: false, revision: 0 })).toEqual({ updated: 1 });
    const before = await choiceRows();
    expect(await refusalOf(save(noa, { visible: false, revision: 0 }))).toMatchObject({
      code: "changedElsewhere",
      data: {
        changed: [
          { id: "il-myday", displayName: "MyDay", visible: true, available: false, isFavourite: false, revision: 1, changedAt: now },
        ],
      },
    });
    expect(await choiceRows()).toEqual(before);
    expect(await save(noa, { visible: false, revision: 1 })).toEqual({ updated: 1 });
    expect(await choiceRows()).toMatchObject([{ visible: false, available: false, revision: 2 }]);
  });

  test("at the same moment: one is saved, the other is told", async () => {
    const { noa, miriam } = await givenAdmins();
    const save = (who: typeof noa, edit: object) =>
      safe(who.calls.catalogue.updateVisibility({ editSeriesInputs: [{ id: "il-myday", revision: 0, ...edit }] }));
    const outcomes = await Promise.all([save(noa, { visible: false }), save(miriam, { isFavourite: true })]);
    expect(outcomes.filter(([refusal]) => refusal === null)).toHaveLength(1);
    expect(outcomes.filter(([refusal]) => refusal !== null && "code" in refusal && refusal.code === "changedElsewhere")).toHaveLength(1);
    expect(await choiceRows()).toMatchObject([{ revision: 1 }]);
  });

  test("to the same value: the later one has nothing to change", async () => {
    const { noa, miriam } = await givenAdmins();
    const edit = { editSeriesInputs: [{ id: "il-myday", visible: false, revision: 0 }] };
    expect(await miriam.calls.catalogue.updateVisibility(edit)).toEqual({ updated: 1 });
    expect(await noa.calls.catalogue.updateVisibility(edit)).toEqual({ updated: 0 });
  });
});

describe("pins", () => {
  test("are a person's own, in the order in which they were set, and no favourites", async () => {
    const { noa, staff } = await givenAdmins();
    await staff.calls.catalogue.setPin({ seriesId: "il-myday", pinned: true });
    expect(await staff.calls.catalogue.setPin({ seriesId: "il-biofinity", pinned: true })).toEqual({
      displayName: "Biofinity",
      seriesIds: ["il-myday", "il-biofinity"],
    });
    await staff.calls.catalogue.setPin({ seriesId: "il-myday", pinned: true });
    expect(await staff.calls.catalogue.pins()).toEqual({ seriesIds: ["il-myday", "il-biofinity"] });
    expect(await noa.calls.catalogue.pins()).toEqual({ seriesIds: [] });
    expect((await staff.calls.catalogue.list({ country: "IL", isFavourite: true })).totalRecords).toBe(0);
    await staff.calls.catalogue.setPin({ seriesId: "il-myday", pinned: false });
    expect(await staff.calls.catalogue.pins()).toEqual({ seriesIds: ["il-biofinity"] });
  });

  test("are twelve at most, also when the last two are set at once; an unknown series is not found", async () => {
    const { staff } = await givenAdmins();
    const { series } = await staff.calls.catalogue.list({ country: "IL", pageSize: 100 });
    const pin = (seriesId = "") => safe(staff.calls.catalogue.setPin({ seriesId, pinned: true }));
    for (const { id } of series.slice(0, 11)) await pin(id);
    const outcomes = await Promise.all([pin(series[11]?.id), pin(series[12]?.id)]);
    expect(outcomes.filter(([refusal]) => refusal === null)).toHaveLength(1);
    expect((await pin(series[13]?.id))[0]).toMatchObject({ code: "tooManyPins", data: { count: 12 } });
    expect((await staff.calls.catalogue.pins()).seriesIds).toHaveLength(12);
    expect((await pin("kr-myday"))[0]).toMatchObject({ code: "notFound" });
  });
});
