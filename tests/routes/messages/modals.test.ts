import { v7 as uuid } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { openPages, type Visitor, visitorOf } from "~tests/helpers/visitor";
import {
  givenCatalogue,
  givenPatient,
  givenShopper,
  mydayLine,
  officeTrial,
  patientOrder,
  stockOrder,
} from "~tests/services/cart/given-cart";

/*
 * The modals of D57 that belong to patients, trials, addresses and the cart, without JavaScript: each is a page of its own
 * that shows the dialog over the inert page behind. What Escape and a press beside a dialog do with JavaScript follows from `closedby`
 * (tests/components/ui/modal.test.tsx) and is tried in a browser for the trial rules (tests/e2e/trials.test.ts).
 */

const ids = { preorder: "", line: "", patient: "", address: "" };
let visitor: Visitor;

beforeAll(async () => {
  await openPages();
  await resetDatabase();
  await givenCatalogue();
  const shopper = await givenShopper({ locations: 2 });
  const { id, addressId } = await givenPatient(shopper);
  const right = mydayLine(-3.25, 2);
  const sent = patientOrder(id, { right });
  const trial = officeTrial([mydayLine(-3.25, 1, { seriesId: "il-myday-trial", packSize: 5 })]);
  await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(-3, 3)]), sent, trial] });
  Object.assign(ids, { preorder: sent.id, line: right.id, patient: id, address: addressId });
  visitor = await visitorOf(shopper);
});

const office = "/products/patient-trial/office";
const patientTrial = "/products/patient-trial";
const patientOrderPage = "/products/patient-revenue";

test.each<[string, () => string, string]>([
  ["trial rule explained, for the practice", () => `${office}/explain`, "How trial lenses are counted"],
  ["trial rule explained, for a patient", () => `${patientTrial}/explain?patient=${ids.patient}`, "How trial lenses are counted"],
  ["trial rule without a match, for the practice", () => `${office}/no-match?series=il-myday-trial`, "No matching trial"],
  ["trial rule without a match, for a patient", () => `${patientTrial}/no-match?of=il-myday-toric`, "No matching trial"],
  ["trial limit, for the practice", () => `${office}/limit?series=il-myday-trial&power=-3.25&quantity=9`, "Too many trial lenses"],
  ["trial limit, for a patient", () => `${patientTrial}/limit?patient=${ids.patient}`, "Too many trial lenses"],
  ["trial add", () => `${office}/add?series=il-myday-trial`, "Add trial lenses"],
  ["no trial", () => `${office}/none?of=il-myday-toric`, "No trial lenses"],
  ["change of the lens", () => `${patientOrderPage}/switch?preorder=${ids.preorder}&eye=right&to=il-myday-toric`, "Change the lens?"],
  ["removal of a whole patient order", () => `${patientOrderPage}/remove?preorder=${ids.preorder}`, "Remove this order?"],
])("%s asks for an explicit result: no close button, and neither Escape nor a press beside it closes it", async (_, path, title) => {
  const page = await visitor.get(path());
  const [dialog, second] = page.document.querySelectorAll("dialog[open]");
  expect([page.status, second, page.textAt("dialog h2")]).toEqual([200, undefined, title]);
  expect([dialog?.getAttribute("closedby"), page.document.querySelector("dialog [aria-label=Close]")]).toEqual(["none", null]);
  expect(page.document.querySelector(".behind[inert] main, main .behind[inert], .behind[inert]")).not.toBeNull();
  expect(page.textsAt("dialog button, dialog a").length).toBeGreaterThan(0);
});

test.each<[string, () => string, string, () => string]>([
  ["trial details", () => `${office}/details?series=il-myday-trial`, "Trial details: MyDay trial lenses", () => office],
  [
    "address verification",
    () => `/patients/${ids.patient}/addresses/${ids.address}/verify`,
    "Which address is right?",
    () => `/patients/${ids.patient}`,
  ],
  ["a new address", () => `/patients/${ids.patient}/addresses/new`, "New address", () => `/patients/${ids.patient}`],
  ["a changed address", () => `/patients/${ids.patient}/addresses/${ids.address}`, "Edit address", () => `/patients/${ids.patient}`],
  [
    "a new address, over an order",
    () => `${patientOrderPage}/patients/${ids.patient}/addresses/new?form=kept&id=${uuid()}`,
    "New address",
    () => `${patientOrderPage}?form=kept`,
  ],
  ["a new patient, over the patients", () => "/patients/add", "New patient", () => "/patients"],
  ["a new patient, over an order", () => `${patientOrderPage}/new-patient`, "New patient", () => patientOrderPage],
  ["a new patient, over a trial order", () => `${patientTrial}/new-patient`, "New patient", () => patientTrial],
  ["product select", () => `${patientOrderPage}/select?eye=right`, "Lens for the right eye", () => patientOrderPage],
  ["the search of a patient", () => `${patientOrderPage}/find`, "Who is the order for?", () => patientOrderPage],
  ["delete item", () => `/cart/delete?preorder=${ids.preorder}`, "Delete from the cart?", () => "/cart"],
  ["change params", () => `/cart/lens?preorder=${ids.preorder}&line=${ids.line}`, "MyDay", () => "/cart"],
  ["empty the cart", () => "/cart/empty", "Empty the cart?", () => "/cart"],
  ["the terms", () => "/legal/terms?back=/cart", "Terms and conditions", () => "/cart"],
  ["the privacy policy", () => "/legal/privacy?back=/history", "Privacy policy", () => "/history"],
  ["the cookies", () => "/legal/cookies", "Cookies", () => "/products"],
  ["the accessibility statement", () => "/legal/accessibility?back=//elsewhere.example", "Accessibility", () => "/products"],
  ["location selection", () => "/location?back=/cart", "Choose where you work", () => "/cart"],
])("%s can be closed, and its button leads to the page behind", async (_, path, title, behind) => {
  const page = await visitor.get(path());
  const [dialog, second] = page.document.querySelectorAll("dialog[open]");
  expect([page.status, second, page.textAt("dialog h2")]).toEqual([200, undefined, title]);
  expect(dialog?.getAttribute("closedby")).toBe("closerequest");
  expect(dialog?.querySelector("[aria-label=Close]")?.getAttribute("href")).toBe(behind());
  expect(page.document.querySelector(".behind[inert]")).not.toBeNull();
});

test("a dialog about something that does not exist says so instead of failing", async () => {
  expect((await visitor.get(`${office}/details?series=none`)).textAt("dialog h2")).toBe("No matching trial");
  expect((await visitor.get(`/cart/delete?preorder=${uuid()}`)).textAt("dialog p")).toBe("This is no longer in the cart.");
  expect((await visitor.get(`/patients/${ids.patient}/addresses/${uuid()}/verify`)).status).toBe(404);
});
