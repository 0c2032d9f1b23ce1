import type { PatientDraft } from "~/forms/patient-order/patient-draft";
import { sides } from "~/forms/patient-order/patient-draft";
import { deviceStore, discardFromDevice, readFromDevice, storeOnDevice } from "../device-drafts";

type Kind = "Revenue" | "Trial";
type Content = { draft: Pick<PatientDraft, "preorderId" | "patientId" | "eyes"> };
type Owner = { kind: Kind; personId: string };

const slotOf = ({ kind, personId }: Owner) => ({ key: `patient-draft-${kind}`, personId, store: deviceStore<Content>() });

/** Stores an unfinished order of a patient; deletes an empty one. Returns whether the device has it now. */
export async function storePatientDraft(owner: Owner, { preorderId, patientId, eyes }: PatientDraft, now: Date): Promise<boolean> {
  const isEmpty = sides.every((side) => eyes[side].seriesId === "" && eyes[side].quantity === "");
  if (!isEmpty) return storeOnDevice<Content>(slotOf(owner), { draft: { preorderId, patientId, eyes } }, now);
  await discardFromDevice(slotOf(owner));
  return false;
}

/** Returns the person's unfinished order of a patient; null without one. */
export async function readPatientDraftOnDevice(owner: Owner, now: Date): Promise<Content["draft"] | null> {
  return (await readFromDevice<Content>(slotOf(owner), now))?.draft ?? null;
}

/** Deletes the unfinished order on this device if it makes this preorder, because a colleague continues it. */
export async function discardPatientDraft(owner: Owner, preorderId: string): Promise<void> {
  const draft = await readPatientDraftOnDevice(owner, new Date());
  if (draft?.preorderId === preorderId) await discardFromDevice(slotOf(owner));
}
