import { type RouterContextProvider, redirect } from "react-router";
import { v7 as newId } from "uuid";
import type { Answers } from "~/calls/answers";
import { callsContext, sessionContext } from "~/context.server";
import { isUuid } from "~/domain/is-uuid";
import { draftOfPreorder } from "~/forms/patient-order/draft-of-preorder";
import type { OrderPurchase } from "~/forms/patient-order/order-form";
import { orderPath } from "~/forms/patient-order/order-path";
import { parsePatientDraft } from "~/forms/patient-order/parse-patient-draft";
import { emptyDraft, type PatientDraft } from "~/forms/patient-order/patient-draft";

type Args = { context: Readonly<RouterContextProvider>; url: URL };
type Begun = Answers["orderForms"]["begin"];

/**
 * Returns the draft that the page of a patient's order starts with: a stored one (`isKept`, D31), the carted order in the URL, or a new
 * one.
 */
export async function beginDraft({ context, url }: Args, purchase: OrderPurchase): Promise<{ draft: PatientDraft; isKept: boolean }> {
  const { locationId } = context.get(sessionContext);
  const named = url.searchParams.get("preorder") ?? "";
  const preorderId = isUuid(named) ? named : undefined;
  const start = await context.get(callsContext).orderForms.begin({ locationId, path: orderPath(purchase), preorderId });
  const typed = keptDraft(start, url);
  return typed ? { draft: typed, isKept: true } : { draft: cartedDraft(start, purchase) ?? emptyDraft("", newId), isKept: false };
}

/**
 * Returns the stored draft in the URL; else, when the URL names only a patient or a carted order, the newest one for that (D31). Never one
 * for another patient, nor a new order that was added to the cart since.
 */
function keptDraft({ forms, cartedIds }: Begun, { searchParams }: URL): PatientDraft | null {
  const asked = (name: string) => searchParams.get(name) ?? "";
  const named = forms.find(({ formId }) => searchParams.getAll("form").includes(formId));
  if (named) {
    const draft = parsePatientDraft(named.entries, newId);
    const isOthers = draft.patientId !== "" && asked("patient") !== "" && draft.patientId !== asked("patient");
    return isOthers ? null : draft;
  }
  if (["repeat", "series", "pair"].some((name) => searchParams.has(name))) return null;
  const [draft] = forms
    .map(({ entries }) => parsePatientDraft(entries, newId))
    .filter(({ preorderId, patientId }) => (asked("preorder") ? preorderId === asked("preorder") : patientId === asked("patient")));
  if (!draft || (draft.revision === null) !== (asked("preorder") === "")) return null;
  return draft.revision === null && cartedIds.includes(draft.preorderId) ? null : draft;
}

/** Returns the carted order as a draft; redirects one of another kind to its own page; null for one that is gone. */
function cartedDraft({ preorder }: Begun, purchase: OrderPurchase): PatientDraft | null {
  if (preorder?.kind === "officeTrial") throw redirect("/products/patient-trial/office");
  if (!preorder?.patientId) return null;
  const { purchaseType } = preorder.merchandise;
  if (purchaseType === purchase) return draftOfPreorder(preorder, newId);
  throw redirect(`${orderPath(purchaseType === "Trial" ? "Trial" : "Revenue")}?preorder=${preorder.id}`);
}
