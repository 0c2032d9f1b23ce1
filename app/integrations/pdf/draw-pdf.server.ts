import { setImmediate } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { directionOf } from "~/domain/language";
import { layOutPaper } from "~/domain/paper/lay-out-paper";
import type { Paper } from "~/domain/paper/paper";
import { brandMark } from "~/domain/paper/paper-blocks";
import { type PlacedRule, sheet } from "~/domain/paper/placed-paper";
import { createContents } from "./document-contents.server";
import { measureIn } from "./paper-fonts.server";

/** Milliseconds of drawing after which other requests get their turn. */
const turnMilliseconds = 10;

const localeOf = { en: "en", he: "he-IL", ko: "ko-KR", ja: "ja-JP" } as const;

/** Draws a document as a tagged PDF of A4 pages with subset fonts; the process answers other requests meanwhile. */
export async function drawPdf(paper: Paper): Promise<Uint8Array> {
  const takeTurn = createYielder();
  const pages = layOutPaper(paper, measureIn(paper.language));
  await takeTurn();
  const document = new PDFDocument({
    ...{ size: [sheet.width, sheet.height], margin: 0, font: "", autoFirstPage: false, pdfVersion: "1.7", tagged: true },
    ...{ lang: localeOf[paper.language], displayTitle: true, info: { Title: paper.title, Creator: paper.brand } },
  });
  const contents = createContents(document, paper.language);
  for (const [index, { pieces, rules }] of pages.entries()) {
    document.addPage();
    document.markContent("Artifact", { type: "Layout" });
    drawRules(document, rules, paper);
    if (index === 0) drawBrandMark(document, paper);
    document.endMarkedContent();
    for (const piece of pieces) {
      contents.draw(piece);
      await takeTurn();
    }
  }
  contents.end();
  await setImmediate();
  document.end();
  return Buffer.concat(await document.toArray());
}

type Direction = Pick<Paper, "language">;

const startOf = ({ language }: Direction, start: number, width: number) =>
  directionOf(language) === "rtl" ? sheet.width - start - width : start;

function drawRules(document: PDFKit.PDFDocument, rules: readonly PlacedRule[], paper: Direction): void {
  for (const { start, width, top, weight } of rules) {
    const left = startOf(paper, start, width);
    document.lineWidth(weight).strokeColor(weight < 0.5 ? "#b8c2ca" : "#10243a");
    document
      .moveTo(left, top)
      .lineTo(left + width, top)
      .stroke();
  }
}

/** Draws the product's logo, which is never mirrored. */
function drawBrandMark(document: PDFKit.PDFDocument, paper: Direction): void {
  const { start, top, size } = brandMark;
  document.save().translate(startOf(paper, start, size), top);
  document.scale(size / 26).lineWidth(2);
  document.lineJoin("round").path("M6.5 2.5h5a10.5 10.5 0 0 1 0 21h-5a14.5 14.5 0 0 0 0-21z").stroke("#10243a");
  document.lineCap("round").path("M1 13h24").stroke("#0b6e75");
  document.restore();
}

/** Returns a function that yields to other requests when drawing has taken a while. */
function createYielder(): () => Promise<void> {
  let begunAt = performance.now();
  return async () => {
    if (performance.now() - begunAt < turnMilliseconds) return;
    await setImmediate();
    begunAt = performance.now();
  };
}
