import { useEffect, useRef } from "react";
import { useFetchers, useNavigation } from "react-router";

/** Milliseconds after which a change that had to wait tries again. */
const waitMs = 150;

/** What has changes that were not answered yet, by the timer in which they wait for their turn. */
const unanswered = new Set<object>();

/** Whether a change of the page waits for its turn or its answer. */
export const isChangeUnanswered = (): boolean => unanswered.size > 0;

/**
 * Runs a change when no other change of this page is under way, so that revisions and holds never conflict. `afterMs` waits for a pause
 * first; a further call restarts the pause. The promise of a change is fulfilled when it is answered.
 */
export function useInTurn(afterMs = 0): (change: () => Promise<void> | undefined) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<() => void>(undefined);
  const busy = useRef(false);
  const navigating = useNavigation().state !== "idle";
  const underWay = useFetchers().some(({ state }) => state !== "idle") || navigating;
  useEffect(() => {
    busy.current = underWay;
  }, [underWay]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      unanswered.delete(timer);
    },
    [],
  );
  return (change) => {
    const run = () => {
      if (busy.current) timer.current = setTimeout(run, waitMs);
      else void Promise.resolve(change()).finally(() => latest.current === run && unanswered.delete(timer));
    };
    latest.current = run;
    unanswered.add(timer);
    clearTimeout(timer.current);
    if (afterMs > 0) timer.current = setTimeout(run, afterMs);
    else run();
  };
}
