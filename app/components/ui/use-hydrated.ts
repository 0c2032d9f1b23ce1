import { useSyncExternalStore } from "react";

const nothingToFollow = () => () => {};

/** Returns whether JavaScript is running; false on the server and in the browser's first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToFollow,
    () => true,
    () => false,
  );
}
