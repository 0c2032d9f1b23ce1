import { useEffect, useState } from "react";
import { useWaiting } from "~/components/waiting/use-waiting";
import { retryUntilAnswered } from "~/offline/connection";
import { onTheirWay } from "~/offline/waiting/queue";
import { sendWaiting } from "~/offline/waiting/send-waiting";

/** Answers as long as the process serves, and touches no data. */
const shortQuestion = "/healthz";

/** Whether the portal answers again; what waits of the person is then sent, also what is confirmed later. */
export function useReturn(personId: string | null): { isBack: boolean; isSignedOut: boolean } {
  const [isBack, setIsBack] = useState(false);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const queue = useWaiting(personId);
  const isWaiting = queue !== null && onTheirWay(queue).length > 0;
  useEffect(() => {
    const ended = new AbortController();
    void retryUntilAnswered(() => asksOnce(ended.signal), ended.signal).then(() => {
      if (!ended.signal.aborted) setIsBack(true);
    });
    return () => ended.abort();
  }, []);
  useEffect(() => {
    if (!isBack || !isWaiting || personId === null) return;
    const ended = new AbortController();
    sendWaiting(personId, ended.signal)
      .then((end) => setIsSignedOut(end.isSignedOut))
      .catch(() => {});
    return () => ended.abort();
  }, [isBack, isWaiting, personId]);
  return { isBack, isSignedOut };
}

async function asksOnce(signal: AbortSignal): Promise<true | number> {
  if (signal.aborted) return true;
  try {
    return (await fetch(shortQuestion, { cache: "no-store", signal })).ok || 0;
  } catch {
    return 0;
  }
}
