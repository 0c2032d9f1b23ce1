import { useEffect, useRef } from "react";
import { useFetchers, useNavigation } from "react-router";

/** Milliseconds after which a change that had to wait tries again. */
const waitMs = 150;

/**
 * Runs a change when no other change of this page is under way, so that revisions and holds never conflict. `afterMs` waits for a pause
 * first; a further call restarts the pause.
 */
export function useInTurn(afterMs = 0): (change: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useRef(false);
  const navigating = useNavigation().state !== "idle";
  const underWay = useFetchers().some(({ state }) => state !== "idle") || navigating;
  useEffect(() => {
    busy.current = underWay;
  }, [underWay]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (change) => {
    const run = () => {
      if (busy.current) timer.current = setTimeout(run, waitMs);
      else change();
    };
    clearTimeout(timer.current);
    if (afterMs > 0) timer.current = setTimeout(run, afterMs);
    else run();
  };
}
