import type { Eye } from "~/domain/order/order-lines";
import type { PatientDraft } from "~/forms/patient-order/patient-draft";
import { sides } from "~/forms/patient-order/patient-draft";
import { deviceStore, discardFromDevice, loadFromDevice, storeOnDevice } from "../device-drafts";

type Kind = "Revenue" | "Trial";
type StoredPatientDraft = Pick<PatientDraft, "preorderId" | "patientId" | "edits" | "eyes">;
type Content = { draft: StoredPatientDraft };
type Owner = { kind: Kind; personId: string };

const slotOf = ({ kind, personId }: Owner) => ({ key: `patient-draft-${kind}`, personId, store: deviceStore<Content>() });

/** Stores an unfinished order of a patient; deletes an empty one. Returns whether the device has it now. */
export async function storePatientDraft(owner: Owner, { preorderId, patientId, edits, eyes }: PatientDraft, now: Date): Promise<boolean> {
  const isEmpty = sides.every((side) => eyes[side].seriesId === "" && eyes[side].quantity === "");
  if (!isEmpty) return storeOnDevice<Content>(slotOf(owner), { draft: { preorderId, patientId, edits, eyes } }, now);
  await discardFromDevice(slotOf(owner));
  return false;
}

/** Returns the person's unfinished order of a patient; null without one. */
export async function loadPatientDraftFromDevice(owner: Owner, now: Date): Promise<Content["draft"] | null> {
  return (await loadFromDevice<Content>(slotOf(owner), now))?.draft ?? null;
}

/** The device's draft, and the form as the page was loaded with it; `isFresh` when that has no lens of its own. */
type Loaded = { stored: StoredPatientDraft; first: PatientDraft; isFresh: boolean };

/**
 * Returns the form with the device's draft in it: that of the same order if it was changed more often than the loaded one, or that of the
 * same patient in a fresh form. An eye that was changed while the device was read stays as it is.
 */
export function withStoredDraft(now: PatientDraft, { stored, first, isFresh }: Loaded): PatientDraft {
  const isNewer = stored.preorderId === first.preorderId ? stored.edits > first.edits : isFresh && stored.patientId === first.patientId;
  if (!isNewer) return now;
  const eye = (side: Eye) => (now.eyes[side] === first.eyes[side] ? stored.eyes[side] : now.eyes[side]);
  const edits = stored.edits + now.edits - first.edits;
  return { ...now, preorderId: stored.preorderId, edits, eyes: { right: eye("right"), left: eye("left") } };
}

/** Deletes the unfinished order on this device if it makes this preorder, because a colleague continues it. */
export async function discardPatientDraft(owner: Owner, preorderId: string): Promise<void> {
  const draft = await loadPatientDraftFromDevice(owner, new Date());
  if (draft?.preorderId === preorderId) await discardFromDevice(slotOf(owner));
}
