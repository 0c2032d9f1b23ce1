import { useEffect, useState } from "react";

/** Returns the server's present moment, advancing every second in the browser; without JavaScript it stays that of the page. */
export function usePresentMoment(serverNow: Date): Date {
  const [tick, setTick] = useState({ from: serverNow, moment: serverNow });
  useEffect(() => {
    const aheadMs = serverNow.getTime() - Date.now();
    const timer = setInterval(() => setTick({ from: serverNow, moment: new Date(Date.now() + aheadMs) }), 1000);
    return () => clearInterval(timer);
  }, [serverNow]);
  return tick.from === serverNow ? tick.moment : serverNow;
}
