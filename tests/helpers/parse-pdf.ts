import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextItem } from "pdfjs-dist/types/src/display/api";

/** Letters that were painted together; `left` and `bottom` in points from the corner of the page. Hebrew stands in the order of reading. */
type PaintedText = { text: string; left: number; right: number; bottom: number };

/** A page of a PDF as its glyphs say it: what was painted, line by line from the top, each from the left to the right. */
type ParsedPage = { texts: PaintedText[]; lines: string[]; roles: string[] };

/** What lies further apart than this, in points, is not of one text. */
const columnGap = 4;

/** Reads a PDF back by the meaning of its glyphs, as a viewer does for searching and copying. */
export async function parsePdf(file: Uint8Array): Promise<{ title: string; language: string; fonts: string[]; pages: ParsedPage[] }> {
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0, fontExtraProperties: true }).promise;
  const { info } = await document.getMetadata();
  const { Title: title, Language: language } = info as { Title: string; Language: string };
  const pages: ParsedPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ disableNormalization: true });
    // For what lies apart the reader makes up a wide space.
    const texts = items
      .filter((item): item is TextItem => "str" in item && item.str !== "" && (item.str.trim() !== "" || item.width < columnGap))
      .map(({ str: text, transform, width }) => ({ text, left: transform[4], right: transform[4] + width, bottom: transform[5] }));
    pages.push({ texts, lines: linesOf(texts), roles: rolesOf(await page.getStructTree()) });
  }
  const fonts = [
    ...new Set(
      [
        ...Buffer.from(file)
          .toString("latin1")
          .matchAll(/\/FontName \/([A-Z]{6}\+[\w-]+)/g),
      ].map(([, name = ""]) => name),
    ),
  ];
  await document.destroy();
  return { title, language, fonts, pages };
}

/** What stands at one height, from the left to the right. */
function linesOf(texts: readonly PaintedText[]): string[] {
  const heights = [...new Set(texts.map(({ bottom }) => Math.round(bottom)))].sort((one, other) => other - one);
  return heights.map((height) => {
    const line = texts.filter(({ bottom }) => Math.round(bottom) === height).sort((one, other) => one.left - other.left);
    return line.reduce((text, { text: next, left }, index) => {
      const gap = left - (line[index - 1]?.right ?? left);
      return `${text}${gap > columnGap ? " | " : ""}${next}`;
    }, "");
  });
}

/** An element of the structure, or what it holds. */
type StructNode = { role?: string; type?: string; children?: StructNode[] };

function rolesOf(node: StructNode | null): string[] {
  return [...(node?.role ? [node.role] : []), ...(node?.children ?? []).flatMap(rolesOf)];
}
