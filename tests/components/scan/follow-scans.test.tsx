import { render } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followScans, type Scan } from "~/components/scan/follow-scans";

const code = "1022476128994";

let scans: Scan[];
let stop: () => void;
let at: number;

beforeEach(() => {
  scans = [];
  at = performance.now();
  stop = followScans((scan) => scans.push(scan));
});
afterEach(() => stop());

/** Presses a key on what has the focus and, unless the page prevents it, types it. Answers whether the key was left to the page. */
function press(key: string, gap: number, more: KeyboardEventInit = {}): boolean {
  at += gap;
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, "timeStamp", { value: at });
  const isLeft = target.dispatchEvent(event);
  if (isLeft && key.length === 1) type(target, key);
  return isLeft;
}

/** What a browser does with a character. */
function type(target: Element, character: string): void {
  if (target instanceof HTMLSelectElement) {
    const found = [...target.options].findIndex(({ text }) => text.startsWith(character));
    if (found < 0 || found === target.selectedIndex) return;
    target.selectedIndex = found;
    target.dispatchEvent(new Event("input", { bubbles: true }));
    target.dispatchEvent(new Event("change", { bubbles: true }));
  }
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  const start = target.selectionStart ?? target.value.length;
  const end = target.selectionEnd ?? target.value.length;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), "value")?.set;
  setter?.call(target, target.value.slice(0, start) + character + target.value.slice(end));
  if (target.selectionStart !== null) target.setSelectionRange(start + 1, start + 1);
  target.dispatchEvent(new Event("input", { bubbles: true }));
}

const scan = (text = code, gap = 15) =>
  [...text]
    .map((key) => press(key, gap))
    .concat(press("Enter", gap))
    .at(-1);

/** A form with every kind of field; `tell` is told what the page hears, `sent` of every submission. */
function Fields({ tell, sent }: { tell: (name: string, value: string) => void; sent: () => void }) {
  const [text, setText] = useState("Dana");
  const [choice, setChoice] = useState("30");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <input
        aria-label="controlled"
        value={text}
        onChange={({ target }) => {
          tell("controlled", target.value);
          setText(target.value);
        }}
      />
      <input aria-label="uncontrolled" defaultValue="7" onChange={({ target }) => tell("uncontrolled", target.value)} />
      <input aria-label="number" type="number" defaultValue="3" />
      <input aria-label="password" type="password" defaultValue="" />
      <input aria-label="shown password" autoComplete="current-password" defaultValue="" />
      <textarea aria-label="note" defaultValue={"two\nlines"} />
      <select
        aria-label="list"
        value={choice}
        onChange={({ target }) => {
          tell("list", target.value);
          setChoice(target.value);
        }}
      >
        <option>30</option>
        <option>90</option>
        <option>180</option>
      </select>
      <button type="button" onClick={() => tell("button", "pressed")}>
        button
      </button>
    </form>
  );
}

function givenFields() {
  const seen: Record<string, string> = {};
  const sent = vi.fn();
  const tell = (name: string, value: string) => {
    seen[name] = value;
  };
  const { getByLabelText, getByRole } = render(<Fields tell={tell} sent={sent} />);
  const field = (label: string) => getByLabelText(label) as HTMLInputElement;
  return { seen, sent, field, button: getByRole("button") };
}

test.each([
  ["controlled", "Dana", 1, 3],
  ["controlled", "Dana", 4, 4],
  ["uncontrolled", "7", 0, 1],
  ["note", "two\nlines", 5, 5],
])("a scan into the field %s leaves %j with %i to %i selected, and its Enter key does nothing", (label, value, start, end) => {
  const { field, sent } = givenFields();
  field(label).focus();
  field(label).setSelectionRange(start, end);
  expect(scan()).toBe(false);
  expect([field(label).value, field(label).selectionStart, field(label).selectionEnd]).toEqual([value, start, end]);
  expect(scans.map(({ text }) => text)).toEqual([code]);
  expect(scans[0]?.focused).toBe(field(label));
  expect(sent).not.toHaveBeenCalled();
});

test("React is notified of the restored value", () => {
  const { field, seen } = givenFields();
  field("controlled").focus();
  field("controlled").setSelectionRange(4, 4);
  scan();
  expect(seen.controlled).toBe("Dana");
  press("!", 500);
  expect(field("controlled").value).toBe("Dana!");
});

test("a scan that comes in two runs leaves neither in the fields they went into", () => {
  const { field } = givenFields();
  field("number").focus();
  const whole = "10224761289949";
  for (const key of whole.slice(0, 2)) press(key, 15);
  field("controlled").focus();
  press(whole.charAt(2), 120);
  for (const key of whole.slice(3)) press(key, 15);
  expect(press("Enter", 15)).toBe(false);
  expect([field("number").value, field("controlled").value]).toEqual(["3", "Dana"]);
  expect(scans.map(({ text, focused }) => [text, focused])).toEqual([[whole, field("number")]]);
});

test("a number field keeps its number", () => {
  const { field } = givenFields();
  field("number").focus();
  scan();
  expect([field("number").value, scans.length]).toEqual(["3", 1]);
});

test("a select keeps its value, and the page sees no change event", () => {
  const { field, seen } = givenFields();
  field("list").focus();
  scan();
  expect([field("list").value, seen.list, scans.length]).toEqual(["30", undefined, 1]);
});

test("a select applies what a person types, after a short delay", async () => {
  const { field, seen } = givenFields();
  field("list").focus();
  press("9", 500);
  expect(seen.list).toBeUndefined();
  await vi.waitFor(() => expect(seen.list).toBe("90"));
  expect(field("list").value).toBe("90");
  press("1", 500);
  press("ArrowDown", 200);
  expect(seen.list, "told before the next key").toBe("180");
});

test("a scan with a button or nothing in focus presses nothing", () => {
  const { button, seen } = givenFields();
  button.focus();
  expect(scan("10 22 476 128")).toBe(false);
  button.blur();
  scan();
  expect(scans.map(({ text }) => text)).toEqual(["10 22 476 128", code]);
  expect(seen).toEqual({});
});

test.each([
  ["slowly by a person", code, 60],
  ["fast, but words", "metamorphosis", 12],
  ["fast, but short", "1022476", 12],
])("what is typed %s stays, and Enter reaches the page", (_, text, gap) => {
  const { field } = givenFields();
  field("uncontrolled").focus();
  field("uncontrolled").setSelectionRange(1, 1);
  expect(scan(text, gap)).toBe(true);
  expect([field("uncontrolled").value, scans]).toEqual([`7${text}`, []]);
});

test("the composition of an input method is left alone", () => {
  const { field } = givenFields();
  field("uncontrolled").focus();
  field("uncontrolled").setSelectionRange(1, 1);
  const isLeft = [...code].map((key) => press(key, 15, { isComposing: true })).concat(press("Enter", 15, { isComposing: true }));
  expect(isLeft.every(Boolean)).toBe(true);
  expect([field("uncontrolled").value, scans]).toEqual([`7${code}`, []]);
});

test("letters of a lot that an input method composes to Hangul belong to the scan", () => {
  const { field } = givenFields();
  field("uncontrolled").focus();
  for (const key of "01091234567890101728013110") press(key, 15);
  const hangul = (typed: string, code: string, isComposing: boolean) => {
    press("Process", 15, { code, isComposing });
    type(field("uncontrolled"), typed);
  };
  hangul("ㅣ", "KeyL", false);
  hangul("0", "Digit0", true);
  hangul("ㅁ", "KeyA", false);
  press("Process", 1, { code: "Enter", isComposing: true });
  expect(press("Enter", 15)).toBe(false);
  expect([field("uncontrolled").value, scans.map(({ text }) => text)]).toEqual(["7", ["01091234567890101728013110l0a"]]);
});

test.each(["password", "shown password"])("a %s is never read as a scan", (label) => {
  const { field } = givenFields();
  field(label).focus();
  expect(scan()).toBe(true);
  expect([field(label).value, scans]).toEqual([code, []]);
});

test("what was typed before the scan stays", () => {
  const { field } = givenFields();
  field("uncontrolled").focus();
  field("uncontrolled").setSelectionRange(1, 1);
  press("8", 400);
  at += 400;
  scan();
  expect([field("uncontrolled").value, scans.length]).toEqual(["78", 1]);
});

test("after it has stopped, nothing is restored", () => {
  const { field } = givenFields();
  stop();
  field("uncontrolled").focus();
  expect(scan()).toBe(true);
  expect(scans).toEqual([]);
});
