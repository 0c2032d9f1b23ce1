import { groupSeparator, parseScan } from "./parse-scan";
import { scanGapMilliseconds } from "./scan-gap";

/** The shortest text that counts as a scan. */
const scanLengthMin = 8;

/** A scanner whose keys are held up (by its radio, by a busy page) goes on within fewer milliseconds than this. */
const pauseMilliseconds = 200;

/** So often a scanner may pause within one scan. */
export const pausesMax = 2;

/**
 * The keys that came so far with no longer pause, when the last of them came, and where in the text each run of keys begins that a short
 * pause parts from the one before; the last three are known. `isOver` follows a scan: more ends of it may come.
 */
export type KeyBurst = { text: string; starts: readonly number[]; lastAt: number; isOver: boolean };

/** A key that was pressed: the character it stands for, the end of a scan, or anything else. */
export type PressedKey = { kind: "character"; character: string } | { kind: "end" } | { kind: "other" };

/**
 * `scan` is the text of a scan that this key ends, and `runs` the number of runs of keys that it came in, 1 without a pause; `isScanner`
 * says that the key itself belongs to a scan and means nothing else.
 */
type Followed = { burst: KeyBurst; scan: string | null; runs: number; isScanner: boolean };

export const noBurst: KeyBurst = { text: "", starts: [0], lastAt: Number.NEGATIVE_INFINITY, isOver: false };

/**
 * Decides whether keys come from a scanner: at least 8 characters, one of them a digit, each within 40 ms of the one before, and as
 * quickly Enter or Tab. Some scanners send both. Two pauses under 200 ms, and one before the end, are a scanner's too when all that came
 * is a product code (`parseScan`): half of a code must not stay behind as a quantity.
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

type KeyInput = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "altKey" | "metaKey" | "shiftKey" | "repeat">;

/**
 * The key that a scanner meant, also under a layout without Latin letters. The separator of GS1 codes comes as Ctrl+], as F8 or as a
 * character code typed with Alt. Null for keys that only change others (Shift), which no burst notices.
 */
export function pressedKey({ key, code, ctrlKey, altKey, metaKey, shiftKey, repeat }: KeyInput): PressedKey | null {
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
