import { useEffect, useState } from "react";
import { useWaiting } from "~/components/waiting/use-waiting";
import { retryUntilAnswered } from "~/offline/connection";
import { onTheirWay } from "~/offline/waiting/queue";
import { sendWaiting } from "~/offline/waiting/send-waiting";
import { retryAfterSeconds } from "~/offline/worth-retrying";

/** Answers while the process is running, without reading any data. */
const healthPath = "/healthz";

/**
 * Returns whether the portal answers again, and whether the session has ended. The person's waiting entries are then sent, including later
 * ones.
 */
export function useReconnection(personId: string | null): { isBack: boolean; isSignedOut: boolean } {
  const [isBack, setIsBack] = useState(false);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const queue = useWaiting(personId);
  const isWaiting = queue !== null && onTheirWay(queue).length > 0;
  useEffect(() => {
    const ended = new AbortController();
    void retryUntilAnswered(() => askOnce(ended.signal), ended.signal).then(() => {
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

async function askOnce(signal: AbortSignal): Promise<true | number> {
  if (signal.aborted) return true;
  try {
    const response = await fetch(healthPath, { cache: "no-store", signal });
    return response.ok || retryAfterSeconds(response);
  } catch {
    return 0;
  }
}
