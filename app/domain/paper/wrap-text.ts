/** A line of a text: from its first letter to behind its last one, the space at which it was broken not included. */
export type TextLine = { from: number; to: number };

const wide = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々ー";
/** What is never at the beginning of a line. */
const closing = "、。，．・」』）】！？";
const isolatedLtr = "\\u2066[^\\u2069]*\\u2069";
const units = new RegExp(`(?:${isolatedLtr}|[^ \\u2066${wide}])+ *|[${wide}][${closing}]* *| +|.`, "gsu");

/**
 * The lines of a text within a width: broken at spaces, unless they bind, between Chinese and Japanese letters anywhere, within values that are isolated
 * left-to-right nowhere (D18). What is wider than a line by itself is broken at any letter. There is at least one line.
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
