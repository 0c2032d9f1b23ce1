import { useEffect, useState } from "react";
import type { Queue } from "~/offline/waiting/queue";
import { followWaiting } from "~/offline/waiting/waiting-changed";
import { loadWaiting } from "~/offline/waiting/waiting-store";

/**
 * Returns a person's waiting entries on this device, updated with changes here and in other tabs; null until they are loaded, or for
 * nobody.
 */
export function useWaiting(personId: string | null): Queue | null {
  const [queue, setQueue] = useState<Queue | null>(null);
  useEffect(() => {
    if (personId === null) return;
    let isStale = false;
    const load = async () => {
      const items = await loadWaiting(personId, Date.now());
      if (!isStale) setQueue(items);
    };
    void load();
    const leave = followWaiting(() => void load());
    return () => {
      isStale = true;
      leave();
    };
  }, [personId]);
  return personId === null ? null : queue;
}
