import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Counts down `durationMs` and then calls `over`; `paused` stops it, and the rest continues afterwards. */
export function useCountdown(durationMs: number, paused: boolean, over: () => void): void {
  const [running, setRunning] = useState(true);
  const leftMs = useRef(durationMs);
  const onOver = useEffectEvent(over);
  useEffect(() => {
    if (paused || !running) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => {
      setRunning(false);
      onOver();
    }, leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [paused, running]);
}
