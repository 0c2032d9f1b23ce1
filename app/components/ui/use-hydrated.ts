import { useSyncExternalStore } from "react";

const nothingToFollow = () => () => {};

/** Does JavaScript run? False on the server and in the first rendering of the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToFollow,
    () => true,
    () => false,
  );
}
