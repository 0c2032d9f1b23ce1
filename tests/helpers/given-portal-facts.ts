import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { callInPage, masterPath, ordersPath } from "./call-in-page";
import { emptyCart } from "./empty-cart";

/** What the addresses of the screens are made of. Those of the cart are empty until it is filled. */
export type PortalFacts = {
  /** `il` or `kr`: the beginning of the ids of the market. */
  market: string;
  locationId: string;
  /** Another person of the practice, for its admins. */
  colleague: string;
  patient: string;
  patientAtHome: string;
  address: string;
  cart: string;
  patientOrder: string;
  /** A line of it. */
  patientLine: string;
  hold: string;
  order: string;
  /** Its order, part and line, as addresses name them. */
  orderedLine: string;
  /** A delivery that was finished. */
  delivery: string;
  /** The preorder that is to replace the order. */
  replacing: string;
  template: string;
};

/** Stands in for facts where only the addresses of screens are asked for; the market is one that the catalogue knows. */
export const anyFacts = new Proxy({} as PortalFacts, { get: (_, name) => ({ market: "il", orderedLine: "x/x/x" })[String(name)] ?? "x" });

/** Works at one of the practice's locations with an empty cart, and knows patients with and without an address. */
export async function givenPortalFacts(page: Page, place: number): Promise<PortalFacts> {
  const { tenant, locations } = await callInPage(page, "/api/session");
  const locationId: string = locations[place]._id;
  await callInPage(page, "/api/session/location", { locationId });
  await emptyCart(page, locationId);
  const { patients } = await callInPage(page, `${masterPath}/patients/tenant/${tenant._id}/search`, { searchTerm: "" });
  const { users } = await callInPage(page, "/api/users");
  const colleague = users.find(({ role }: { role: string }) => role === "staff");
  const atHome = patients.find(({ addresses }: { addresses: object[] }) => addresses.length > 0);
  return {
    ...{
      market: tenant.countryCode.toLowerCase(),
      locationId,
      colleague: colleague._id,
      patient: patients[0].id,
      patientAtHome: atHome.id,
    },
    ...{
      address: atHome.addresses[0].id,
      cart: "",
      patientOrder: "",
      patientLine: "",
      hold: "",
      order: "",
      orderedLine: "",
      delivery: "",
      replacing: "",
      template: "",
    },
  };
}

const line = (seriesId: string, packSize: number, quantity: number, values: object) => ({
  ...{ id: randomUUID(), seriesId, packSize, quantity },
  ...values,
});

/** Fills the cart with every kind of order, more than the shelf holds, two broken trial rules and one order for later. */
export async function fillCart(page: Page, facts: PortalFacts): Promise<void> {
  const { market, locationId, patient } = facts;
  const toric = { power: -3.25, cylinder: -1.25, axis: 180, baseCurve: 8.7, diameter: 14.5 };
  const eyes = { right: line(`${market}-biofinity-toric`, 6, 2, toric), left: line(`${market}-biofinity`, 6, 2, { power: 2.5 }) };
  const manyTrials = { right: line(`${market}-myday-trial`, 5, 3, { power: -3.25 }), left: null };
  const lines = [line(`${market}-myday`, 90, 400, { power: -3.25 }), line(`${market}-myday`, 90, 2, { power: 1.5 })];
  const solutions = [{ id: randomUUID(), solutionId: `${market}-clearwell-360`, quantity: 3 }];
  const officeTrials = [line(`${market}-clariti-1-day-trial`, 5, 1, { power: -3.25 })];
  const later = [line(`${market}-biofinity`, 6, 2, { power: -2 })];
  const preorder = (orderType: string, purchaseType: string, merchandise: object, more: object = {}) => ({
    ...{ id: randomUUID(), orderType, merchandise: { purchaseType, ...merchandise } },
    ...more,
  });
  const first = preorder("Patient", "Revenue", { rx: eyes }, { patientId: patient });
  const last = preorder("Stock", "Revenue", { lines: later });
  const preorders = [
    first,
    preorder("Stock", "Revenue", { lines }),
    preorder("Solution", "Solution", { solutions }),
    preorder("Patient", "Trial", { rx: manyTrials }, { patientId: patient }),
    preorder("Trial", "Trial", { lines: officeTrials }),
  ];
  const { cart } = await callInPage(page, `${ordersPath}/cart/sync`, { locationId, preorders });
  await callInPage(page, `${ordersPath}/cart/sync`, { locationId, preorders: [last] });
  await callInPage(page, `${ordersPath}/cart/saveforlater`, { cartId: cart.id, preorderIds: [last.id], saved: true });
  facts.cart = cart.id;
  facts.patientOrder = first.id;
  facts.patientLine = eyes.right.id;
}

/** Takes out what the trial rules forbid and starts the review. */
export async function startCheckout(page: Page, facts: PortalFacts): Promise<void> {
  const { cart: cartId, locationId } = facts;
  const { invalidItems, invalidPatientItems } = await callInPage(page, `${ordersPath}/cart/populate`, { locationId });
  const preorderIds = [...invalidItems, ...invalidPatientItems].flatMap((item) => item.preorderIds);
  await callInPage(page, `${ordersPath}/cart/remove`, { cartId, preorderIds });
  facts.hold = (await callInPage(page, `${ordersPath}/cart/startcheckout`, { cartId })).holdId;
}

/** Sees to it that a review runs: what was pressed since may have released its hold, begun another, or placed the order. */
export async function keepReview(page: Page, facts: PortalFacts): Promise<void> {
  const { cart } = await callInPage(page, `${ordersPath}/cart/view`, { locationId: facts.locationId });
  if (cart?.locked) facts.hold = cart.hold.holdId;
  else {
    if (!cart?.itemsQuantity) await fillCart(page, facts);
    await startCheckout(page, facts);
  }
}

/** Submits what is under review; reviews it once more when another order took of the same stock meanwhile. */
export async function submitOrder(page: Page, facts: PortalFacts, isReviewedAgain = false): Promise<void> {
  await keepReview(page, facts);
  const sent = { cartId: facts.cart, holdId: facts.hold, acceptTerms: true };
  const answer = await callInPage(page, `${ordersPath}/cart/checkout`, sent);
  if (answer.code === "reviewChanged" && !isReviewedAgain) {
    await startCheckout(page, facts);
    return submitOrder(page, facts, true);
  }
  if (!answer.receipt) throw new Error(`The order was refused: ${answer.code}`);
  const [{ id }] = answer.receipt.orders;
  facts.order = id;
  const { tenant } = await callInPage(page, "/api/session");
  const { orders } = await callInPage(page, `${ordersPath}/v3/tenant/${tenant._id}/${facts.cart}`, {});
  const [part] = orders.find((order: { id: string }) => order.id === id).transactions;
  facts.orderedLine = `${id}/${part.id}/${part.merchandise.lines[0].id}`;
}

/** Puts the placed order into the cart again, to replace it. */
export async function changeOrder(page: Page, facts: PortalFacts): Promise<void> {
  facts.replacing = randomUUID();
  await callInPage(page, `${ordersPath}/orders/${facts.order}/copy`, { preorderId: facts.replacing, purpose: "change" });
}

/** Saves a template of stock and solutions for the whole practice. */
export async function saveTemplate(page: Page, facts: PortalFacts): Promise<void> {
  facts.template = randomUUID();
  const lines = [
    { kind: "stock", productId: `${facts.market}-biofinity~pw-2~bc8_6~di14~6`, quantity: 2 },
    { kind: "solutions", productId: `${facts.market}-clearwell-360`, quantity: 3 },
  ];
  await callInPage(page, "/api/templates/save", { templateId: facts.template, name: "Monday restock", locationId: null, lines });
}
