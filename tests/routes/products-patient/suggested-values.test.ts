import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { sessionContext } from "~/context.server";
import { action, loader } from "~/routes/products/patient-revenue/patient-revenue";
import { resetDatabase } from "~tests/helpers/database";
import { routeArgs } from "~tests/helpers/given";
import { cartRows, givenCatalogue, givenPatient, givenShopper, type Shopper } from "~tests/services/cart/given-cart";

beforeEach(resetDatabase);

type Args = Parameters<typeof action>[0];
type Entries = [string, string][];

async function args(shopper: Shopper, more: { path?: string; form?: Entries } = {}) {
  const made = await routeArgs(shopper, { path: "/products/patient-revenue", ...more });
  made.context.set(sessionContext, await made.calls.session.read());
  return made as unknown as Args & typeof made;
}

async function given() {
  await givenCatalogue();
  const shopper = await givenShopper({ edition: "IL", subDomain: "einayim" });
  return { shopper, patient: await givenPatient(shopper) };
}

/** A form with 2 boxes for the right eye of which nobody chose the power. */
const form = (patientId: string, more: Record<string, string> = {}): Entries =>
  Object.entries({
    ...{ preorder: uuid(), patient: patientId, delivery: "office", "right.line": uuid(), "left.line": uuid() },
    ...{ "right.was": "il-myday", "right.series": "il-myday", "right.power": "-3.25", "right.packSize": "90", "right.quantity": "2" },
    ...{ "right.suggested": "power=-3.25", "left.was": "", "left.series": "", "left.quantity": "" },
    ...more,
  });

/** Where the answer to a sent form leads. */
const post = async (shopper: Shopper, entries: Entries) =>
  ((await action(await args(shopper, { form: entries }))) as Response).headers.get("Location");

describe("suggested values of a patient's order", () => {
  test("are asked about once, and ordered when told to", async () => {
    const { shopper, patient } = await given();
    const entries = form(patient.id);
    const before = await cartRows();
    const question = await post(shopper, entries);
    expect(question).toMatch(/^\/products\/patient-revenue\/confirm\?form=/);
    expect(await cartRows()).toEqual(before);
    const page = await loader(await args(shopper, { path: question ?? "" }));
    expect(page.state.draft.eyes.right).toMatchObject({ chosen: { power: -3.25 }, suggested: { power: -3.25 }, quantity: "2" });
    expect(await post(shopper, [...entries, ["intent", "order"]])).toBe("/products/patient-revenue");
    expect((await cartRows()).preorders).toHaveLength(1);
  });

  test("are asked about only for the eye that is added", async () => {
    const { shopper, patient } = await given();
    const other = {
      "left.was": "il-myday",
      "left.series": "il-myday",
      "left.power": "0",
      "left.suggested": "power=0",
      "left.quantity": "1",
    };
    const entries = form(patient.id, other);
    const question = await post(shopper, [...entries, ["intent", "add:right"]]);
    expect(question).toMatch(/^\/products\/patient-revenue\/confirm\?only=right&form=/);
    await post(shopper, [...entries, ["intent", "order:right"]]);
    const { preordersPatient } = await shopper.calls.cart.populate({ locationId: shopper.locationId });
    expect(preordersPatient.flatMap(({ lines }) => lines.map(({ eye }) => eye))).toEqual(["right"]);
  });
});
