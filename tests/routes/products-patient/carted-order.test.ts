import { beforeEach, describe, expect, test } from "vitest";
import { loader } from "~/routes/products/patient-revenue/patient-revenue";
import { resetDatabase } from "~tests/helpers/database";
import { mydayLine, patientOrder } from "~tests/services/cart/given-cart";
import { args, type Entries, form, given, post, refusedWith, to } from "./order-forms";

beforeEach(resetDatabase);

describe("an order that is in the cart", () => {
  const carted = async () => {
    const { shopper, patient } = await given();
    const preorder = patientOrder(patient.id, { right: mydayLine(-3.25, 2), left: mydayLine(-2, 1) });
    await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [preorder] });
    const path = `/products/patient-revenue?preorder=${preorder.id}`;
    const page = await loader(await args(shopper, { path }));
    const eye = (side: "right" | "left", quantity: string) => ({
      [`${side}.line`]: page.state.draft.eyes[side].lineId,
      [`${side}.was`]: "il-myday",
      [`${side}.series`]: "il-myday",
      [`${side}.power`]: side === "right" ? "-3.25" : "-2",
      [`${side}.packSize`]: "90",
      [`${side}.quantity`]: quantity,
    });
    const entries = (right: string, left: string) =>
      form(patient.id, { preorder: preorder.id, revision: "1", ...eye("right", right), ...eye("left", left) });
    const lines = async () =>
      (await shopper.calls.cart.populate({ locationId: shopper.locationId })).preordersPatient.flatMap((each) =>
        each.lines.map(({ eye: side, quantity }) => [side, quantity]),
      );
    return { shopper, page, path, entries, lines };
  };

  test("opens with everything in it", async () => {
    const { page } = await carted();
    expect(page.state.draft).toMatchObject({
      revision: 1,
      eyes: { right: { quantity: "2", chosen: { power: -3.25 } }, left: { quantity: "1", chosen: { power: -2 } } },
    });
  });

  test("asks before one eye is removed, and keeps the other when it is (D62)", async () => {
    const { shopper, entries, path, lines } = await carted();
    const { answer } = await post(shopper, entries("0", "1"), path);
    expect(to(answer)).toMatch(/^\/products\/patient-revenue\/remove\?eye=right&preorder=/);
    expect(await lines()).toEqual([
      ["right", 2],
      ["left", 1],
    ]);
    expect(to((await post(shopper, [...entries("0", "1"), ["removedEye", "right"]], path)).answer)).toBe("/cart");
    expect(await lines()).toEqual([["left", 1]]);
    expect(to((await post(shopper, [...entries("", "4"), ["revision", "2"]], path)).answer)).toBe("/cart");
  });

  test("keeps a confirmed removal while another question is asked", async () => {
    const { shopper, entries, path } = await carted();
    const suggested: Entries = [...entries("0", "1"), ["left.suggested", "power=-2"], ["removedEye", "right"]];
    const asked = to((await post(shopper, suggested, path)).answer) ?? "";
    expect(asked).toMatch(/^\/products\/patient-revenue\/confirm\?/);
    expect((await loader(await args(shopper, { path: asked }))).state.draft.removedEyes).toEqual(["right"]);
  });

  test("is not reduced to one eye by the button for one eye", async () => {
    const { shopper, entries, path, lines } = await carted();
    expect(to((await post(shopper, [...entries("3", "1"), ["intent", "add:right"]], path)).answer)).toBe("/cart");
    expect(await lines()).toEqual([
      ["right", 3],
      ["left", 1],
    ]);
  });

  test("asks before both eyes without a quantity remove the whole order, and removes it when told to", async () => {
    const { shopper, entries, path, lines } = await carted();
    const { answer } = await post(shopper, entries("", "0"), path);
    expect(to(answer)).toMatch(/^\/products\/patient-revenue\/remove\?/);
    expect(await lines()).toEqual([
      ["right", 2],
      ["left", 1],
    ]);
    await post(shopper, [...entries("", "0"), ["intent", "remove"]], path);
    expect(await lines()).toEqual([]);
  });

  test("says when it was changed elsewhere and replaces it when saved again", async () => {
    const { shopper, entries, path, lines } = await carted();
    await post(shopper, entries("3", "1"), path);
    const { data, init } = refusedWith((await post(shopper, entries("5", "1"), path)).answer);
    expect([init.status, data.refusal?.code, data.state.draft.revision]).toEqual([409, "changedElsewhere", 2]);
    expect(await lines()).toEqual([
      ["right", 3],
      ["left", 1],
    ]);
  });
});
