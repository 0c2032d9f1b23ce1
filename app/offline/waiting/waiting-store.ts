import { get, update } from "idb-keyval";
import { deviceDatabase, isUsable, type StoredBy, stateVersion } from "../device/device-store";
import { pruned, type Queue } from "./queue";
import { notifyWaitingChanged } from "./waiting-changed";

type StoredQueue = StoredBy & { items: Queue };

const keyOf = (personId: string) => `waiting ${personId}`;

/** Returns a person's waiting entries on this device; none of another person, of another version, or older than 12 hours (D31). */
export async function loadWaiting(personId: string, now: number): Promise<Queue> {
  try {
    return usableItems(await get<StoredQueue>(keyOf(personId), deviceDatabase()), personId, now);
  } catch {
    return [];
  }
}

/** Changes a person's waiting entries, atomically for all tabs. Returns false when the device refuses to store anything. */
export async function changeWaiting(personId: string, change: (queue: Queue) => Queue): Promise<boolean> {
  const now = Date.now();
  try {
    await update<StoredQueue>(
      keyOf(personId),
      (queue) => ({
        ...{ version: stateVersion, personId, savedAtMilliseconds: now },
        items: pruned(change(usableItems(queue, personId, now)), now),
      }),
      deviceDatabase(),
    );
    notifyWaitingChanged();
    return true;
  } catch {
    return false;
  }
}

const usableItems = (queue: StoredQueue | undefined, personId: string, now: number): Queue =>
  queue && isUsable(queue, personId, new Date(now)) ? pruned(queue.items, now) : [];
