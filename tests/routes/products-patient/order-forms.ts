import { v7 as uuid } from "uuid";
import { sessionContext } from "~/context.server";
import type { OrderFormAnswer } from "~/forms/patient-order/order-form";
import { action } from "~/routes/products/patient-revenue/patient-revenue";
import { routeArgs } from "~tests/helpers/given";
import { givenCatalogue, givenPatient, givenShopper, type Shopper } from "~tests/services/cart/given-cart";

type Args = Parameters<typeof action>[0];
/** The names and values of a sent form. */
export type Entries = [string, string][];

/** Returns the arguments of a loader or action for a request by a person; with `form`, a POST. */
export async function args(shopper: Shopper, given: { path?: string; form?: Entries } = {}) {
  const made = await routeArgs(shopper, { path: "/products/patient-revenue", ...given });
  made.context.set(sessionContext, await made.calls.session.read());
  return made as unknown as Args & typeof made;
}

/** Returns a person of a practice with the catalogue, and a patient. */
export async function given({ edition = "IL" }: { edition?: "IL" | "KR" } = {}) {
  await givenCatalogue();
  const shopper = await givenShopper({ edition, subDomain: edition === "IL" ? "einayim" : "hanbit" });
  return { shopper, patient: await givenPatient(shopper) };
}

/** Returns the sent form of an order of two boxes for the right eye, with other values in `more`. */
export const form = (patientId: string, more: Record<string, string> = {}): Entries =>
  Object.entries({
    ...{ preorder: uuid(), patient: patientId, delivery: "office", "right.line": uuid(), "left.line": uuid() },
    ...{ "right.was": "il-myday", "right.series": "il-myday", "right.power": "-3.25", "right.packSize": "90", "right.quantity": "2" },
    ...{ "left.was": "", "left.series": "", "left.quantity": "" },
    ...more,
  });

/** Sends a form to the page of a patient's order. */
export const post = async (shopper: Shopper, entries: Entries, path = "/products/patient-revenue") => {
  const made = await args(shopper, { form: entries, path });
  return { made, answer: await action(made) };
};
/** Returns where an answer redirects to. */
export const to = (answer: unknown) => (answer as Response).headers.get("Location");
/** Returns an answer as a refused form. */
export const refusedWith = (answer: unknown) => answer as { data: OrderFormAnswer; init: { status: number } };
