import { v7 as newId } from "uuid";
import { pushNotice } from "~/components/notices/current-notices";
import type { Eye } from "~/domain/order/order-lines";
import type { EyeState } from "~/forms/patient-order/eye-state";
import { findDraftMistakes, wantedEyes } from "~/forms/patient-order/find-draft-mistakes";
import type { OrderPurchase } from "~/forms/patient-order/order-form";
import { orderPath } from "~/forms/patient-order/order-path";
import { emptyDraft, type PatientDraft } from "~/forms/patient-order/patient-draft";
import { preorderOfDraft } from "~/forms/patient-order/preorder-of-draft";
import type { DevicePerson } from "~/offline/device/device-person";
import { withItem } from "~/offline/waiting/queue";
import type { WaitingItem, WaitingLine } from "~/offline/waiting/waiting-item";
import { changeWaiting } from "~/offline/waiting/waiting-store";

export type OrderToWait = {
  purchase: OrderPurchase;
  draft: PatientDraft;
  eyes: Record<Eye, EyeState>;
};

/**
 * Adds an order of a patient to the waiting entries on the device. Returns the empty form that follows for the same patient; null when it
 * cannot wait there: it is already in the cart, has a note (D31), something must be corrected or confirmed first, or the device stores
 * nothing.
 */
export async function waitWithOrder(owner: DevicePerson, { purchase, draft, eyes }: OrderToWait): Promise<PatientDraft | null> {
  const isReady = findDraftMistakes(draft, eyes).length === 0 && wantedEyes(eyes).every(({ suggested }) => suggested.length === 0);
  if (!isReady || draft.revision !== null || draft.note.trim() !== "") return null;
  const item = itemOfOrder({ purchase, draft, eyes }, owner.locationId, Date.now());
  if (!(await changeWaiting(owner.personId, (queue) => withItem(queue, item)))) return null;
  pushNotice({ key: "frame:line.kept", tone: "caution" });
  return emptyDraft(draft.patientId, newId);
}

/** Returns the waiting entry of a new order. Sending it deletes the draft of it on the server, so that it does not reopen (D31). */
export function itemOfOrder({ purchase, draft, eyes }: OrderToWait, locationId: string, now: number): WaitingItem {
  const preorders = [preorderOfDraft(draft, eyes, purchase)];
  const submittedForm = { path: orderPath(purchase), subject: draft.preorderId };
  return {
    ...{ id: draft.preorderId, kind: purchase === "Trial" ? "trial" : "patient", madeAt: now, tries: 0, state: { name: "waiting" } },
    lines: wantedEyes(eyes).flatMap(lineOf),
    call: { name: "sync", input: { locationId, preorders, submittedForm } },
  };
}

function lineOf({ side, draft, series, values, lens, quantity }: EyeState): WaitingLine[] {
  if (!series || !lens || quantity === null) return [];
  return [{ lineId: draft.lineId, name: series.displayName, values, packSize: lens.packSize, eye: side, quantity }];
}
