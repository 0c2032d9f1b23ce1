import { type Block, flowBlocks } from "./flow-blocks";
import type { Paper } from "./paper";
import { factBlocks, headBlock, noteBlocks, runningHead, sumBlock } from "./paper-blocks";
import { placeTexts } from "./place-texts";
import { type MeasureText, type PlacedPage, sheet } from "./placed-paper";
import { sectionBlocks } from "./section-blocks";

const footHeight = 28;
const footLook = { size: 8, quiet: true };

/**
 * Lays out the pages of a document: its header on the first, a short header on the others, table headers repeated on each page, page
 * numbers at the bottom. A heading stays with the first row of its table, the sums of a table with its last row.
 */
export function layOutPaper(paper: Paper, measure: MeasureText): PlacedPage[] {
  const running = runningHead(paper, measure);
  const blocks: Block[] = [
    headBlock(paper, measure),
    ...factBlocks(paper.facts, measure),
    ...paper.sections.flatMap((section, table) => sectionBlocks(section, table, measure)),
    ...(paper.sums.length > 0 ? [{ ...sumBlock(paper.sums, measure), withNext: paper.notes.length > 0 }] : []),
    ...noteBlocks(paper.notes, measure),
  ];
  const bottom = sheet.height - sheet.margin - footHeight;
  const pages = flowBlocks(blocks, (page) => ({ top: sheet.margin + (page === 0 ? 0 : running.height), bottom }));
  return pages.map(({ pieces, rules }, page) => {
    const [head] = page === 0 ? [] : flowBlocks([running], () => ({ top: sheet.margin, bottom }));
    const foot = placeTexts([{ text: paper.pageLabel(page + 1, pages.length), look: footLook }], { end: true }, measure);
    const footTop = sheet.height - sheet.margin - foot.height;
    return {
      pieces: [...(head?.pieces ?? []), ...pieces, { role: "repeated" as const, top: footTop, texts: foot.texts }],
      rules: [...(head?.rules ?? []), ...rules],
    };
  });
}
