import { useEffect, useEffectEvent } from "react";
import type { Scan } from "./follow-scans";

let taker: ((scan: Scan) => void) | null = null;

/** Gives a scan to the page that takes all scans itself; false where none does. */
export function giveScan(scan: Scan): boolean {
  taker?.(scan);
  return taker !== null;
}

/** While this page is shown every scan goes to it, and is not looked up. */
export function useScanTaker(take: (scan: Scan) => void): void {
  const onScan = useEffectEvent(take);
  useEffect(() => {
    const own = (scan: Scan) => onScan(scan);
    taker = own;
    return () => {
      if (taker === own) taker = null;
    };
  }, []);
}
