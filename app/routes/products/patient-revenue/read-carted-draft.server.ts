import { type RouterContextProvider, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { draftOfPreorder } from "~/components/patient-order/draft-of-preorder";
import type { OrderPurchase } from "~/components/patient-order/order-form";
import type { PatientDraft } from "~/components/patient-order/patient-draft";
import { callsContext, sessionContext } from "~/context.server";
import { isUuid } from "~/domain/is-uuid";

type Context = Readonly<RouterContextProvider>;

/** The carted order; one of another kind is edited on its own page, one that is gone begins anew. */
export async function readCartedDraft(context: Context, preorderId: string, purchase: OrderPurchase): Promise<PatientDraft | null> {
  const found = await findCarted(context, preorderId);
  if (found?.kind === "officeTrial") throw redirect("/products/patient-trial/office");
  if (!found?.patientId) return null;
  if (found.merchandise.purchaseType !== purchase) {
    throw redirect(`/products/patient-${found.merchandise.purchaseType === "Trial" ? "trial" : "revenue"}?preorder=${preorderId}`);
  }
  return draftOfPreorder(found, newId);
}

/** The order of a patient, or of the office, that is in the cart or put aside there; null when there is none of this id. */
export async function findCarted(context: Context, preorderId: string) {
  if (!isUuid(preorderId)) return null;
  const { locationId } = context.get(sessionContext);
  const cart = await context.get(callsContext).cart.populate({ locationId });
  return [...cart.preordersPatient, ...cart.preordersOffice, ...cart.savedForLater].find(({ id }) => id === preorderId) ?? null;
}
