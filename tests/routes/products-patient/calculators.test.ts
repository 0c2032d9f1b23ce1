import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { sessionContext } from "~/context.server";
import type { OrderFormAnswer } from "~/forms/patient-order/order-form";
import { loader } from "~/routes/products/patient-revenue/calculate";
import { action } from "~/routes/products/patient-revenue/patient-revenue";
import { resetDatabase } from "~tests/helpers/database";
import { routeArgs } from "~tests/helpers/given";
import { givenCatalogue, givenPatient, givenShopper } from "~tests/services/cart/given-cart";

beforeEach(resetDatabase);

async function given() {
  await givenCatalogue();
  const shopper = await givenShopper({ edition: "IL", subDomain: "einayim" });
  const patient = await givenPatient(shopper);
  const args = async (made: Parameters<typeof routeArgs>[1]) => {
    const given = await routeArgs(shopper, made);
    given.context.set(sessionContext, await given.calls.session.read());
    return given as never;
  };
  const calculate = async (search: Record<string, string>) => {
    const page = await loader(await args({ path: `/products/patient-revenue/calculate?${new URLSearchParams(search)}` }));
    return { ...page.data, status: page.init?.status };
  };
  const send = async (form: Record<string, string>) => {
    const ids = { preorder: uuid(), patient: patient.id, delivery: "office", "right.line": uuid(), "left.line": uuid() };
    return await action(await args({ path: "/products/patient-revenue", form: Object.entries({ ...ids, ...form }) }));
  };
  return { calculate, send };
}

describe("the calculators of an eye", () => {
  test("list the lenses that exist near the result, nearest first, with their shelf", async () => {
    const { calculate } = await given();
    const page = await calculate({
      eye: "right",
      lens: "il-myday-toric",
      kind: "vertex",
      sphere: "-9",
      cylinder: "-2",
      axis: "174",
      vertex: "12",
    });
    expect(page.status).toBe(200);
    expect(page.calculation.result?.rx.sphere).toBeCloseTo(-8.12, 2);
    expect(page.lenses[0]?.values).toMatchObject({ power: -8, cylinder: -1.75, axis: 170 });
    expect(page.lenses[0]?.stock?.status).toBeDefined();
    expect(page.lenses).toHaveLength(4);
  });

  test("begin with the lens of the eye for an over-refraction, and calculate nothing before they are sent", async () => {
    const { calculate } = await given();
    const page = await calculate({
      eye: "left",
      lens: "il-myday-toric",
      kind: "over",
      ownPower: "-3",
      ownCylinder: "-1.25",
      ownAxis: "180",
    });
    expect(page.calculation).toMatchObject({
      texts: { sphere: "-3", cylinder: "-1.25", axis: "180", vertex: "12" },
      mistakes: {},
      result: null,
    });
    expect(page.lenses).toEqual([]);
  });

  test("report each number that cannot be used, and keep it", async () => {
    const { calculate } = await given();
    const page = await calculate({ kind: "over", sphere: "99", cylinder: "-1", axis: "", overSphere: "much", vertex: "12" });
    expect(page.status).toBe(422);
    expect(page.calculation.mistakes).toEqual({ sphere: "outside", axis: "axisMissing", overSphere: "outside" });
    expect(page.calculation.texts).toMatchObject({ sphere: "99", overSphere: "much" });
  });

  test("understand a comma, a typographic minus and plano", async () => {
    const { calculate } = await given();
    const page = await calculate({ kind: "over", sphere: "\u22122,50", overSphere: "plano", vertex: "0" });
    expect(page.calculation.result?.rx).toEqual({ sphere: -2.5, cylinder: 0, axis: 180 });
  });

  test("are opened over the half-typed form with the values of the eye", async () => {
    const { send } = await given();
    const answer = await send({ "right.was": "il-myday", "right.series": "il-myday", "right.power": "-3.25", intent: "calculate:right" });
    const to = new URL((answer as unknown as Response).headers.get("Location") ?? "", "http://portal.example");
    expect(to.pathname).toBe("/products/patient-revenue/calculate");
    expect(Object.fromEntries(to.searchParams)).toMatchObject({ eye: "right", lens: "il-myday", ownPower: "-3.25" });
  });

  test("put a lens into the eye with one press, and only an existing lens", async () => {
    const { send } = await given();
    const eyesAfter = async (intent: string) => ((await send({ intent })) as { data: OrderFormAnswer }).data.state.draft.eyes;
    const eyes = await eyesAfter("lens:left:il-myday:power=-3.25&baseCurve=8.4&diameter=14.2&packSize=30");
    expect(eyes.left).toMatchObject({ seriesId: "il-myday", chosen: { power: -3.25, packSize: 30 }, suggested: {} });
    expect((await eyesAfter("lens:left:il-myday:power=-3.3&baseCurve=8.4&diameter=14.2&packSize=30")).left.seriesId).toBe("");
    expect((await eyesAfter("lens:left:nobody:power=-3.25&packSize=30")).left.seriesId).toBe("");
  });
});
