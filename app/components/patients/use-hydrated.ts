import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the HTML of the server and while it is taken over, true afterwards: for controls that only work with JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
