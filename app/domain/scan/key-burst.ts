import { groupSeparator, parseScan } from "./parse-scan";
import { scanGapMilliseconds } from "./scan-gap";

/** Minimum length of a scan. */
const scanLengthMin = 8;

/** A scanner whose keys are delayed (by its radio, or by a busy page) continues within this many milliseconds. */
const pauseMilliseconds = 200;

/** Number of pauses that a scanner may make within one scan. */
export const pausesMax = 2;

/**
 * The keys so far without a longer pause, the time of the last one, and the start in the text of each run of keys after a short pause; the
 * last three are remembered. `isOver` is set after a scan, when more end keys may follow.
 */
export type KeyBurst = { text: string; starts: readonly number[]; lastAt: number; isOver: boolean };

/** A pressed key: its character, the end of a scan, or anything else. */
export type PressedKey = { kind: "character"; character: string } | { kind: "end" } | { kind: "other" };

/**
 * `scan` is the text of a scan that this key ends, and `runs` the number of runs of keys that it came in, 1 without a pause; `isScanner`
 * means that the key belongs to a scan and has no other effect.
 */
type Followed = { burst: KeyBurst; scan: string | null; runs: number; isScanner: boolean };

export const noBurst: KeyBurst = { text: "", starts: [0], lastAt: Number.NEGATIVE_INFINITY, isOver: false };

/**
 * Decides whether keys come from a scanner: at least 8 characters, one of them a digit, each within 40 ms of the one before, followed as
 * quickly by Enter or Tab. Some scanners send both. With two pauses under 200 ms, and one before the end, it still is a scanner when the
 * whole text is a product code (`parseScan`): half of a code must not remain as a quantity.
 */
export function followBurst(burst: KeyBurst, key: PressedKey, at: number): Followed {
  const { text, starts, lastAt, isOver } = burst;
  const gap = at - lastAt;
  const isQuick = gap < scanGapMilliseconds;
  const typed = (next: KeyBurst): Followed => ({ burst: next, scan: null, runs: 0, isScanner: false });
  if (key.kind === "other") return typed(noBurst);
  if (key.kind === "character") {
    if (isOver || gap >= pauseMilliseconds) return typed({ ...noBurst, text: key.character, lastAt: at });
    const runs = isQuick ? starts : [...starts, text.length].slice(-pausesMax - 1);
    return typed({ text: text + key.character, starts: runs, lastAt: at, isOver });
  }
  const over = { ...noBurst, lastAt: at, isOver: true };
  const ended = (scan: string | null, runs: number): Followed => ({ burst: over, scan, runs, isScanner: true });
  if (isQuick && isOver) return ended(null, 0);
  const last = starts.at(-1) ?? 0;
  const first = gap < pauseMilliseconds ? starts.findIndex((start) => (start < last || !isQuick) && parseScan(text.slice(start))) : -1;
  if (first >= 0) return ended(text.slice(starts[first]), starts.length - first);
  const run = text.slice(last);
  return isQuick && run.length >= scanLengthMin && /\d/.test(run) ? ended(run, 1) : typed(noBurst);
}

type KeyInput = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "altKey" | "metaKey" | "shiftKey" | "repeat" | "isComposing">;

/**
 * Returns the key that a scanner meant, also under a layout without Latin letters. The separator of GS1 codes is sent as Ctrl+], as F8 or
 * as a character code typed with Alt. Null for keys that do not count: those that only modify others (Shift), and the Enter or Tab with
 * which an input method ends a composition (the letters of a lot become Hangul), which is sent again.
 */
export function pressedKey({ key, code, ctrlKey, altKey, metaKey, shiftKey, repeat, isComposing }: KeyInput): PressedKey | null {
  if (isComposing && ["Enter", "Tab"].some((end) => end === key || end === code)) return null;
  if (["Shift", "Control", "Alt", "AltGraph", "CapsLock"].includes(key)) return null;
  if (repeat || metaKey) return { kind: "other" };
  if ((ctrlKey && code === "BracketRight") || (altKey && code.startsWith("Numpad")) || key === "F8")
    return { kind: "character", character: groupSeparator };
  if (ctrlKey && !altKey) return { kind: "other" };
  if (key === "Enter" || key === "Tab") return { kind: shiftKey ? "other" : "end" };
  if (/^[ -~]$/.test(key)) return { kind: "character", character: key };
  const [, letter] = /^(?:Key|Digit)(\w)$/.exec(code) ?? [];
  return letter === undefined ? { kind: "other" } : { kind: "character", character: shiftKey ? letter : letter.toLowerCase() };
}
