import { followBurst, noBurst, type PressedKey, pausesMax, pressedKey } from "~/domain/scan/key-burst";
import { groupSeparator } from "~/domain/scan/parse-scan";
import { scanGapMilliseconds } from "~/domain/scan/scan-gap";
import { fieldState, isSecret } from "./field-state";
import { holdChoices } from "./hold-choices";

/** A scanned text, with the element that had the focus when it began, and the time. */
export type Scan = { text: string; focused: Element | null; at: number };

/** A run of keys without a pause: what had the focus when it began, and how to restore its fields. */
type Run = { focused: Element | null; before: Map<Element | null, (() => void) | null> };

const other: PressedKey = { kind: "other" };
const otherThanText = "button, a, summary, select, [type=checkbox], [type=radio], body";

/**
 * Calls `tell` for every scan, wherever on the page its keys arrive. The affected fields are restored, and the key that ends the scan has
 * no other effect. Keys of a person, what an input method composes up to its end, and keys in password fields are ignored.
 */
export function followScans(onScan: (scan: Scan) => void): () => void {
  let burst = noBurst;
  let runs: Run[] = [];
  const choices = holdChoices();

  const onKeyDown = (event: KeyboardEvent) => {
    const key = isSecret(event.target) ? other : pressedKey(event);
    if (key === null) return;
    const followed = followBurst(burst, key, event.timeStamp);
    burst = followed.burst;
    const field = document.activeElement;
    if (key.kind === "character") {
      if (burst.starts.at(-1) === burst.text.length - 1) runs = [...runs.slice(-pausesMax), { focused: field, before: new Map() }];
      const before = runs.at(-1)?.before;
      if (!before?.has(field)) before?.set(field, fieldState(field));
      if (field instanceof HTMLSelectElement) choices.wait(scanGapMilliseconds + 10);
      if (burst.text.length > 1 && isPress(key.character, field)) event.preventDefault();
      return;
    }
    if (followed.scan === null) choices.tell();
    if (!followed.isScanner) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (followed.scan === null) return;
    choices.forget();
    const scanned = runs.slice(-followed.runs).reverse();
    for (const { before } of scanned) for (const giveBack of before.values()) giveBack?.();
    onScan({ text: followed.scan, focused: scanned.at(-1)?.focused ?? null, at: event.timeStamp });
  };
  window.addEventListener("keydown", onKeyDown, true);
  return () => {
    window.removeEventListener("keydown", onKeyDown, true);
    choices.stop();
  };
}

/** Whether this character would press the focused control, scroll the page, or open a tool of the browser. */
function isPress(character: string, field: Element | null): boolean {
  return character === groupSeparator || (character === " " && (field === null || field.matches(otherThanText)));
}
