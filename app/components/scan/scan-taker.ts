import { useEffect, useEffectEvent } from "react";
import type { Scan } from "./follow-scans";

let taker: ((scan: Scan) => boolean) | null = null;

/** Gives a scan to the page that handles scans itself; returns false when there is none, or when it cannot use this one. */
export const giveScan = (scan: Scan): boolean => taker?.(scan) ?? false;

let listener: ((scan: Scan) => void) | null = null;

/** Handles a scan as one of the keyboard scanner, whatever read it. */
export const tellScan = (scan: Scan): void => listener?.(scan);

/** Calls `hear` with each of these scans until the returned function is called. */
export function hearScans(hear: (scan: Scan) => void): () => void {
  listener = hear;
  return () => {
    if (listener === hear) listener = null;
  };
}

/** Gives every scan to this page while it is shown; one that it accepts (true) is not looked up. */
export function useScanTaker(take: (scan: Scan) => boolean): void {
  const onScan = useEffectEvent(take);
  useEffect(() => {
    const own = (scan: Scan) => onScan(scan);
    taker = own;
    return () => {
      if (taker === own) taker = null;
    };
  }, []);
}
