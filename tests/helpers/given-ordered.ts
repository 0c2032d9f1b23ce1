import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { callInPage, masterPath, ordersPath } from "./call-in-page";
import { emptyCart } from "./empty-cart";

/** A new patient of the practice who ordered toric lenses for both eyes. */
export async function givenOrdered(page: Page) {
  const { locations, tenant } = await callInPage(page, "/api/session");
  const locationId = await emptyCart(page, locations[0]._id);
  const patientId = randomUUID();
  await callInPage(page, `${masterPath}/patients/create`, { id: patientId, firstName: "Tamar", lastName: `Oren ${patientId}`, locationId });
  const eye = (power: number, axis: number) => ({
    ...{ id: randomUUID(), seriesId: "il-biofinity-toric", packSize: 6, power, cylinder: -1.25, axis, quantity: 2 },
  });
  const preorder = {
    ...{ id: randomUUID(), orderType: "Patient", patientId, note: "Call before delivery" },
    merchandise: { purchaseType: "Revenue", rx: { right: eye(-3, 180), left: eye(-2.75, 170) } },
  };
  const { cart } = await callInPage(page, `${ordersPath}/cart/sync`, { locationId, preorders: [preorder], onClash: "add" });
  const { holdId } = await callInPage(page, `${ordersPath}/cart/startcheckout`, { cartId: cart.id });
  await callInPage(page, `${ordersPath}/cart/checkout`, { cartId: cart.id, holdId, acceptTerms: true });
  const { orders } = await callInPage(page, `${ordersPath}/v2/tenant/${tenant._id}`, { patientId });
  return { patientId, confirmationNum: orders[0].confirmationNum };
}
