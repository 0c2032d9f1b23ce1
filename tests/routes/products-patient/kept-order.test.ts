import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { sessionContext } from "~/context.server";
import { addressUrls } from "~/routes/patients/address-urls";
import { action, loader } from "~/routes/products/patient-revenue/patient-revenue";
import { loader as loadTrial } from "~/routes/products/patient-trial/patient-trial";
import { resetDatabase } from "~tests/helpers/database";
import { routeArgs } from "~tests/helpers/given";
import { givenCatalogue, givenPatient, givenShopper, type Shopper } from "~tests/services/cart/given-cart";

beforeEach(resetDatabase);

type Args = Parameters<typeof action>[0];
const base = "/products/patient-revenue";

async function given() {
  await givenCatalogue();
  const shopper = await givenShopper();
  const [patient, other] = [await givenPatient(shopper), await givenPatient(shopper, "Noa")];
  const preorder = uuid();
  const entries = Object.entries({
    ...{ preorder, patient: patient.id, delivery: "office", "right.line": uuid(), "left.line": uuid() },
    ...{ "right.was": "il-myday", "right.series": "il-myday", "right.power": "-3.25", "right.packSize": "90", "right.quantity": "2" },
    ...{ startDate: "2026-01-15", note: "ring twice" },
  });
  const { formId } = await shopper.calls.session.keepForm({ path: base, entries });
  return { shopper, patient, other, preorder, entries, formId };
}

const argsOf = async (shopper: Shopper, path: string, form?: [string, string][]) => {
  const made = await routeArgs(shopper, { path, form });
  made.context.set(sessionContext, await made.calls.session.read());
  return made as unknown as Args;
};
const draftAt = async (shopper: Shopper, path: string) => (await loader(await argsOf(shopper, path))).state.draft;
const send = async (shopper: Shopper, path: string, form: [string, string][]) => {
  const answer = await action(await argsOf(shopper, path, form));
  return new URL((answer as unknown as Response).headers.get("Location") ?? "", "http://portal");
};
const typed = { startDate: "2026-01-15", note: "ring twice", eyes: { right: { quantity: "2", chosen: { power: -3.25 } } } };

test("a half-typed order is restored by the id in its address, beside the form of a dialog", async () => {
  const { shopper, preorder, formId } = await given();
  const dialog = await shopper.calls.session.keepForm({ path: `${base}/new-patient`, entries: [["id", uuid()]] });
  const path = `${base}?form=${dialog.formId}&form=${formId}`;
  expect(await draftAt(shopper, path)).toMatchObject({ ...typed, preorderId: preorder });
});

test("it is restored when the page is opened again for the same patient, and only there", async () => {
  const { shopper, patient, other, preorder, formId } = await given();
  expect(await draftAt(shopper, `${base}?patient=${patient.id}`)).toMatchObject({ ...typed, preorderId: preorder });
  for (const path of [
    base,
    `${base}?patient=${other.id}`,
    `${base}?patient=${other.id}&form=${formId}`,
    `${base}?patient=${patient.id}&series=il-myday`,
  ]) {
    expect((await draftAt(shopper, path)).note).toBe("");
  }
  const trial = await loadTrial(await argsOf(shopper, `/products/patient-trial?patient=${patient.id}`));
  expect(trial.state.draft.note).toBe("");
});

test("of two half-typed orders each patient has their own", async () => {
  const { shopper, patient, other, entries } = await given();
  const more = new Map<string, string>([...entries, ["preorder", uuid()], ["patient", other.id], ["note", "leave at the door"]]);
  await shopper.calls.session.keepForm({ path: base, entries: [...more] });
  expect((await draftAt(shopper, `${base}?patient=${patient.id}`)).note).toBe("ring twice");
  expect((await draftAt(shopper, `${base}?patient=${other.id}`)).note).toBe("leave at the door");
});

test("once it is in the cart the form begins empty, even when a late draft arrives after that", async () => {
  const { shopper, patient, preorder, entries } = await given();
  await action(await argsOf(shopper, `${base}?patient=${patient.id}`, entries));
  expect((await shopper.calls.session.findForms({ path: base })).forms).toEqual([]);
  await shopper.calls.session.keepForm({ path: base, entries });
  const draft = await draftAt(shopper, `${base}?patient=${patient.id}`);
  expect([draft.note, draft.preorderId === preorder]).toEqual(["", false]);
});

test.each([
  ["office", "the new one"],
  ["another address", "another address"],
])("a new address for an order to %s leads back to the order, which then goes to %s", async (chosen, then) => {
  const { shopper, patient, preorder, entries } = await given();
  const delivery = chosen === "office" ? chosen : patient.addressId;
  const sent = entries.map(([name, value]): [string, string] => [name, name === "delivery" ? delivery : value]);
  const asked = `${base}?patient=${patient.id}`;
  const form = await send(shopper, asked, [...sent, ["intent", "visit:address"]]);
  expect(form.pathname).toBe(`${base}/patients/${patient.id}/addresses/new`);
  const { behind } = addressUrls(form, patient.id);
  expect(behind.startsWith(`${asked}&form=`)).toBe(true);
  const address = form.searchParams.get("id");
  const expected = then === "the new one" ? address : patient.addressId;
  expect(await draftAt(shopper, behind)).toMatchObject({ ...typed, preorderId: preorder, delivery: expected });
});

test("the patient's details lead back to the order; without a patient there are none to open", async () => {
  const { shopper, patient, entries } = await given();
  const form = await send(shopper, base, [...entries, ["intent", "visit:edit"]]);
  expect([form.pathname, form.searchParams.get("id")]).toEqual([`/patients/${patient.id}/edit`, null]);
  expect(await draftAt(shopper, form.searchParams.get("back") ?? "")).toMatchObject(typed);
  const without = entries.map(([name, value]): [string, string] => [name, name === "patient" ? "" : value]);
  const answer = await action(await argsOf(shopper, base, [...without, ["intent", "visit:edit"]]));
  expect(answer).toMatchObject({ data: { state: { draft: { note: "ring twice" } } } });
});
