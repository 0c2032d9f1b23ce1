import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { noticeContext } from "~/context.server";
import { boxesField, sheetEntry } from "~/domain/order/sheet-entries";
import { action as orderForPatient } from "~/routes/products/patient-revenue/patient-revenue";
import { action as addTrial } from "~/routes/products/patient-trial/add";
import { action as tryForPatient } from "~/routes/products/patient-trial/patient-trial";
import { action as orderSolutions } from "~/routes/products/solutions/solutions";
import { action as orderStock } from "~/routes/products/stock-revenue/stock-revenue";
import { resetDatabase } from "~tests/helpers/database";
import { cartRows, givenCatalogue, givenPatient, givenShopper, mydayLine, type Shopper, stockOrder } from "~tests/services/cart/given-cart";
import { outcomeOf, pageArgs } from "./cart/given-page";

type Entries = [string, string][];
type Facts = { patientId: string; preorderId: string; quantity: string };
type Door = {
  path: string;
  action: (args: never) => Promise<unknown>;
  entries: (facts: Facts) => Entries;
  code: string;
  /** The id under which the form goes on. */
  renewedId: (data: never) => string | null | undefined;
};

const eyes = (seriesId: string, packSize: string, { patientId, preorderId, quantity }: Facts): Entries =>
  Object.entries({
    ...{ preorder: preorderId, patient: patientId, delivery: "office", "right.line": uuid(), "left.line": uuid() },
    ...{ "right.was": seriesId, "right.series": seriesId, "right.power": "-3.25", "right.packSize": packSize, "right.quantity": quantity },
    ...{ "left.was": "", "left.series": "", "left.quantity": "" },
  });
const ofDraft = (data: { state: { draft: { preorderId: string } } }) => data.state.draft.preorderId;

const doors: Record<string, Door> = {
  "stock sheets": {
    path: "/products/stock-revenue?series=il-myday&pack=90",
    action: orderStock,
    entries: ({ preorderId, quantity }) => [
      sheetEntry({ seriesId: "il-myday", preorderId, revision: null, base: {}, texts: {} }),
      [boxesField("il-myday~pw-3_25~bc8_4~di14_2~90"), quantity],
      ["intent", "add"],
    ],
    code: "alreadyOrdered",
    renewedId: ({ entries }: { entries: Entries }) => entries.find(([name]) => name.startsWith("sheet:"))?.[1].split(" ")[0],
  },
  "a patient's order": {
    path: "/products/patient-revenue",
    action: orderForPatient,
    entries: (facts) => eyes("il-myday", "90", facts),
    code: "gone",
    renewedId: ofDraft,
  },
  "a patient's trials": {
    path: "/products/patient-trial",
    action: tryForPatient,
    entries: (facts) => eyes("il-myday-trial", "5", facts),
    code: "gone",
    renewedId: ofDraft,
  },
  "trials for the practice": {
    path: "/products/patient-trial/office/add",
    action: addTrial,
    entries: ({ preorderId, quantity }) =>
      Object.entries({ preorder: preorderId, line: uuid(), series: "il-myday-trial", power: "-3.25", quantity, beyond: "yes" }),
    code: "gone",
    renewedId: ({ preorderId }: { preorderId: string | null }) => preorderId,
  },
  solutions: {
    path: "/products/solutions",
    action: orderSolutions,
    entries: ({ preorderId, quantity }) => [
      ["preorder", preorderId],
      ["bottles.il-clearwell-360", quantity],
    ],
    code: "gone",
    renewedId: ({ draft }: { draft: { preorderId: string } }) => draft.preorderId,
  },
};

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

async function send(shopper: Shopper, door: Door, entries: Entries) {
  const args = await pageArgs(shopper, { path: door.path, form: entries });
  const outcome = outcomeOf(await door.action(args as never));
  return { outcome, notices: args.context.get(noticeContext).take() };
}

async function placeOrder({ calls, locationId }: Shopper) {
  const { cart } = await calls.cart.view({ locationId });
  const { holdId } = await calls.cart.startCheckout({ cartId: cart?.id ?? "" });
  await calls.cart.checkout({ cartId: cart?.id ?? "", holdId, acceptTerms: true });
}

const given = async () => {
  const shopper = await givenShopper();
  return { shopper, patientId: (await givenPatient(shopper)).id };
};

describe("nothing is reported as saved after another window has ordered it (D72)", () => {
  test.each(Object.entries(doors))(
    "a form of %s whose id was ordered is answered 409, and can be sent under a new id",
    async (name, door) => {
      const { shopper, patientId } = await given();
      const preorderId = uuid();
      const { locationId, calls } = shopper;
      if (name === "trials for the practice") await calls.cart.sync({ locationId, preorders: [stockOrder([mydayLine(-3.25, 4)])] });
      // Twice the boxes of the order before would be asked about first (D75).
      const [first, second] = name === "a patient's order" ? ["2", "1"] : ["1", "2"];
      expect(await send(shopper, door, door.entries({ patientId, preorderId, quantity: first }))).toMatchObject({
        outcome: { status: 302 },
      });
      await placeOrder(shopper);
      const before = await cartRows();
      const again = door.entries({ patientId, preorderId, quantity: second });
      let renewedId = "";
      for (const answer of [again, [...again, ["onClash", "replace"]], [...again, ["onClash", "add"]]] as Entries[]) {
        const { outcome, notices } = await send(shopper, door, answer);
        expect(outcome).toMatchObject({ status: 409, data: { refusal: { code: door.code } } });
        renewedId = door.renewedId(outcome.data as never) ?? "";
        expect(renewedId).not.toBe(preorderId);
        expect(notices).toEqual([]);
      }
      expect(await cartRows()).toEqual(before);
      if (name === "trials for the practice") await calls.cart.sync({ locationId, preorders: [stockOrder([mydayLine(-3.25, 4)])] });
      const renewed = again.map(([field, value]): [string, string] => [field, value.replace(preorderId, renewedId)]);
      expect(await send(shopper, door, renewed)).toMatchObject({ outcome: { status: 302 }, notices: [expect.anything()] });
      await placeOrder(shopper);
    },
  );
});

test("nothing is reported as removed after another window has ordered it", async () => {
  const { shopper, patientId } = await given();
  const preorderId = uuid();
  const door = doors["a patient's order"] as Door;
  await send(shopper, door, door.entries({ patientId, preorderId, quantity: "1" }));
  await placeOrder(shopper);
  const removal: Entries = [...door.entries({ patientId, preorderId, quantity: "" }), ["revision", "1"], ["intent", "remove"]];
  expect((await send(shopper, door, removal)).outcome).toMatchObject({ status: 409, data: { refusal: { code: "gone" } } });
});

test("a removal sent twice counts as done", async () => {
  const { shopper, patientId } = await given();
  const preorderId = uuid();
  const door = doors["a patient's order"] as Door;
  await send(shopper, door, door.entries({ patientId, preorderId, quantity: "1" }));
  const removal: Entries = [...door.entries({ patientId, preorderId, quantity: "" }), ["revision", "1"], ["intent", "remove"]];
  await send(shopper, door, removal);
  expect((await send(shopper, door, removal)).outcome).toMatchObject({ status: 302, location: "/cart" });
});
