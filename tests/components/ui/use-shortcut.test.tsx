import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { switchShortcuts, useShortcut } from "~/components/ui/use-shortcut";

type Where = Parameters<typeof useShortcut>[2];

function Page({ act, where }: { act: () => void; where?: Where }) {
  useShortcut("1", act, where);
  return (
    <>
      <input aria-label="text" />
      <input aria-label="cell" data-at="0" />
      <button type="button">button</button>
    </>
  );
}

/**
 * Presses keys, each so many milliseconds after the one before, on what has the focus. The browser delivers each that much later again than
 * the one before.
 */
function press(keys: string, gap: number, more: KeyboardEventInit = {}, delay = 0): void {
  for (const [index, key] of [...keys].entries()) {
    vi.advanceTimersByTime(gap + (index === 0 ? 0 : delay));
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    Object.defineProperty(event, "timeStamp", { value: Date.now() - index * delay });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.querySelector("dialog")?.remove();
});

/** How often the shortcut acted after the keys and a pause. */
function acted(
  keys: string,
  gap: number,
  { where, focus, more, delay }: { where?: Where; focus?: string; more?: KeyboardEventInit; delay?: number } = {},
): number {
  const act = vi.fn();
  const { getByLabelText, getByRole, unmount } = render(<Page act={act} where={where} />);
  if (focus === "button") getByRole("button").focus();
  else if (focus) getByLabelText(focus).focus();
  press(keys, gap, more, delay);
  vi.advanceTimersByTime(1000);
  unmount();
  return act.mock.calls.length;
}

test("acts on a single key press, on the page and on a button", () => {
  expect(acted("1", 500)).toBe(1);
  expect(acted("1", 500, { focus: "button" })).toBe(1);
});

test("does not act once its page is gone, however often the key was pressed", () => {
  const act = vi.fn();
  const { unmount } = render(<Page act={act} />);
  press("11", 80);
  unmount();
  vi.advanceTimersByTime(1000);
  expect(act).not.toHaveBeenCalled();
});

test("does not act on the first digit of a code whose keys a busy browser delivers late", () => {
  expect(acted("1234", 10, { delay: 80 })).toBe(0);
});

test("acts on each of several keys that a person presses", () => {
  expect(acted("111", 60)).toBe(3);
});

test.each(["1022476128994", "11", "9991"])("does nothing while the keys of a scanner come: %s", (keys) => {
  expect(acted(keys, 15)).toBe(0);
});

test("does nothing in a text field, and with Ctrl", () => {
  expect(acted("1", 500, { focus: "text" })).toBe(0);
  expect(acted("1", 500, { more: { ctrlKey: true } })).toBe(0);
});

test("acts in the fields that it is given", () => {
  expect(acted("1", 500, { focus: "cell", where: { fields: "[data-at]" } })).toBe(1);
  expect(acted("1", 500, { focus: "cell" })).toBe(0);
});

test("does nothing while a dialog is open, unless it belongs to one", () => {
  document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
  expect(acted("1", 500)).toBe(0);
  expect(acted("1", 500, { where: { dialog: true } })).toBe(1);
});

const refuse = () => {
  throw new DOMException("refused", "SecurityError");
};

test.each([
  ["forbids storing", { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ["has no space left", { getItem: () => null, setItem: refuse, removeItem: () => {} }],
])("acts in a browser that %s, and can be switched off until the page is left", (_, localStorage) => {
  vi.stubGlobal("localStorage", localStorage);
  expect(acted("1", 500)).toBe(1);
  switchShortcuts(false);
  expect(acted("1", 500)).toBe(0);
  vi.unstubAllGlobals();
  switchShortcuts(true);
  expect(acted("1", 500)).toBe(1);
});
