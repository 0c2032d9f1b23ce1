import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { sessionContext } from "~/context.server";
import { action as add, loader as loadAdd } from "~/routes/products/patient-trial/add";
import { loader as loadNoMatch } from "~/routes/products/patient-trial/no-match";
import { loader as loadOffice } from "~/routes/products/patient-trial/office";
import { loader as loadSolutions, action as orderSolutions } from "~/routes/products/solutions/solutions";
import { resetDatabase } from "~tests/helpers/database";
import { routeArgs } from "~tests/helpers/given";
import {
  cartRows,
  givenCatalogue,
  givenShopper,
  mydayLine,
  type Shopper,
  solutionOrder,
  stockOrder,
} from "~tests/services/cart/given-cart";

beforeEach(resetDatabase);

async function args(shopper: Shopper, path: string, form?: [string, string][]) {
  const made = await routeArgs(shopper, { path, form });
  made.context.set(sessionContext, await made.calls.session.read());
  return made as never;
}

async function given(boxes = 0) {
  await givenCatalogue();
  const shopper = await givenShopper();
  if (boxes > 0) await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(-3.25, boxes)])] });
  return shopper;
}

const office = "/products/patient-trial/office";
const to = (answer: unknown) => (answer as Response).headers.get("Location");
const populate = (shopper: Shopper) => shopper.calls.cart.populate({ locationId: shopper.locationId });

describe("trials for the practice", () => {
  const trial = (quantity: string, more: [string, string][] = []): [string, string][] => [
    ["series", "il-myday-trial"],
    ["power", "-3.25"],
    ["quantity", quantity],
    ...more,
  ];

  test("come first where their boxes are in the cart, with how many are left", async () => {
    const { offer } = (await loadOffice(await args(await given(3), office))).data;
    expect(offer.rows[0]).toMatchObject({
      series: { id: "il-myday-trial" },
      matched: [{ name: "MyDay", boxes: 3 }],
      allowance: { left: 3 },
    });
  });

  test("show the allowance of the power before anything is added", async () => {
    const shopper = await given(3);
    const page = await loadAdd(await args(shopper, `${office}/add?series=il-myday-trial&power=-3.25`));
    expect(page.allowance).toMatchObject({
      left: 3,
      limits: expect.arrayContaining([{ reason: "exceedsPowerAllowance", max: 3, used: 0, left: 3 }]),
    });
    const other = await loadAdd(await args(shopper, `${office}/add?series=il-myday-trial&power=-4`));
    expect(other.allowance.left).toBe(2);
  });

  test("without boxes in the cart lead to the reason, with the boxes to order", async () => {
    const shopper = await given();
    const answer = await loadAdd(await args(shopper, `${office}/add?series=il-myday-trial`)).catch((thrown: unknown) => thrown);
    expect(to(answer)).toBe(`${office}/no-match?series=il-myday-trial`);
    expect(await loadNoMatch(await args(shopper, `${office}/no-match?series=il-myday-trial`))).toMatchObject({
      reason: "missing",
      of: [{ id: "il-myday" }],
    });
  });

  test("are added to the cart within the allowance", async () => {
    const shopper = await given(3);
    const q = new URLSearchParams({ q: "מיידיי" });
    expect(to(await add(await args(shopper, `${office}/add?${q}`, trial("2"))))).toBe(`${office}?${q}`);
    expect((await populate(shopper)).preordersOffice).toMatchObject([
      { kind: "officeTrial", lines: [{ seriesId: "il-myday-trial", quantity: 2 }] },
    ]);
  });

  test("with suggested values ask once, and are ordered when told to", async () => {
    const shopper = await given(3);
    const before = await cartRows();
    const entries = trial("2", [["suggested", "power=-3.25"]]);
    const question = to(await add(await args(shopper, `${office}/add`, entries))) ?? "";
    expect(question).toMatch(new RegExp(`^${office}/add\\?series=il-myday-trial&power=-3.25&.*&asks=yes$`));
    expect((await cartRows()).preorders).toEqual(before.preorders);
    expect((await loadAdd(await args(shopper, question))).state).toMatchObject({
      suggested: ["power"],
      values: { power: -3.25 },
      quantity: 2,
    });
    expect(to(await add(await args(shopper, `${office}/add`, [...entries, ["sure", "yes"]])))).toBe(office);
  });

  test("beyond the allowance warn first and change nothing", async () => {
    const shopper = await given(1);
    const before = await cartRows();
    expect(to(await add(await args(shopper, `${office}/add`, trial("2"))))).toMatch(
      new RegExp(`^${office}/limit\\?series=il-myday-trial&power=-3.25&quantity=2`),
    );
    expect((await cartRows()).preorders).toEqual(before.preorders);
    await add(await args(shopper, `${office}/add`, trial("2", [["beyond", "yes"]])));
    expect((await populate(shopper)).invalidItems).toMatchObject([
      { reason: "exceedsRevenueTimesMultiplier", quantity: 2, maxQuantity: 1 },
    ]);
  });

  test("refuse an invalid quantity", async () => {
    const shopper = await given(3);
    const before = await cartRows();
    expect(await add(await args(shopper, `${office}/add`, trial("x")))).toMatchObject({
      data: { refusal: { code: "quantity" } },
      init: { status: 422 },
    });
    expect(await cartRows()).toEqual(before);
  });
});

describe("the order of solutions", () => {
  const path = "/products/solutions";
  const send = async (shopper: Shopper, form: [string, string][]) => orderSolutions(await args(shopper, path, form));

  test("adds several at once, cases and bottles together", async () => {
    const shopper = await given();
    const answer = await send(shopper, [
      ["cases.il-clearwell-360", "1"],
      ["bottles.il-clearwell-360", "6"],
      ["bottles.il-clearwell-starter", "2"],
    ]);
    expect(to(answer)).toBe(path);
    const [preorder] = (await populate(shopper)).preordersSolution;
    expect(preorder?.lines.map(({ solutionId, quantity }) => [solutionId, quantity])).toEqual([
      ["il-clearwell-360", 30],
      ["il-clearwell-starter", 2],
    ]);
  });

  test("edits what is in the cart under its own id, and asks before it removes anything", async () => {
    const shopper = await given();
    await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [solutionOrder("il-clearwell-360", 30)] });
    const { draft, carted } = await loadSolutions(await args(shopper, path));
    expect([draft.typed["il-clearwell-360"], carted]).toEqual([{ cases: "1", bottles: "6" }, { "il-clearwell-360": 30 }]);
    const own: [string, string][] = [
      ["preorder", draft.preorderId],
      ["revision", "1"],
      ["line.il-clearwell-360", draft.lineIds["il-clearwell-360"] ?? ""],
    ];
    await send(shopper, [...own, ["bottles.il-clearwell-360", "5"]]);
    expect((await populate(shopper)).preordersSolution.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([5]);
    const emptied: [string, string][] = [
      ["preorder", draft.preorderId],
      ["revision", "2"],
      ["bottles.il-clearwell-360", "0"],
    ];
    const before = await cartRows();
    const removals = [{ solutionId: "il-clearwell-360", name: "Clearwell 360 ml", bottles: 5 }];
    expect(await send(shopper, emptied)).toMatchObject({ data: { removals, entries: emptied }, init: { status: 422 } });
    expect(await send(shopper, [...emptied, ["intent", "keep"]])).toMatchObject({
      data: { draft: { typed: { "il-clearwell-360": { cases: "", bottles: "5" } } }, removals: [] },
      init: { status: 200 },
    });
    expect(await cartRows()).toEqual(before);
    expect(to(await send(shopper, [...emptied, ["confirmed", "removal"]]))).toBe(path);
    expect((await populate(shopper)).preordersSolution).toEqual([]);
  });

  test("refuses quantities that are not numbers, and an empty form, with everything typed", async () => {
    const shopper = await given();
    const before = await cartRows();
    expect(await send(shopper, [["bottles.il-clearwell-360", "2.5"]])).toMatchObject({
      data: {
        mistakes: [{ solutionId: "il-clearwell-360", code: "notWhole", given: "2.5" }],
        draft: { typed: { "il-clearwell-360": { bottles: "2.5" } } },
      },
      init: { status: 422 },
    });
    expect(await send(shopper, [])).toMatchObject({ data: { nothingTyped: true }, init: { status: 422 } });
    expect(await cartRows()).toEqual(before);
  });

  test("keeps what was typed when another view is asked for", async () => {
    const shopper = await given();
    const address =
      to(
        await send(shopper, [
          ["bottles.il-clearwell-360", "7"],
          ["q", "kit"],
          ["intent", "show:starters"],
        ]),
      ) ?? "";
    expect(address).toMatch(/^\/products\/solutions\?show=starters&q=kit&form=/);
    const page = await loadSolutions(await args(shopper, address));
    expect([page.view, page.draft.typed["il-clearwell-360"]?.bottles]).toEqual([{ q: "kit", show: "starters" }, "7"]);
  });

  test("is no longer listed as a draft once it is in the cart", async () => {
    const shopper = await given();
    const kinds = async () => (await shopper.calls.session.listDrafts()).drafts.map(({ kind }) => kind);
    const typed: [string, string][] = [
      ["preorder", uuid()],
      ["bottles.il-clearwell-360", "7"],
    ];
    await send(shopper, [...typed, ["intent", "show:all"]]);
    expect(await kinds()).toEqual(["solutions"]);
    await send(shopper, [...typed, ["intent", "add"]]);
    expect(await kinds()).toEqual([]);
  });
});
