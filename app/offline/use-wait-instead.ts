import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { followConnection, isConnected } from "./connection";

/** Dispatched when an entry waits on the device instead of being sent: the component that shows it cancels the submission. */
export const takenOver = "taken-over";

/**
 * While something is being sent and the connection is lost, lets it wait on the device instead, which frees the page. The ids are the same,
 * so it does no harm if the first try has arrived. If `wait` returns that this is impossible, the page itself continues to wait. `takeBack`
 * cancels the submission, by default the page's.
 */
export function useWaitInstead(isSending: boolean, wait: () => Promise<boolean>, takeBack: () => void = announceTakenOver): void {
  const isOnline = useSyncExternalStore(followConnection, isConnected, () => true);
  const letWait = useEffectEvent(async () => {
    if (await wait()) takeBack();
  });
  useEffect(() => {
    if (isSending && !isOnline) void letWait();
  }, [isSending, isOnline]);
}

const announceTakenOver = (): void => void dispatchEvent(new Event(takenOver));
