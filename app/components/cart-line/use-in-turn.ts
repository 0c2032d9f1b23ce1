import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useFetchers, useNavigation } from "react-router";

/** Milliseconds after which a change that had to wait tries again. */
const waitMs = 150;

/** Sends a change; `isLeaving` says that the router is leaving the page. */
type Change = (isLeaving: boolean) => Promise<void> | undefined;

/** A change of the page. `sendNow` ends its pause, and `end` fulfils `answered`. */
type Turn = { change: Change; sendNow: () => void; answered: Promise<void>; end: () => void };

/** The changes that wait for their turn or their answer. */
const unanswered = new Set<Turn>();

/** Whether a change of the page waits for its turn or its answer. */
export const isChangeUnanswered = (): boolean => unanswered.size > 0;

/** Sends the changes of the page that pause, and returns when all have been answered. */
export async function changesAnswered(): Promise<void> {
  while (isChangeUnanswered()) {
    for (const { sendNow } of unanswered) sendNow();
    await Promise.all([...unanswered].map(({ answered }) => answered));
  }
}

/**
 * Runs a change when no other change of this page is under way, so that revisions and holds never conflict. `afterMs` waits for a pause
 * first; a further call replaces what waits and restarts the pause, and it ends when the router leaves the page. The promise of a change is
 * fulfilled when it is answered. `sendLast` sends what still waits when the browser leaves the page.
 */
export function useInTurn(afterMs = 0, sendLast?: () => void): (change: Change) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Turn>(undefined);
  const busy = useRef(false);
  const leaving = useRef(false);
  const { state, formData } = useNavigation();
  const isLeaving = state === "loading" && formData === undefined;
  const underWay = useFetchers().some((fetcher) => fetcher.state !== "idle") || (state !== "idle" && !isLeaving);
  const send = () => {
    const turn = waiting.current;
    waiting.current = undefined;
    void Promise.resolve(turn?.change(leaving.current)).finally(turn?.end);
  };
  const sendInTurn = () => {
    clearTimeout(timer.current);
    if (!waiting.current) return;
    if (busy.current) timer.current = setTimeout(sendInTurn, waitMs);
    else send();
  };
  const leave = useEffectEvent(sendInTurn);
  const onPageHide = useEffectEvent(() => waiting.current && sendLast?.());
  useEffect(() => {
    busy.current = underWay;
    leaving.current = isLeaving;
    // The data of the next page is then loaded after the change.
    if (isLeaving) leave();
  }, [underWay, isLeaving]);
  useEffect(() => {
    addEventListener("pagehide", onPageHide);
    return () => removeEventListener("pagehide", onPageHide);
  }, []);
  const atUnmount = useRef(send);
  // In time for the change to find its form.
  useLayoutEffect(() => {
    const { pathname } = location;
    const sendAtUnmount = atUnmount.current;
    return () => {
      clearTimeout(timer.current);
      const turn = waiting.current;
      leaving.current = location.pathname !== pathname;
      if (turn && leaving.current) sendAtUnmount();
      else turn?.end();
    };
  }, []);
  return (change) => {
    if (waiting.current) waiting.current.change = change;
    else {
      let fulfil = () => {};
      const answered = new Promise<void>((resolve) => {
        fulfil = resolve;
      });
      const end = () => {
        unanswered.delete(turn);
        fulfil();
      };
      const turn: Turn = { change, sendNow: sendInTurn, answered, end };
      waiting.current = turn;
      unanswered.add(turn);
    }
    clearTimeout(timer.current);
    if (afterMs > 0) timer.current = setTimeout(sendInTurn, afterMs);
    else sendInTurn();
  };
}
