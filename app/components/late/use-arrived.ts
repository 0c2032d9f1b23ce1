import { startTransition, useEffect, useState } from "react";
import type { Late } from "./late-part";

/** Returns a part as far as it is there, for what works without it; null while it is under way, and when it could not be loaded. */
export function useArrived<Value>(part: Late<Value>): Value | null {
  const [arrived, setArrived] = useState<Value | null>(null);
  useEffect(() => {
    if (part instanceof Promise) void part.then((value) => startTransition(() => setArrived(value)));
  }, [part]);
  return part instanceof Promise ? arrived : part;
}
