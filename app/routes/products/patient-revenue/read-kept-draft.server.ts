import type { RouterContextProvider } from "react-router";
import { v7 as newId } from "uuid";
import type { OrderPurchase } from "~/components/patient-order/order-form";
import type { PatientDraft } from "~/components/patient-order/patient-draft";
import { readPatientDraft } from "~/components/patient-order/read-patient-draft";
import { readKeptForms } from "~/middleware/kept-form.server";
import { findCarted } from "./read-carted-draft.server";

type Args = { context: Readonly<RouterContextProvider>; url: URL };

/** The path of the page, without its dialogs. */
export const orderPath = (purchase: OrderPurchase) => `/products/patient-${purchase === "Trial" ? "trial" : "revenue"}`;

/**
 * The half-typed order that the address names; else, where it asks for nothing but a patient or a carted order, the newest one kept
 * for that (D31). Never one for another patient, and no new order that is in the cart by now.
 */
export async function readKeptDraft({ context, url }: Args, purchase: OrderPurchase): Promise<PatientDraft | null> {
  const asked = (name: string) => url.searchParams.get(name) ?? "";
  const { named, all } = await readKeptForms({ context, url }, orderPath(purchase));
  if (named) {
    const draft = readPatientDraft(named, newId);
    const isOthers = draft.patientId !== "" && asked("patient") !== "" && draft.patientId !== asked("patient");
    return isOthers ? null : draft;
  }
  if (["repeat", "series", "pair"].some((name) => url.searchParams.has(name))) return null;
  const [draft] = all
    .map((entries) => readPatientDraft(entries, newId))
    .filter(({ preorderId, patientId }) => (asked("preorder") ? preorderId === asked("preorder") : patientId === asked("patient")));
  if (!draft || (draft.revision === null) !== (asked("preorder") === "")) return null;
  if (draft.revision === null && (await findCarted(context, draft.preorderId))) return null;
  return draft;
}
