import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { purgeExpired } from "~/services/purge/purge-expired.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenCatalogue, now } from "~tests/helpers/given";
import { givenAvailable, givenShelf, givenShopper, mydayId, type Shopper, shopperOf } from "~tests/services/cart/given-cart";
import { publish } from "~tests/services/orders/publish";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

const lines = [
  { kind: "stock" as const, productId: mydayId(-3.25), quantity: 2 },
  { kind: "solutions" as const, productId: "il-clearwell-360", quantity: 5 },
];

async function givenSaved(shopper: Pick<Shopper, "calls">, given: object = {}) {
  const asked = { templateId: uuid(), name: "Monday restock", locationId: null, lines, ...given };
  return { asked, ...(await shopper.calls.templates.save(asked)) };
}

const templatesOf = async ({ calls }: Pick<Shopper, "calls">) => (await calls.templates.list()).templates;
const actionsOf = async (admin: Shopper) =>
  (await admin.calls.audit.list({})).entries.flatMap(({ action }) => (action.startsWith("template") ? [action] : []));

describe("a template (D170)", () => {
  test("is saved once under its id, and can be used by everybody in the practice or at its location", async () => {
    const admin = await givenShopper({ role: "practiceAdmin", locations: 2 });
    const [here = "", there = ""] = admin.locationIds;
    const { asked, template } = await givenSaved(admin, { name: "  Monday restock " });
    expect(template).toEqual({
      ...{ id: asked.templateId, name: "Monday restock", locationId: null, revision: 1, linesQuantity: 2, boxesQuantity: 7 },
      ...{ madeBy: template.madeBy, changedOn: now.toISOString().slice(0, 10), mayChange: true },
    });
    expect(await admin.calls.templates.save({ ...asked, name: "Another name" })).toEqual({ template });
    await givenSaved(admin, { name: "Branch", locationId: there });
    const staff = await shopperOf(admin.practice, { email: "staff@einayim.example", locationIds: [here] });
    expect((await templatesOf(staff)).map(({ name, mayChange }) => [name, mayChange])).toEqual([["Monday restock", false]]);
    expect((await templatesOf(admin)).map(({ name }) => name)).toEqual(["Branch", "Monday restock"]);
    const other = await givenShopper({ subDomain: "carmel" });
    expect(await templatesOf(other)).toEqual([]);
    await expect(other.calls.templates.read({ templateId: template.id, locationId: other.locationId })).rejects.toMatchObject({
      status: 404,
    });
    expect(await actionsOf(admin)).toEqual(["templateSaved", "templateSaved"]);
  });

  test("is saved once when its form is sent twice at the same moment", async () => {
    const shopper = await givenShopper();
    const asked = { templateId: uuid(), name: "Monday restock", locationId: null, lines };
    const [first, second] = await Promise.all([shopper.calls.templates.save(asked), shopper.calls.templates.save(asked)]);
    expect(second).toEqual(first);
    expect(await templatesOf(shopper)).toEqual([first?.template]);
  });

  test("is refused with a lens that is not made or of another kind, and nothing is saved", async () => {
    const shopper = await givenShopper();
    for (const line of [
      { kind: "stock" as const, productId: "il-myday~pw-3_26~bc8_4~di14_2~90", quantity: 1 },
      { kind: "officeTrial" as const, productId: mydayId(-3.25), quantity: 1 },
      { kind: "stock" as const, productId: "il-clearwell-360", quantity: 1 },
    ])
      await expect(givenSaved(shopper, { lines: [...lines, line] })).rejects.toMatchObject({
        ...{ code: "templateLineInvalid", status: 422, data: { productId: line.productId } },
      });
    expect(await templatesOf(shopper)).toEqual([]);
  });

  test("is the practice's hundredth at most; one more is refused, and so is restoring one", async () => {
    const admin = await givenShopper({ role: "practiceAdmin" });
    const removed = await givenSaved(admin, { name: "Removed" });
    await admin.calls.templates.remove({ templateId: removed.template.id, isRemoved: true });
    const { template } = await givenSaved(admin);
    const { owner } = await testDatabase();
    const [row] = await owner.select().from(schema.orderTemplates).where(eq(schema.orderTemplates.id, template.id));
    if (!row) throw new Error("The template is stored");
    await owner
      .insert(schema.orderTemplates)
      .values(Array.from({ length: 98 }, (_, index) => ({ ...row, id: uuid(), name: `Template ${index}` })));
    const hundredth = await givenSaved(admin, { name: "The hundredth" });
    const full = { code: "tooManyTemplates", status: 409, data: { max: 100 } };
    await expect(givenSaved(admin)).rejects.toMatchObject(full);
    await expect(admin.calls.templates.remove({ templateId: removed.template.id, isRemoved: false })).rejects.toMatchObject(full);
    expect(await templatesOf(admin)).toHaveLength(100);
    // A form that is sent again is answered, although the practice has a hundred by now.
    expect(await admin.calls.templates.save(hundredth.asked)).toEqual({ template: hundredth.template });
  });

  test("shows how each line can be ordered today: unchanged, as its successor, or why not with the nearest lens", async () => {
    const shopper = await givenShopper();
    const biofinity = "il-biofinity~pw-1~bc8_6~di14~6";
    const { template } = await givenSaved(shopper, {
      lines: [...lines, { kind: "stock", productId: biofinity, quantity: 1 }, { kind: "stock", productId: mydayId(-12), quantity: 1 }],
    });
    const read = async () => (await shopper.calls.templates.read({ templateId: template.id, locationId: shopper.locationId })).lines;
    expect((await read()).map(({ now, reason }) => [now?.productId, reason])).toEqual([
      [mydayId(-3.25), null],
      ["il-clearwell-360", null],
      [biofinity, null],
      [mydayId(-12), null],
    ]);
    await publish("il-biofinity", () => ({}), false);
    await publish("il-avaira-vitality", () => ({ matchHistory: ["il-biofinity"] }));
    await publish("il-myday", ({ rxParameterRestrictions }) => ({
      rxParameterRestrictions: rxParameterRestrictions.map((block) => ({
        ...block,
        values: { ...block.values, power: (block.values.power ?? []).filter((power) => Number(power) > -10) },
      })),
    }));
    await givenAvailable(shopper, "il-clearwell-360", false);
    const after = await read();
    expect(after.map(({ isReplaced, reason }) => [isReplaced, reason])).toEqual([
      [false, null],
      [false, "unavailable"],
      [true, null],
      [false, "notMade"],
    ]);
    expect(after[2]).toMatchObject({ productName: "Biofinity", now: { productName: "Avaira Vitality", values: { power: -1 } } });
    expect(after[3]).toMatchObject({ now: null, nearest: { productName: "MyDay", values: { power: -9.5 }, packSize: 90 } });
  });

  test("shows lines that are one product today as one line, whose stock is that of their sum", async () => {
    const shopper = await givenShopper();
    const [stock, of30] = ["stock" as const, mydayId(-1, 30)];
    const { template } = await givenSaved(shopper, {
      lines: [
        { kind: stock, productId: "il-biofinity~pw-1~bc8_6~di14~6", quantity: 6 },
        { kind: stock, productId: of30, quantity: 2 },
        { kind: stock, productId: "il-biofinity~pw-2~bc8_6~di14~6", quantity: 6 },
      ],
    });
    await publish("il-biofinity", () => ({}), false);
    await publish("il-myday", () => ({ matchHistory: ["il-biofinity"] }));
    const read = async () => (await shopper.calls.templates.read({ templateId: template.id, locationId: shopper.locationId })).lines;
    const shownLines = async () =>
      (await read()).map(({ productName, quantity, now, reason }) => [productName, quantity, now?.productId, reason]);
    await givenShelf(of30, 4, { soldOut: true });
    const ofOther = ["Biofinity", 2, mydayId(-2, 30), null];
    expect(await shownLines()).toEqual([["Biofinity", 4, of30, null], ofOther]);
    await givenShelf(of30, 3, { soldOut: true });
    expect(await shownLines()).toEqual([["Biofinity", 4, undefined, "unavailable"], ofOther]);
  });

  test("offers the nearest lens only where no other line orders it", async () => {
    const shopper = await givenShopper();
    const { template } = await givenSaved(shopper, {
      lines: [-12, -11.5, -9.5].map((power) => ({ kind: "stock", productId: mydayId(power), quantity: 1 })),
    });
    const nearestLenses = async () => {
      const { lines: shown } = await shopper.calls.templates.read({ templateId: template.id, locationId: shopper.locationId });
      return shown.map(({ now, nearest }) => now?.productId ?? nearest?.productId ?? null);
    };
    const upTo = (most: number) =>
      publish("il-myday", ({ rxParameterRestrictions }) => ({
        rxParameterRestrictions: rxParameterRestrictions.map((block) => ({
          ...block,
          values: { ...block.values, power: (block.values.power ?? []).filter((power) => Number(power) >= most) },
        })),
      }));
    await upTo(-9.5);
    expect(await nearestLenses()).toEqual([null, null, mydayId(-9.5)]);
    await upTo(-9);
    expect(await nearestLenses()).toEqual([mydayId(-9), null, null]);
  });

  test("is renamed and moved only by its maker and admins, and only from the revision last seen", async () => {
    const admin = await givenShopper({ role: "practiceAdmin" });
    const maker = await shopperOf(admin.practice, { email: "maker@einayim.example" });
    const other = await shopperOf(admin.practice, { email: "other@einayim.example" });
    const { template } = await givenSaved(maker);
    const change = { templateId: template.id, name: "Shelf", locationId: admin.locationId, revision: 1 };
    await expect(other.calls.templates.change(change)).rejects.toMatchObject({ code: "notPermitted", status: 403 });
    await expect(other.calls.templates.remove({ templateId: template.id, isRemoved: true })).rejects.toMatchObject({
      code: "notPermitted",
    });
    expect((await templatesOf(other)).map(({ name, revision }) => [name, revision])).toEqual([["Monday restock", 1]]);
    expect((await maker.calls.templates.change(change)).template).toMatchObject({ name: "Shelf", revision: 2 });
    expect((await maker.calls.templates.change(change)).template).toMatchObject({ name: "Shelf", revision: 2 });
    await expect(admin.calls.templates.change({ ...change, name: "Mine" })).rejects.toMatchObject({
      ...{ code: "changedElsewhere", data: { template: { name: "Shelf", revision: 2 } } },
    });
    await admin.calls.templates.change({ ...change, name: "Mine", revision: 2 });
    expect(await actionsOf(admin)).toEqual(["templateChanged", "templateChanged", "templateSaved"]);
  });

  test("is removed and restored, and deleted for good a day after its removal", async () => {
    const admin = await givenShopper({ role: "practiceAdmin" });
    const { template } = await givenSaved(admin);
    const templateId = template.id;
    await admin.calls.templates.remove({ templateId, isRemoved: true });
    await admin.calls.templates.remove({ templateId, isRemoved: true });
    expect(await templatesOf(admin)).toEqual([]);
    await expect(admin.calls.templates.read({ templateId, locationId: admin.locationId })).rejects.toMatchObject({ status: 404 });
    await admin.calls.templates.remove({ templateId, isRemoved: false });
    expect(await templatesOf(admin)).toEqual([template]);
    await admin.calls.templates.remove({ templateId, isRemoved: true });
    const { doors, owner } = await testDatabase();
    const left = () => owner.$count(schema.orderTemplates, eq(schema.orderTemplates.id, templateId));
    await purgeExpired(doors, new Date(now.getTime() + 23 * 60 * 60_000));
    expect(await left()).toBe(1);
    await purgeExpired(doors, new Date(now.getTime() + 25 * 60 * 60_000));
    expect(await left()).toBe(0);
    expect(await actionsOf(admin)).toEqual(["templateRemoved", "templateRestored", "templateRemoved", "templateSaved"]);
  });
});
