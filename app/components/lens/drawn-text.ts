import { glyphOutlines } from "./glyph-outlines";

type Look = { x: number; y: number; size: number; fill: string; opacity?: number; centred?: boolean };

/** Returns the width of a text in the units of `size`; characters without an outline count as half an em, wide ones as a whole. */
export function drawnWidth(text: string, size: number): number {
  const widths = Array.from(text, (character) => outlineOf(character)?.advance ?? (character > "\u1100" ? 1000 : 550));
  return (widths.reduce((sum, width) => sum + width, 0) * size) / 1000;
}

/** Returns a line of text as outlines; a text with other characters (Hebrew, Korean) uses the machine's fonts. */
export function drawnText(text: string, { x, y, size, fill, opacity, centred }: Look): string {
  const start = centred ? x - drawnWidth(text, size) / 2 : x;
  const paint = `fill="${fill}"${opacity === undefined ? "" : ` fill-opacity="${opacity}"`}`;
  if (Array.from(text).some((character) => outlineOf(character) === null)) {
    return `<text x="${rounded(start)}" y="${y}" font-family="Heebo,sans-serif" font-weight="600" font-size="${size}" ${paint}>${escaped(text)}</text>`;
  }
  let at = 0;
  const glyphs = Array.from(text, (character) => {
    const { advance, path } = outlineOf(character) ?? { advance: 0, path: "" };
    const drawn = path === "" ? "" : `<path transform="translate(${at} 0)" d="${path}"/>`;
    at += advance;
    return drawn;
  });
  return `<g transform="translate(${rounded(start)} ${y}) scale(${size / 1000})" ${paint}>${glyphs.join("")}</g>`;
}

/** Returns the largest of the sizes at which the text fits into the width; the smallest when none does. */
export function fittingSize(text: string, width: number, sizes: readonly number[]): number {
  return sizes.find((size) => drawnWidth(text, size) <= width) ?? Math.min(...sizes);
}

const rounded = (value: number) => Math.round(value * 100) / 100;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function outlineOf(character: string): { advance: number; path: string } | null {
  const outline = glyphOutlines[character];
  if (outline === undefined) return null;
  const [advance = "0"] = outline.split(" ", 1);
  return { advance: Number(advance), path: outline.slice(advance.length + 1) };
}
