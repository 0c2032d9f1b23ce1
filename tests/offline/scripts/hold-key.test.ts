import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { scanGapMilliseconds } from "~/domain/scan/scan-gap";
import { holdKey, shortcutsReady } from "~/offline/scripts/hold-key";

const heard = vi.fn((event: KeyboardEvent) => event.preventDefault());

beforeAll(() => holdKey(shortcutsReady, scanGapMilliseconds));

test("Ctrl or Cmd with k before the shortcuts were ready is kept from the browser and replayed, also from a field", () => {
  document.body.innerHTML = "<input data-search-shortcut>";
  const pressed = press("k", 1, document.querySelector("input") ?? undefined, { ctrlKey: true });
  expect(pressed.defaultPrevented).toBe(true);
  expect(pressedAgain()).toEqual(["k KeyK"]);
  expect(heard.mock.calls[0]?.[0].ctrlKey).toBe(true);
  // From now on the shortcut has a listener of its own.
  expect(press("k", 500, document.body, { metaKey: true }).defaultPrevented).toBe(false);
  expect(pressedAgain()).toEqual(["k KeyK"]);
});
beforeEach(() => {
  document.body.innerHTML = "<input><button>press</button>";
  press("Escape", 1000);
  heard.mockClear();
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

let clock = 0;

/** Presses a key so many milliseconds after the one before. */
function press(key: string, gap: number, on: EventTarget = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  clock += gap;
  const event = new KeyboardEvent("keydown", { key, code: `Key${key.toUpperCase()}`, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, "timeStamp", { value: clock });
  vi.spyOn(performance, "now").mockReturnValue(clock);
  on.dispatchEvent(event);
  return event;
}

/** The keys that are pressed again once the shortcuts listen. */
function pressedAgain(): string[] {
  document.addEventListener("keydown", heard);
  dispatchEvent(new Event(shortcutsReady));
  document.removeEventListener("keydown", heard);
  return heard.mock.calls.map(([{ key, code }]) => `${key} ${code}`);
}

test("the last key pressed before the shortcuts were ready is replayed once", () => {
  press("c", 500);
  press("o", 500);
  expect(pressedAgain()).toEqual(["o KeyO"]);
  expect(pressedAgain()).toEqual(["o KeyO"]);
});

test("a key that was handled is not replayed", () => {
  press("o", 500).preventDefault();
  expect(pressedAgain()).toEqual([]);
});

test("a key typed into a field is text", () => {
  press("o", 500, document.querySelector("input") ?? undefined);
  expect(pressedAgain()).toEqual([]);
});

test("scanner keys, keys with Ctrl and non-printing keys are not replayed", () => {
  for (const key of "7290") press(key, 15);
  expect(pressedAgain()).toEqual([]);
  press("o", 500, document.body, { ctrlKey: true });
  expect(pressedAgain()).toEqual([]);
  press("Tab", 500);
  expect(pressedAgain()).toEqual([]);
});

test("a mouse press, another page or 10 seconds discard the held key", () => {
  press("o", 500);
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(pressedAgain()).toEqual([]);
  press("o", 500);
  history.pushState(null, "", "/other");
  expect(pressedAgain()).toEqual([]);
  press("o", 500);
  vi.spyOn(performance, "now").mockReturnValue(clock + 10_001);
  expect(pressedAgain()).toEqual([]);
});
