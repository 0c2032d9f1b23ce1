import type { Block } from "./flow-blocks";
import type { PaperCell, PaperSection } from "./paper";
import { paragraph, placeSum } from "./paper-blocks";
import { placeTexts } from "./place-texts";
import { contentWidth, type MeasureText, type PieceRole, sheet, type TextLook } from "./placed-paper";

const { margin } = sheet;
const headingLook = { size: 11.5, bold: true };
const asideLook = { size: 9, quiet: true };
const noteLook = { size: 8.5 };

/**
 * Returns a heading, its table row by row, and what follows the table. The heading never stands alone on a page, and what follows always
 * has a row with it.
 */
export function sectionBlocks(section: PaperSection, table: number, measure: MeasureText): Block[] {
  const heading = { ...headingBlock(section, measure), withNext: true };
  const foot = footBlock(section, measure);
  if (section.columns.length === 0) return [heading, foot];
  const cells = section.columns.map(({ heading: text }) => ({ text, small: [] }));
  const head = rowBlock(section, { cells, looks: headLooks, role: { cell: "heading", table, row: 0 } }, measure);
  const rows = section.rows.map((row, index): Block => {
    const block = rowBlock(section, { cells: row, looks: cellLooks, role: { cell: "value", table, row: index + 1 } }, measure);
    return { ...block, repeated: head, withNext: index === section.rows.length - 1 };
  });
  return [heading, { ...head, withNext: true }, ...rows, foot];
}

function headingBlock({ heading, aside }: PaperSection, measure: MeasureText): Block {
  const top = 14;
  const named = placeTexts([{ text: heading, look: headingLook }], { width: contentWidth * 0.58 }, measure);
  const column = { start: margin + contentWidth * 0.6, width: contentWidth * 0.4, end: true };
  const placedAside = placeTexts([{ text: aside, look: asideLook }], column, measure);
  const height = top + Math.max(named.height, placedAside.height) + 3;
  return {
    height: height + 2,
    pieces: [{ role: "heading", top, texts: named.texts }, ...paragraph(top + 2, placedAside.texts)],
    rules: [{ start: margin, width: contentWidth, top: height, weight: 1 }],
  };
}

type Looks = { text: TextLook; small: TextLook };
const columnLook = { size: 8, quiet: true };
const headLooks: Looks = { text: columnLook, small: columnLook };
const cellLooks: Looks = { text: { size: 9 }, small: { size: 7.5, quiet: true } };

type Row = { cells: readonly PaperCell[]; looks: Looks; role: Exclude<PieceRole, string> };

const cellGap = 8;
const cellPadding = 3;

/** Returns one row of a table, as high as its highest cell, with a thin rule below it. */
function rowBlock({ columns }: PaperSection, { cells, looks, role }: Row, measure: MeasureText): Block {
  let start: number = margin;
  const placed = columns.map(({ share, end }, index) => {
    const width = share * contentWidth;
    const column = { start: end ? start + cellGap : start, width: width - cellGap, end };
    start += width;
    const { text = "", small = [] } = cells[index] ?? {};
    return placeTexts([{ text, look: looks.text }, ...small.map((part) => ({ text: part, look: looks.small }))], column, measure);
  });
  const height = Math.max(...placed.map((cell) => cell.height)) + 2 * cellPadding;
  const pieces = placed.map(({ texts }) => ({ role, top: cellPadding, texts }));
  return { height, pieces, rules: [{ start: margin, width: contentWidth, top: height, weight: 0.4 }] };
}

const amountLook = { size: 9 };
const totalLook = { size: 9, bold: true };

/** Returns what follows a table: delivery at the start of the lines, amounts at their end. */
function footBlock({ notes, sums }: PaperSection, measure: MeasureText): Block {
  const top = 4;
  const placedNotes = placeTexts(
    notes.map((text) => ({ text, look: noteLook })),
    { width: contentWidth * 0.58 },
    measure,
  );
  let height = top;
  const pieces = sums.map(({ label, amount, total }) => {
    const look = total ? totalLook : amountLook;
    const { piece, height: own } = placeSum({ label, amount, look, from: 0.6, amountFrom: 0.84 }, height, measure);
    height += own;
    return piece;
  });
  return { height: Math.max(top + placedNotes.height, height) + 4, pieces: [...paragraph(top, placedNotes.texts), ...pieces], rules: [] };
}
