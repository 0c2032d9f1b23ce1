import fc from "fast-check";
import { expect, test } from "vitest";
import { isBlank, isReadableText, readableText } from "~/domain/readable-text";

test.each([
  ["letters of any script", "Noa שלו 김서연 山田", "line", true],
  ["a pair of surrogates", "👓", "line", true],
  ["pasted direction marks", "\u200e-3.25\u200f", "line", true],
  ["a NUL", "No\u0000a", "line", false],
  ["half of a surrogate pair", "No\ud83d", "line", false],
  ["an escape", "\u001b[31m", "line", false],
  ["a C1 control character", "a\u0085b", "line", false],
  ["a line end in one line", "a\nb", "line", false],
  ["line ends and tabs in several lines", "a\r\n\tb\n", "lines", true],
  ["a NUL in several lines", "a\n\u0000", "lines", false],
  ["the separator of a scan", "0107290000000012\u001d10AB", "scan", true],
  ["a NUL in a scan", "01\u0000", "scan", false],
] as const)("%s", (_, text, kind, readable) => {
  expect(isReadableText(text, kind)).toBe(readable);
});

test("characters that cannot be stored are left out, or replaced when shown", () => {
  expect(readableText("No\u0000a\ud83d\tB", "line")).toBe("NoaB");
  expect(readableText("one\r\n\ttwo\u0007 👓", "lines")).toBe("one\r\n\ttwo 👓");
  expect(readableText("4\u0000", "lines", "\ufffd")).toBe("4\ufffd");
});

const unseen = fc
  .array(
    fc.constantFrom("\u00ad", "\u115f", "\u200b", "\u200d", "\u200e", "\u2066", "\u3164", "\ufe0f", "\ufeff", "\u{e0041}", " ", "\u3000"),
  )
  .map((characters) => characters.join(""));

test("a text of invisible characters and spaces only is blank, and anything visible in it makes it not blank", () => {
  fc.assert(fc.property(unseen, (text) => isBlank(text)));
  const visible = fc.constantFrom("a", "\u05d0", "\uae40", "\u5c71", "7", "-", "\u{1f453}");
  fc.assert(fc.property(unseen, visible, unseen, (before, character, after) => !isBlank(before + character + after)));
});
