import { afterEach, beforeEach, vi } from "vitest";

/** Gives every test of a file a clock of its own, from `now` on if given, and the longest pauses that chance can make before a retry. */
export function withLongestPauses(now?: Date): void {
  beforeEach(() => {
    vi.useFakeTimers(now && { now });
    vi.spyOn(Math, "random").mockReturnValue(1);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
