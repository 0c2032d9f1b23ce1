import { whenIdle } from "./when-idle";

/** Who has not pressed a key for so long is not in the middle of typing. */
const pauseMilliseconds = 1500;

let lastKeyAt = Number.NEGATIVE_INFINITY;
let isListening = false;

/**
 * Resolves when the browser is idle and no key was pressed for 1.5 seconds: on a slow computer, code that is fetched and run between two
 * keys delays the second one.
 */
export async function whenNobodyTypes(): Promise<void> {
  if (!isListening) addEventListener("keydown", () => (lastKeyAt = performance.now()), { capture: true, passive: true });
  isListening = true;
  await whenIdle();
  for (let left = pauseLeft(); left > 0; left = pauseLeft()) {
    await new Promise((resolve) => setTimeout(resolve, left));
    await whenIdle();
  }
}

const pauseLeft = () => lastKeyAt + pauseMilliseconds - performance.now();
