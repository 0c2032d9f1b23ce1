import { v7 as uuid } from "uuid";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { givenSession } from "~tests/helpers/given";
import { openPages, type Visitor, visitorOf } from "~tests/helpers/visitor";
import { givenShopper, mydayId } from "../../services/cart/given-cart";
import { codeOf, givenShipped } from "../../services/deliveries/given-deliveries";
import { later } from "../../services/orders/placed-orders";

beforeAll(async () => {
  await openPages();
});
beforeEach(resetDatabase);

const counting = "/history/deliveries";
type Person = { tenantId: string; userId: string; locationId: string };

async function visitorAt({ tenantId, userId, locationId }: Person, minutes = 120) {
  return visitorOf({ token: await givenSession(tenantId, userId, locationId, later(minutes)) }, { at: later(minutes) });
}

/** Types a code into the field and presses Enter, as the page stands. */
async function count(visitor: Visitor, code: string, page = counting) {
  const form = await visitor.get(page);
  return visitor.post(page, { delivery: form.valueOf("delivery") ?? "", box: form.valueOf("box") ?? "", code });
}

describe("the page on which boxes are counted, without JavaScript", () => {
  test("counts typed codes, shows them, and reports mistakes at the field", async () => {
    const { shopper } = await givenShipped();
    const visitor = await visitorAt(shopper);
    const empty = await visitor.get(counting);
    expect(empty.document.querySelector("#box-code")?.hasAttribute("autofocus")).toBe(true);
    expect(empty.textsAt("tbody tr")).toHaveLength(3);
    const counted = await visitor.follow(await count(visitor, codeOf(-3.25, { lot: "A1", expires: "200131" })));
    expect(counted.textAt("tbody tr")).toMatch(/MyDay.*lot A1.*expired.*1 of 3/);
    expect(counted.textAt("[role=status] b")).toBe("1 of 3");
    const wrong = await count(visitor, "04006381333932");
    expect([wrong.status, wrong.valueOf("code")]).toEqual([422, "04006381333932"]);
    expect(wrong.errorAt("box-code")).toMatch(/check digit of .+ is wrong/);
    const elsewhere = `${counting}?location=${uuid()}`;
    expect((await visitor.get(elsewhere)).status).toBe(404);
    expect((await visitor.post(elsewhere, { delivery: uuid(), box: uuid(), code: codeOf(-1) })).status).toBe(404);
    const unexpected = await visitor.follow(await count(visitor, "04006381333931"));
    expect(unexpected.document.body.textContent).toMatch(/Unknown product, code .?04006381333931/);
  });

  test("adds a box with a button, takes one back, and counts a form sent twice once", async () => {
    const { shopper } = await givenShipped();
    const visitor = await visitorAt(shopper);
    const form = await visitor.get(counting);
    const add = { delivery: form.valueOf("delivery") ?? "", box: form.valueOf("box") ?? "", intent: `add ${mydayId(-1)}` };
    await visitor.post(counting, add);
    const once = await visitor.follow(await visitor.post(counting, add));
    expect(once.textsAt("tbody tr")[1]).toMatch(/1 of 1/);
    const back = await visitor.post(counting, { delivery: add.delivery, intent: `back ${add.box}` });
    expect((await visitor.follow(back)).textsAt("tbody tr")[1]).toMatch(/0 of 1/);
  });

  test("is finished with one press, and missing boxes are claimed with another", async () => {
    const { shopper, cartId, forPatient } = await givenShipped();
    const visitor = await visitorAt(shopper);
    for (let box = 0; box < 4; box += 1) await count(visitor, codeOf(-3.25, { lot: "C3" }));
    const form = await visitor.get(counting);
    const finished = await visitor.post(counting, { delivery: form.valueOf("delivery") ?? "", intent: "finish" });
    const page = await visitor.follow(finished);
    const rows = page.textsAt("form tbody tr");
    expect([rows.length, rows[1]]).toEqual([2, expect.stringMatching(/MyDay.*Dana Levi/)]);
    const names = [...page.document.querySelectorAll("form input[name]")].map((input) => [
      input.getAttribute("name") ?? "",
      input.getAttribute("value") ?? "",
    ]);
    const sent = await visitor.post(finished.location, names as [string, string][]);
    expect((await visitor.post(finished.location, names as [string, string][])).location).toBe(sent.location);
    const claimed = await visitor.follow(sent);
    expect(claimed.textsAt("tbody tr").filter((row) => row.includes("Waiting for an answer"))).toHaveLength(2);
    expect(claimed.document.querySelector("main form")).toBeNull();
    const order = await visitor.get(`/history/history-detail?cart=${cartId}&order=${forPatient.id}`);
    expect(order.textsAt("tbody th").join(" ")).toMatch(/1 box received .*lot C3.*Report missing boxes \(1 box\): Waiting for an answer/);
  });

  test("receives a delivery of 40 boxes by 40 codes and one press, with nothing to claim", async () => {
    const { shopper, cartId, forPatient } = await givenShipped({ stockBoxes: [20, 18] });
    const visitor = await visitorAt(shopper);
    const codes = [...Array.from({ length: 22 }, () => codeOf(-3.25, { lot: "B40" })), ...Array.from({ length: 18 }, () => codeOf(-1))];
    for (const code of codes) expect((await count(visitor, code)).status).toBe(302);
    const form = await visitor.get(counting);
    const complete = form.textsAt("tbody tr").map((row) => /(20 of 20|18 of 18|2 of 2)/.exec(row)?.[1]);
    expect(complete.toSorted()).toEqual(["18 of 18", "2 of 2", "20 of 20"]);
    const finished = await visitor.post(counting, { delivery: form.valueOf("delivery") ?? "", intent: "finish" });
    const page = await visitor.follow(finished);
    expect(page.document.querySelector("main form")).toBeNull();
    const order = await visitor.get(`/history/history-detail?cart=${cartId}&order=${forPatient.id}`);
    expect(order.textsAt("tbody th").join(" ")).toMatch(/2 boxes received .*lot B40/);
  });

  test("with nothing counted cannot be finished, and says so", async () => {
    const { shopper } = await givenShipped();
    const visitor = await visitorAt(shopper);
    const boxed = await visitor.follow(await count(visitor, codeOf(-1)));
    const [, box = ""] = /back ([\da-f-]{36})/.exec(boxed.html) ?? [];
    await visitor.post(counting, { delivery: boxed.valueOf("delivery") ?? "", intent: `back ${box}` });
    const refused = await visitor.post(counting, { delivery: boxed.valueOf("delivery") ?? "", intent: "finish" });
    expect([refused.status, refused.errorAt("box-code")]).toEqual([409, "Count at least one box first."]);
  });

  test.each([
    ["nothing ticked", {}, /Tick at least one line/],
    ["too many boxes", { quantity: "9" }, /Enter a number from 1 to 2/],
  ])("a claim with %s is refused, and what was typed stays", async (_, { quantity }: { quantity?: string }, sentence) => {
    const { shopper } = await givenShipped();
    const visitor = await visitorAt(shopper);
    await count(visitor, codeOf(-3.25));
    const form = await visitor.get(counting);
    const { location } = await visitor.post(counting, { delivery: form.valueOf("delivery") ?? "", intent: "finish" });
    const page = await visitor.get(location);
    const [key = ""] = [...page.document.querySelectorAll("input[name=claim]")].map((tick) => tick.getAttribute("value") ?? "");
    const ticked: Record<string, string> = quantity ? { claim: key, [`quantity.${key}`]: quantity } : {};
    const refused = await visitor.post(location, { ...ticked, message: "Carton open" });
    expect([refused.status, refused.valueOf("message")]).toEqual([422, "Carton open"]);
    expect(refused.document.querySelector("main form")?.textContent).toMatch(sentence);
    if (quantity) expect(refused.valueOf(`quantity.${key}`)).toBe(quantity);
  });
});

test("the pages of orders and of the day link to it, and other practices find nothing", async () => {
  const { shopper, cartId } = await givenShipped();
  const visitor = await visitorAt(shopper);
  const leads = async (path: string) => (await visitor.get(path)).document.querySelector(`main a[href="${counting}"]`) !== null;
  expect([await leads("/history"), await leads(`/history/history-detail?cart=${cartId}`)]).toEqual([true, true]);
  const stranger = await visitorAt(await givenShopper({ subDomain: "carmel" }));
  expect((await stranger.get(`${counting}/${uuid()}`)).status).toBe(404);
  expect((await visitor.get(`${counting}/no-id`)).status).toBe(404);
});
