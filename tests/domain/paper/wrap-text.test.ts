import { expect, test } from "vitest";
import { wrapText } from "~/domain/paper/wrap-text";

const linesOf = (text: string, width: number) => wrapText(text, width, (part) => part.length).map(({ from, to }) => text.slice(from, to));

test.each([
  ["what fits is one line", "box of 6", 8, ["box of 6"]],
  ["a text is broken at spaces, which no line ends with", "one two three", 7, ["one two", "three"]],
  ["a word that is too wide is broken at any letter", "Peretz-Lavi x", 6, ["Peretz", "-Lavi", "x"]],
  ["Japanese is broken anywhere, but never before a closing mark", "注文確認番号。次", 6, ["注文確認番", "号。次"]],
  ["Korean is broken at spaces", "주문이 접수되었습니다", 8, ["주문이", "접수되었습니다"]],
  ["values stay together", "to \u2066-3.25 -1.25 x 180\u2069 now", 20, ["to", "\u2066-3.25 -1.25 x 180\u2069", "now"]],
  ["a space that binds is no place to break at", "before 204.00\u00a0₪", 10, ["before", "204.00\u00a0₪"]],
  ["nothing is one empty line", "", 8, [""]],
])("%s", (_, text, width, lines) => {
  expect(linesOf(text, width)).toEqual(lines);
});
