/** A line of a text, as indexes: from its first letter to after its last, without the space where it was broken. */
export type TextLine = { from: number; to: number };

const wide = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々ー";
/** Characters that may not start a line. */
const closing = "、。，．・」』）】！？";
const isolatedLtr = "\\u2066[^\\u2069]*\\u2069";
const units = new RegExp(`(?:${isolatedLtr}|[^ \\u2066${wide}])+ *|[${wide}][${closing}]* *| +|.`, "gsu");

/**
 * Breaks a text into lines of a width: at spaces, except non-breaking ones; anywhere between Chinese and Japanese letters; never within
 * values that are isolated left-to-right (D18). A word wider than a line is broken at any letter. Returns at least one line.
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): TextLine[] {
  if (measure(text) <= width) return [{ from: 0, to: text.length }];
  const isTooWide = (from: number, to: number) => measure(text.slice(from, to).trimEnd()) > width;
  const lines: TextLine[] = [];
  const endLine = (from: number, to: number) => lines.push({ from, to: from + text.slice(from, to).trimEnd().length });
  let from = 0;
  let to = 0;
  const take = (unit: string) => {
    if (to > from && isTooWide(from, to + unit.length)) {
      endLine(from, to);
      from = to;
    }
    to += unit.length;
  };
  for (const [unit] of text.matchAll(units)) {
    if (isTooWide(to, to + unit.length)) for (const letter of unit) take(letter);
    else take(unit);
  }
  endLine(from, to);
  return lines;
}
