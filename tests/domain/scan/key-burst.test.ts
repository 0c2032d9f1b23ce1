import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { followBurst, noBurst, type PressedKey, pressedKey } from "~/domain/scan/key-burst";

type Timed = { key: PressedKey; gap: number };

const end: PressedKey = { kind: "end" };
const other: PressedKey = { kind: "other" };
const keysOf = (text: string, gap: number): Timed[] => [...text].map((character) => ({ key: { kind: "character", character }, gap }));

/** The scans in a row of keys, and how many keys mean nothing to the page. */
function follow(keys: readonly Timed[]) {
  let burst = noBurst;
  let at = 1000;
  const scans: string[] = [];
  let kept = 0;
  for (const { key, gap } of keys) {
    at += gap;
    const followed = followBurst(burst, key, at);
    burst = followed.burst;
    if (followed.scan !== null) scans.push(followed.scan);
    if (followed.isScanner) kept += 1;
  }
  return { scans, kept };
}

/** Keys with these gaps before each run of them, and 5 ms between the others. */
const inRuns = (...runs: [text: string, gap: number][]): Timed[] =>
  runs.flatMap(([text, gap]) => keysOf(text, 5).map((key, index) => (index === 0 ? { ...key, gap } : key)));

describe("a burst of keys with pauses", () => {
  const gtin = "10224761289949";
  const gs1 = "010102247612899517270731";
  test.each<[string, Timed[], string[]]>([
    ["after the first character", [...inRuns(["1", 500], [gtin.slice(1), 120]), { key: end, gap: 5 }], [gtin]],
    ["twice", [...inRuns([gs1.slice(0, 3), 500], [gs1.slice(3, 9), 199], [gs1.slice(9), 60]), { key: end, gap: 5 }], [gs1]],
    ["once and before its end", [...inRuns(["7290", 500], ["012345678", 150]), { key: end, gap: 90 }], ["7290012345678"]],
    ["three times", [...inRuns(["1", 500], ["02", 50], ["247", 50], ["61289949", 50]), { key: end, gap: 5 }], ["61289949"]],
    ["of 200 ms", [...inRuns([gtin.slice(0, 7), 500], [gtin.slice(7), 200]), { key: end, gap: 5 }], []],
    ["before a scan of its own", [...inRuns(["3", 500], ["12345678", 150]), { key: end, gap: 5 }], ["12345678"]],
    ["before the next scan", [...inRuns([gtin, 500]), { key: end, gap: 5 }, ...inRuns([gtin, 80]), { key: end, gap: 5 }], [gtin, gtin]],
  ])("%s", (_, keys, scans) => {
    expect(follow(keys).scans).toEqual(scans);
  });

  test("a product code is read whole, wherever at most two pauses fall", () => {
    const pause = fc.tuple(fc.integer({ min: 1, max: gs1.length }), fc.integer({ min: 40, max: 199 }));
    fc.assert(
      fc.property(fc.array(pause, { maxLength: 2 }), (pauses) => {
        const keys = [...keysOf(gs1, 5), { key: end, gap: 5 }].map((key, index) => ({
          ...key,
          gap: new Map(pauses).get(index) ?? key.gap,
        }));
        expect(follow(keys).scans).toEqual([gs1]);
      }),
    );
  });
});

describe("a burst of keys", () => {
  test.each<[string, Timed[], string[], number]>([
    ["thirteen digits in 200 ms and Enter", [...keysOf("1022476128994", 15), { key: end, gap: 15 }], ["1022476128994"], 1],
    ["eight characters", [...keysOf("1234567A", 39), { key: end, gap: 39 }], ["1234567A"], 1],
    ["Enter and then Tab", [...keysOf("12345678", 5), { key: end, gap: 5 }, { key: end, gap: 5 }], ["12345678"], 2],
    [
      "after slow typing",
      [...keysOf("dana", 120), ...keysOf("12345678", 5).with(0, keysOf("1", 90)[0] as Timed), { key: end, gap: 5 }],
      ["12345678"],
      1,
    ],
    [
      "two scans",
      [...keysOf("12345678", 5), { key: end, gap: 5 }, ...keysOf("87654321", 5), { key: end, gap: 5 }],
      ["12345678", "87654321"],
      2,
    ],
    ["seven characters", [...keysOf("1234567", 5), { key: end, gap: 5 }], [], 0],
    ["without a digit", [...keysOf("abcdefghij", 5), { key: end, gap: 5 }], [], 0],
    ["at 40 ms", [...keysOf("12345678", 40), { key: end, gap: 40 }], [], 0],
    ["one slow key among them", [...keysOf("1234", 5), ...keysOf("5", 40), ...keysOf("678", 5), { key: end, gap: 5 }], [], 0],
    ["Enter that comes later", [...keysOf("12345678", 5), { key: end, gap: 40 }], [], 0],
    ["no Enter", keysOf("12345678901234", 5), [], 0],
    ["another key between", [...keysOf("12345678", 5), { key: other, gap: 5 }, { key: end, gap: 5 }], [], 0],
    [
      "Enter alone",
      [
        { key: end, gap: 5 },
        { key: end, gap: 5 },
      ],
      [],
      0,
    ],
  ])("%s", (_, keys, scans, kept) => {
    expect(follow(keys)).toEqual({ scans, kept });
  });

  const character = fc.stringMatching(/^[ -~]$/);
  const quick = fc.integer({ min: 0, max: 39 });

  test("of a scanner is a scan, whatever was typed before", () => {
    const code = fc.string({ unit: character, minLength: 8, maxLength: 60 }).filter((text) => /\d/.test(text));
    fc.assert(
      fc.property(fc.string({ unit: character }), code, fc.integer({ min: 40, max: 5000 }), quick, (before, text, pause, gap) => {
        const [first, ...rest] = keysOf(text, gap);
        const keys = [...keysOf(before, pause), { key: first?.key ?? other, gap: pause }, ...rest, { key: end, gap }];
        expect(follow(keys).scans).toEqual([text]);
      }),
    );
  });

  test("of a person, with one key in eight at least 40 ms after the last, is never a scan", () => {
    const key = fc.oneof(
      { weight: 6, arbitrary: character.map((text): PressedKey => ({ kind: "character", character: text })) },
      fc.constantFrom(end, other),
    );
    const run = fc.tuple(fc.integer({ min: 40, max: 900 }), fc.array(fc.tuple(key, quick), { minLength: 1, maxLength: 7 }));
    fc.assert(
      fc.property(fc.array(run, { maxLength: 20 }), (runs) => {
        const keys = runs.flatMap(([pause, pressed]) =>
          pressed.map(([each, gap], index) => ({ key: each, gap: index === 0 ? pause : gap })),
        );
        expect(follow(keys).scans).toEqual([]);
      }),
    );
  });
});

describe("a pressed key", () => {
  const plain = { key: "", code: "", ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, repeat: false, isComposing: false };
  const is = (character: string): PressedKey => ({ kind: "character", character });
  test.each<[string, Partial<typeof plain>, PressedKey | null]>([
    ["a digit", { key: "7", code: "Digit7" }, is("7")],
    ["a letter under a Hebrew layout", { key: "ש", code: "KeyA" }, is("a")],
    ["a capital letter under a Korean input method", { key: "Process", code: "KeyA", shiftKey: true }, is("A")],
    ["a digit that ends a Korean syllable", { key: "Process", code: "Digit7", isComposing: true }, is("7")],
    ["Enter that ends a Korean syllable", { key: "Process", code: "Enter", isComposing: true }, null],
    ["the separator as Ctrl+]", { key: "]", code: "BracketRight", ctrlKey: true }, is("\u001d")],
    ["the separator as F8", { key: "F8", code: "F8" }, is("\u001d")],
    ["the separator typed with Alt", { key: "0", code: "Numpad0", altKey: true }, is("\u001d")],
    ["Enter", { key: "Enter", code: "Enter" }, end],
    ["Tab", { key: "Tab", code: "Tab" }, end],
    ["Tab backwards", { key: "Tab", code: "Tab", shiftKey: true }, other],
    ["a key that is held", { key: "1", code: "Digit1", repeat: true }, other],
    ["a command", { key: "c", code: "KeyC", ctrlKey: true }, other],
    ["a command of another system", { key: "c", code: "KeyC", metaKey: true }, other],
    ["an arrow", { key: "ArrowDown", code: "ArrowDown" }, other],
    ["Shift", { key: "Shift", code: "ShiftLeft", shiftKey: true }, null],
  ])("%s", (_, facts, key) => {
    expect(pressedKey({ ...plain, ...facts })).toEqual(key);
  });
});
