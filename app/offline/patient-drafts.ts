import { createStore, del, get, set, type UseStore } from "idb-keyval";
import type { PatientDraft } from "~/components/patient-order/patient-draft";
import type { Eye } from "~/domain/order/order-lines";

/** Drafts of another version are discarded (D31). */
const stateVersion = "1.0.1";
const keptMilliseconds = 12 * 60 * 60_000;

/** What the device keeps of an unfinished order of a patient: ids, quantities and lens values; never names, notes or addresses (D31). */
export type KeptPatientDraft = {
  version: string;
  personId: string;
  savedAtMilliseconds: number;
  draft: Pick<PatientDraft, "preorderId" | "patientId" | "eyes">;
};

/** Where drafts lie; a device that refuses to keep anything simply keeps nothing. */
export type PatientDraftStore = {
  read: (key: string) => Promise<KeptPatientDraft | undefined>;
  write: (key: string, draft: KeptPatientDraft) => Promise<void>;
  clear: (key: string) => Promise<void>;
};

let opened: UseStore | undefined;
const database = () => {
  opened ??= createStore("dioptre-drafts", "drafts");
  return opened;
};

const deviceStore: PatientDraftStore = {
  read: (key) => get<KeptPatientDraft>(key, database()),
  write: (key, draft) => set(key, draft, database()),
  clear: (key) => del(key, database()),
};

type Kind = "Revenue" | "Trial";
const keyOf = (kind: Kind) => `patient-draft-${kind}`;

/** Keeps an unfinished order; an empty one is forgotten. Answers whether the device took it. */
export async function keepPatientDraft(
  kind: Kind,
  personId: string,
  draft: PatientDraft,
  now: Date,
  store = deviceStore,
): Promise<boolean> {
  const { preorderId, patientId, eyes } = draft;
  const isEmpty = (["right", "left"] satisfies Eye[]).every((side) => eyes[side].seriesId === "" && eyes[side].quantity === "");
  try {
    if (isEmpty) await store.clear(keyOf(kind));
    else {
      const savedAtMilliseconds = now.getTime();
      await store.write(keyOf(kind), { version: stateVersion, personId, savedAtMilliseconds, draft: { preorderId, patientId, eyes } });
    }
    return !isEmpty;
  } catch {
    return false;
  }
}

/** The person's unfinished order, when it is of this version and not older than 12 hours; anything else is discarded. */
export async function readPatientDraftOnDevice(
  kind: Kind,
  personId: string,
  now: Date,
  store = deviceStore,
): Promise<KeptPatientDraft["draft"] | null> {
  try {
    const kept = await store.read(keyOf(kind));
    if (!kept) return null;
    const age = now.getTime() - kept.savedAtMilliseconds;
    if (kept.version === stateVersion && kept.personId === personId && age >= 0 && age < keptMilliseconds) return kept.draft;
    await store.clear(keyOf(kind));
    return null;
  } catch {
    return null;
  }
}
