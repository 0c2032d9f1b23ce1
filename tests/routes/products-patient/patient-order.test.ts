import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { noticeContext } from "~/context.server";
import { loader } from "~/routes/products/patient-revenue/patient-revenue";
import { action as trialAction } from "~/routes/products/patient-trial/patient-trial";
import { resetDatabase } from "~tests/helpers/database";
import { cartRows, givenShopper, mydayLine, patientOrder, type Shopper } from "~tests/services/cart/given-cart";
import { args, type Entries, form, given, post, refusedWith, to } from "./order-forms";

beforeEach(resetDatabase);

describe("the form of a patient's order", () => {
  test("begins empty, with the patient of the address, the addresses and the allowance of trials", async () => {
    const { shopper, patient } = await given();
    const page = await loader(await args(shopper, { path: `/products/patient-revenue?patient=${patient.id}` }));
    expect(page.patient?.lastName).toBe("Levi");
    expect(page.state.draft).toMatchObject({ patientId: patient.id, revision: null, delivery: "office" });
    expect(page.allowance).toMatchObject({ left: 2 });
    expect(page.delivery.toPatient).toEqual({ feeAmount: 2700, latestDay: expect.any(String) });
  });

  test("answers a patient of another practice like one who does not exist", async () => {
    const { patient } = await given();
    const stranger = await givenShopper({ subDomain: "carmel", email: "staff@carmel.example" });
    const notFound = expect.objectContaining({ init: expect.objectContaining({ status: 404 }) });
    for (const id of [patient.id, uuid(), "nobody"]) {
      const page = args(stranger, { path: `/products/patient-revenue?patient=${id}` }).then(loader);
      await expect(page, id).rejects.toEqual(notFound);
    }
  });

  test("puts the order into the cart and begins anew", async () => {
    const { shopper, patient } = await given();
    const { made, answer } = await post(shopper, form(patient.id, { note: "ring twice", expirationDate: "2020-01-01" }));
    expect(to(answer)).toBe("/products/patient-revenue");
    const told = { what: expect.stringMatching(/^2 boxes, .*MyDay/), patient: expect.stringContaining("Levi"), context: "patient" };
    expect(made.context.get(noticeContext).take()).toMatchObject([{ key: "frame:notice.added", values: told }]);
    const { preordersPatient } = await shopper.calls.cart.populate({ locationId: shopper.locationId });
    expect(preordersPatient).toMatchObject([
      { patientId: patient.id, note: "ring twice", lines: [{ eye: "right", seriesId: "il-myday", quantity: 2, values: { power: -3.25 } }] },
    ]);
  });

  test("sent twice, adds one order", async () => {
    const { shopper, patient } = await given();
    const entries = form(patient.id);
    await post(shopper, entries);
    const { made, answer } = await post(shopper, entries);
    expect(to(answer)).toBe("/products/patient-revenue");
    expect((await cartRows()).preorders).toHaveLength(1);
    const told = { what: expect.stringMatching(/^2 boxes, .*MyDay/) };
    expect(made.context.get(noticeContext).take()).toMatchObject([{ key: "frame:notice.inCart", values: told }]);
  });

  test("is blocked by a missing patient, keeps everything typed and changes nothing", async () => {
    const { shopper } = await given();
    const before = await cartRows();
    const { data, init } = refusedWith((await post(shopper, form("", { "right.quantity": "two" }))).answer);
    expect(init.status).toBe(422);
    expect(data.mistakes.map(({ code }) => code)).toEqual(["patientMissing", "quantityNotWhole"]);
    expect(data.state.draft.eyes.right).toMatchObject({ quantity: "two", chosen: { power: -3.25, packSize: 90 } });
    expect(await cartRows()).toEqual(before);
  });

  test("asks about a lens that is in the cart already, and adds it when told to", async () => {
    const { shopper, patient } = await given();
    await shopper.calls.cart.sync({
      locationId: shopper.locationId,
      preorders: [patientOrder(patient.id, { right: mydayLine(-3.25, 1) })],
    });
    const before = await cartRows();
    const entries = form(patient.id);
    const { data, init } = refusedWith((await post(shopper, entries)).answer);
    expect([init.status, data.clashes.map(({ existingQuantity, incomingQuantity }) => [existingQuantity, incomingQuantity])]).toEqual([
      409,
      [[1, 2]],
    ]);
    expect(await cartRows()).toEqual(before);
    await post(shopper, [...data.entries, ["onClash", "add"]]);
    expect((await shopper.calls.cart.populate({ locationId: shopper.locationId })).preordersPatient[0]?.lines[0]?.quantity).toBe(3);
  });

  test("is refused shipping to the patient in Korea by the server too", async () => {
    const { shopper, patient } = await given({ edition: "KR" });
    const entries = form(patient.id, { "right.was": "kr-myday", "right.series": "kr-myday", delivery: patient.addressId });
    const before = await cartRows();
    const { data } = refusedWith((await post(shopper, entries)).answer);
    expect(data.refusal).toMatchObject({ code: "shippingRefused", values: { reason: "shipToPatientNotOffered" } });
    expect((await cartRows()).preorders).toEqual(before.preorders);
    expect((await loader(await args(shopper))).delivery.toPatient).toBeNull();
  });

  test("recalculates without JavaScript and begins a picked lens with its defaults", async () => {
    const { shopper, patient } = await given();
    const entries = form(patient.id, {
      "right.quantity": "",
      "right.was": "",
      "right.power": "",
      "right.packSize": "",
      "right.series": "il-myday-toric",
      intent: "show",
    });
    const { data } = refusedWith((await post(shopper, entries)).answer);
    expect(data.state.draft.eyes.right).toMatchObject({ seriesId: "il-myday-toric", chosen: { power: 0, cylinder: -0.75, axis: 180 } });
    expect(data.state.facts.right?.stock.status).toBe("inStock");
  });

  test("asks, over the kept form, before another lens clears an eye", async () => {
    const { shopper, patient } = await given();
    const { answer } = await post(shopper, form(patient.id, { "right.series": "il-myday-toric", intent: "show" }));
    const address = to(answer) ?? "";
    expect(address).toMatch(/^\/products\/patient-revenue\/switch\?eye=right&to=il-myday-toric&form=/);
    const page = await loader(await args(shopper, { path: address }));
    const asBefore = { seriesId: "il-myday", wantedSeriesId: "", chosen: { power: -3.25 }, quantity: "2" };
    expect(page.state.draft.eyes.right).toMatchObject(asBefore);
  });
});

describe("trials of a patient", () => {
  const trial = (patientId: string, quantity: string, more: Record<string, string> = {}) =>
    form(patientId, {
      "right.was": "il-myday-trial",
      "right.series": "il-myday-trial",
      "right.packSize": "5",
      "right.quantity": quantity,
      ...more,
    });
  const send = async (shopper: Shopper, entries: Entries) =>
    trialAction(await args(shopper, { path: "/products/patient-trial", form: entries }));

  test("are added up to two without asking", async () => {
    const { shopper, patient } = await given();
    expect(to(await send(shopper, trial(patient.id, "2")))).toBe("/products/patient-trial");
    const { answers } = await shopper.calls.cart.trialAllowance({ locationId: shopper.locationId, questions: [{ patientId: patient.id }] });
    expect(answers).toEqual([{ left: 0, limits: [{ reason: "exceedsPatientTrials", max: 2, used: 2, left: 0 }] }]);
  });

  test("beyond two are warned about before they are added, and become findings of the cart when the person insists", async () => {
    const { shopper, patient } = await given();
    const before = await cartRows();
    expect(to(await send(shopper, trial(patient.id, "3")))).toMatch(/^\/products\/patient-trial\/limit\?form=/);
    expect((await cartRows()).preorders).toEqual(before.preorders);
    await send(shopper, trial(patient.id, "3", { beyond: "yes" }));
    const { invalidPatientItems } = await shopper.calls.cart.view({ locationId: shopper.locationId });
    expect(invalidPatientItems).toMatchObject([{ patientId: patient.id, quantity: 3, maxQuantity: 2, reason: "exceedsPatientTrials" }]);
  });
});
