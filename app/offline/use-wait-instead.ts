import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { followConnection, isConnected } from "./connection";

/** Told when what was being sent waits on the device: the submission under way is taken back by what shows it. */
export const takenOver = "taken-over";

/**
 * While something is being sent and the connection is lost, lets it wait on the device instead; then the page is free again. The ids are
 * the same, so that it does no harm when the first try has arrived. Where `wait` answers that it cannot wait there, the page itself goes
 * on waiting. `takeBack` ends the submission under way, by itself the one of the page.
 */
export function useWaitInstead(isSending: boolean, wait: () => Promise<boolean>, takeBack: () => void = tellTakenOver): void {
  const isOnline = useSyncExternalStore(followConnection, isConnected, () => true);
  const letWait = useEffectEvent(async () => {
    if (await wait()) takeBack();
  });
  useEffect(() => {
    if (isSending && !isOnline) void letWait();
  }, [isSending, isOnline]);
}

const tellTakenOver = (): void => void dispatchEvent(new Event(takenOver));
