import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { callInPage, masterPath, ordersPath } from "./call-in-page";
import { emptyCart } from "./empty-cart";

/** Fills the cart of the practice's first location with so many lines, of the Israeli catalogue: stock, solutions, patients' eyes. Answers a patient. */
export async function givenCartLines(page: Page, count: number): Promise<{ patientId: string }> {
  const { tenant, locations } = await callInPage(page, "/api/session");
  const locationId: string = locations[0]._id;
  await emptyCart(page, locationId);
  const { patients } = await callInPage(page, `${masterPath}/patients/tenant/${tenant._id}/search`, { searchTerm: "" });
  const powers = Array.from({ length: Math.ceil(count / 4) }, (_, index) => -1 - index * 0.25);
  const stock = powers.map((power) => lens("il-myday", 90, { power })).slice(0, count);
  const solutions = count > 8 ? [{ id: randomUUID(), solutionId: "il-clearwell-360", quantity: 3 }] : [];
  const pairs = Math.floor((count - stock.length - solutions.length) / 2);
  const forPatients = Array.from({ length: pairs }, (_, index) => {
    const power = -1 - Math.floor(index / patients.length) * 0.25;
    const right = lens("il-biofinity-toric", 6, { power, cylinder: -1.25, axis: 180, baseCurve: 8.7, diameter: 14.5 });
    const rx = { right, left: lens("il-biofinity", 6, { power }) };
    const patientId = patients[index % patients.length].id;
    return { id: randomUUID(), orderType: "Patient", patientId, merchandise: { purchaseType: "Revenue", rx } };
  });
  const preorders = [
    { id: randomUUID(), orderType: "Stock", merchandise: { purchaseType: "Revenue", lines: stock } },
    ...solutions.map((solution) => ({
      ...{ id: randomUUID(), orderType: "Solution" },
      merchandise: { purchaseType: "Solution", solutions: [solution] },
    })),
    ...forPatients,
  ];
  const { cart: filled } = await callInPage(page, `${ordersPath}/cart/sync`, { locationId, preorders });
  if (!filled) throw new Error("The cart took no lines");
  return { patientId: patients[0].id };
}

const lens = (seriesId: string, packSize: number, values: object) => ({ id: randomUUID(), seriesId, packSize, quantity: 2, ...values });
