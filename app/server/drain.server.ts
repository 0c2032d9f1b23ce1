import type { ReadinessCheck } from "./health.server";

/** Whether this process is about to stop (D108). */
export type Drain = {
  readonly isStopping: () => boolean;
  /** Reports from now on that the process is not ready, and returns when proxies have had time to notice. */
  readonly begin: () => Promise<void>;
  readonly check: ReadinessCheck;
};

/** Returns the drain of a process that keeps answering for some milliseconds after it was asked to stop. */
export function createDrain(milliseconds: number): Drain {
  let stopping = false;
  return {
    isStopping: () => stopping,
    begin: () => {
      stopping = true;
      return new Promise((resolve) => setTimeout(resolve, milliseconds));
    },
    check: { name: "process", check: async () => (stopping ? { ready: false, note: "stopping" } : { ready: true }) },
  };
}
