import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font, type Glyph } from "fontkit";
import { withoutDirectionMarks } from "~/domain/direction-marks";
import type { Language } from "~/domain/language";
import type { MeasureText, TextLook } from "~/domain/paper/placed-paper";

/** Complete font files: Hebrew and Latin letters with all digits, Korean, and Japanese with Chinese letters. */
const files = {
  heebo: { regular: "heebo/400Regular/Heebo_400Regular.ttf", bold: "heebo/700Bold/Heebo_700Bold.ttf" },
  gothic: { regular: "gothic-a1/400Regular/GothicA1_400Regular.ttf", bold: "gothic-a1/700Bold/GothicA1_700Bold.ttf" },
  udGothic: {
    regular: "biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf",
    bold: "biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf",
  },
} as const;

type Family = keyof typeof files;

/** A font with the metrics that paper needs; `name` identifies it within a document. */
export type PaperFont = { name: string; font: Font; has: (letter: string) => boolean; advance: (letter: string) => number };

/** Marks a run that is painted from right to left: Unicode's override. */
export const rightToLeft = "\u202e";

const familiesOf = (language: Language): readonly Family[] =>
  language === "ja" ? ["heebo", "udGothic", "gothic"] : ["heebo", "gothic", "udGothic"];

const minus = "\u2212";

/** Returns a text as it is painted: a minus before a number is as wide as a plus, unlike the hyphen between letters. */
export function withMinusSigns(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, minus);
}

/** Returns the font of a letter: the first of the language's that has it. */
export function fontFor(letter: string, language: Language, { bold }: TextLook): PaperFont {
  const fonts = familiesOf(language).values();
  for (const family of fonts) {
    const font = openFont(family, bold ? "bold" : "regular");
    if (font.has(letter)) return font;
  }
  return openFont("heebo", bold ? "bold" : "regular");
}

/** Returns a function for the width of texts of a language; for one document, in which words recur. */
export function measureIn(language: Language): MeasureText {
  const known = new Map<string, number>();
  return (text, look) => {
    const key = `${look.bold ? "bold" : "regular"} ${text}`;
    const width = known.get(key) ?? widthOf(withMinusSigns(withoutDirectionMarks(text)), language, look);
    known.set(key, width);
    return width * look.size;
  };
}

const widthOf = (text: string, language: Language, look: TextLook) =>
  [...text].reduce((sum, letter) => sum + fontFor(letter, language, look).advance(letter), 0);

const opened = new Map<string, PaperFont>();

/** Reads a font when its first letter is needed and caches it: there are only six files, 14 MB together. */
function openFont(family: Family, weight: "regular" | "bold"): PaperFont {
  const name = `${family}-${weight}`;
  const known = opened.get(name);
  if (known) return known;
  const path = createRequire(import.meta.url).resolve(`@expo-google-fonts/${files[family][weight]}`);
  const font = paperFont(name, create(readFileSync(path)) as Font);
  opened.set(name, font);
  return font;
}

function paperFont(name: string, font: Font): PaperFont {
  const glyphs = new Map<string, Glyph | null>();
  const find = (letter: string): Glyph | null => {
    const known = glyphs.get(letter);
    if (known !== undefined) return known;
    const codePoint = letter.codePointAt(0) ?? 0;
    const glyph = font.hasGlyphForCodePoint(codePoint) ? glyphOf(font, codePoint) : null;
    glyphs.set(letter, glyph);
    return glyph;
  };
  return {
    name,
    font: Object.create(font, { layout: { value: (text: string) => layOutRun(text, font, (letter) => find(letter) ?? font.getGlyph(0)) } }),
    has: (letter) => find(letter) !== null,
    advance: (letter) => (find(letter)?.advanceWidth ?? 0) / font.unitsPerEm,
  };
}

/**
 * Returns the glyph of a letter. A glyph that several letters share (two kinds of hyphen) is still mapped to the right one; a minus is
 * extracted as keyboards have it.
 */
function glyphOf(font: Font, codePoint: number): Glyph {
  const glyph = font.glyphForCodePoint(codePoint);
  const mappedCodePoint = String.fromCodePoint(codePoint) === minus ? 0x2d : codePoint;
  return glyph.codePoints[0] === mappedCodePoint ? glyph : Object.create(glyph, { codePoints: { value: [mappedCodePoint] } });
}

/**
 * Returns one glyph per letter. None of our scripts needs shaping, and the tables for it would cost half a second for a page of Korean;
 * only letters with vowel signs or accents are left to the font.
 */
function layOutRun(text: string, font: Font, glyphFor: (letter: string) => Glyph) {
  const reversed = text.startsWith(rightToLeft);
  const letters = withoutDirectionMarks(text);
  if (/\p{M}/u.test(letters)) return font.layout(letters, undefined, undefined, undefined, reversed ? "rtl" : "ltr");
  const glyphs = [...letters].map(glyphFor);
  if (reversed) glyphs.reverse();
  return {
    glyphs,
    positions: glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 })),
    advanceWidth: glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0),
  };
}
