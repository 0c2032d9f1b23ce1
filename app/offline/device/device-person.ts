import { get, set } from "idb-keyval";
import { deviceDatabase, isUsable, type StoredBy, stateVersion } from "./device-store";

/** Who is signed in on this device, and the person's location: ids only (D31). */
export type DevicePerson = { personId: string; locationId: string };

/** Stores who is signed in, for the page that opens without a connection. */
export async function storeDevicePerson({ personId, locationId }: DevicePerson, now: Date): Promise<void> {
  const person: StoredBy & DevicePerson = { version: stateVersion, personId, locationId, savedAtMilliseconds: now.getTime() };
  await set("person", person, deviceDatabase()).catch(() => {});
}

/** Returns who last signed in on this device, within 12 hours; null after signing out. */
export async function loadDevicePerson(now: Date): Promise<DevicePerson | null> {
  try {
    const person = await get<StoredBy & DevicePerson>("person", deviceDatabase());
    return person && isUsable(person, person.personId, now) ? { personId: person.personId, locationId: person.locationId } : null;
  } catch {
    return null;
  }
}
