import { useEffect, useEffectEvent } from "react";
import type { Scan } from "./follow-scans";

let taker: ((scan: Scan) => boolean) | null = null;

/** Gives a scan to the page that takes scans itself; false where none does, or where it cannot use this one. */
export const giveScan = (scan: Scan): boolean => taker?.(scan) ?? false;

/** While this page is shown every scan goes to it; what it takes (true) is not looked up. */
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
