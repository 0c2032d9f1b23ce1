import { groupSeparator } from "./parse-scan";
import { scanGapMilliseconds } from "./scan-gap";

/** The shortest text that counts as a scan. */
const scanLengthMin = 8;

/** The keys that came in one burst so far, and when the last of them came. `isOver` follows a scan: more ends of it may come. */
export type KeyBurst = { text: string; lastAt: number; isOver: boolean };

/** A key that was pressed: the character it stands for, the end of a scan, or anything else. */
export type PressedKey = { kind: "character"; character: string } | { kind: "end" } | { kind: "other" };

/** `scan` is the text of a scan that this key ends; `isScanner` says that the key itself belongs to a scan and means nothing else. */
type Followed = { burst: KeyBurst; scan: string | null; isScanner: boolean };

export const noBurst: KeyBurst = { text: "", lastAt: Number.NEGATIVE_INFINITY, isOver: false };

/**
 * Decides whether keys come from a scanner: at least 8 characters, one of them a digit, each within 40 ms of the one before, and as
 * quickly Enter or Tab. Some scanners send both.
 */
export function followBurst(burst: KeyBurst, key: PressedKey, at: number): Followed {
  const isQuick = at - burst.lastAt < scanGapMilliseconds;
  const typed = (next: KeyBurst): Followed => ({ burst: next, scan: null, isScanner: false });
  if (key.kind === "other") return typed(noBurst);
  if (key.kind === "character") return typed({ text: (isQuick ? burst.text : "") + key.character, lastAt: at, isOver: false });
  const over = { text: "", lastAt: at, isOver: true };
  if (isQuick && burst.isOver) return { burst: over, scan: null, isScanner: true };
  const isScan = isQuick && burst.text.length >= scanLengthMin && /\d/.test(burst.text);
  return isScan ? { burst: over, scan: burst.text, isScanner: true } : typed(noBurst);
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
