import type { Block } from "./flow-blocks";
import type { Paper, PaperFact, PaperSum } from "./paper";
import { placeTexts } from "./place-texts";
import { contentWidth, type MeasureText, type PlacedPiece, type PlacedRule, sheet } from "./placed-paper";

const { margin } = sheet;

/** Position of the product's logo, next to its name. */
export const brandMark = { start: margin, top: margin + 1, size: 16 } as const;

const brandLook = { size: 13, bold: true };
const quiet = { size: 9, quiet: true };
const numberLook = { size: 20, bold: true };
const plain = { size: 9 };
const strong = { size: 9, bold: true };

/** Returns the top of the first page: title and number, opposite the practice. */
export function headBlock({ brand, label, number, lines, sender }: Paper, measure: MeasureText): Block {
  const own = { start: margin, width: contentWidth * 0.6 };
  const other = { start: margin + contentWidth * 0.62, width: contentWidth * 0.38, end: true };
  const named = placeTexts([{ text: brand, look: brandLook }], { ...own, start: margin + brandMark.size + 6 }, measure);
  const labelled = placeTexts([{ text: label, look: quiet }], own, measure);
  const numbered = placeTexts([{ text: number, look: numberLook }], own, measure);
  const titleTexts = placeTexts(
    lines.map((text) => ({ text, look: plain })),
    own,
    measure,
  );
  const from = placeTexts(
    sender.map((text, index) => ({ text, look: index === 0 ? strong : plain })),
    other,
    measure,
  );
  const labelTop = named.height + 10;
  const numberTop = labelTop + labelled.height;
  const titleTop = numberTop + numbered.height;
  const height = Math.max(titleTop + titleTexts.height, from.height) + 8;
  return {
    height: height + 10,
    pieces: [
      { role: "paragraph", top: 0, texts: named.texts },
      { role: "paragraph", top: labelTop, texts: labelled.texts },
      { role: "title", top: numberTop, texts: numbered.texts },
      ...paragraph(titleTop, titleTexts.texts),
      ...paragraph(0, from.texts),
    ],
    rules: [{ start: margin, width: contentWidth, top: height, weight: 1.2 }],
  };
}

const runningLook = { size: 8, quiet: true };

/** Returns the top of the following pages, which names the document. */
export function runningHead({ label, number, sender }: Paper, measure: MeasureText): Block {
  const own = placeTexts([{ text: `${label} ${number}`, look: runningLook }], { width: contentWidth * 0.6 }, measure);
  const column = { start: margin + contentWidth * 0.6, width: contentWidth * 0.4, end: true };
  const other = placeTexts([{ text: sender[0] ?? "", look: runningLook }], column, measure);
  const height = Math.max(own.height, other.height) + 4;
  return {
    height: height + 12,
    pieces: [{ role: "repeated", top: 0, texts: [...own.texts, ...other.texts] }],
    rules: [{ start: margin, width: contentWidth, top: height, weight: 0.5 }],
  };
}

const factColumns = 3;
const factLabel = { size: 8, quiet: true };
const factValue = { size: 10, bold: true };

/** Returns the key facts, three per row. */
export function factBlocks(facts: readonly PaperFact[], measure: MeasureText): Block[] {
  const width = contentWidth / factColumns;
  const rows = Array.from({ length: Math.ceil(facts.length / factColumns) }, (_, row) =>
    facts.slice(row * factColumns, (row + 1) * factColumns),
  );
  return rows.map((row) => {
    const cells = row.map(({ label, value }, column) => {
      const parts = [
        { text: label, look: factLabel },
        { text: value, look: factValue },
      ];
      return placeTexts(parts, { start: margin + column * width, width: width - 10 }, measure);
    });
    return {
      height: Math.max(...cells.map(({ height }) => height)) + 6,
      pieces: cells.map(({ texts }) => ({ role: "paragraph", top: 0, texts })),
      rules: [],
    };
  });
}

const totalLook = { size: 12, bold: true };
const sumLook = { size: 9.5 };

/** Returns amounts below each other at the end of the lines, the total below a rule and larger. */
export function sumBlock(sums: readonly PaperSum[], measure: MeasureText): Block {
  const rules: PlacedRule[] = [];
  let height = 14;
  const pieces = sums.map(({ label, amount, total }) => {
    const look = total ? totalLook : sumLook;
    if (total) {
      rules.push({ start: margin + contentWidth * 0.5, width: contentWidth * 0.5, top: height + 2, weight: 0.8 });
      height += 6;
    }
    const { piece, height: own } = placeSum({ label, amount, look, from: 0.5, amountFrom: 0.8 }, height, measure);
    height += own + 2;
    return piece;
  });
  return { height, pieces, rules };
}

type SumLine = { label: string; amount: string; look: { size: number; bold?: boolean }; from: number; amountFrom: number };

/** Returns an amount with its label; `from` and `amountFrom` are the shares of the width where the two start. */
export function placeSum({ label, amount, look, from, amountFrom }: SumLine, top: number, measure: MeasureText) {
  const labelColumn = { start: margin + contentWidth * from, width: contentWidth * (amountFrom - from) };
  const amountColumn = { start: margin + contentWidth * amountFrom, width: contentWidth * (1 - amountFrom), end: true };
  const labelled = placeTexts([{ text: label, look }], labelColumn, measure);
  const counted = placeTexts([{ text: amount, look }], amountColumn, measure);
  const piece: PlacedPiece = { role: "paragraph", top, texts: [...labelled.texts, ...counted.texts] };
  return { piece, height: Math.max(labelled.height, counted.height) };
}

/** Returns the small print below everything. */
export function noteBlocks(notes: readonly string[], measure: MeasureText): Block[] {
  return notes.map((text) => {
    const { texts, height } = placeTexts([{ text, look: runningLook }], {}, measure);
    return { height: height + 10, pieces: [{ role: "paragraph", top: 10, texts }], rules: [] };
  });
}

/** Returns no piece when there is no text. */
export const paragraph = (top: number, texts: PlacedPiece["texts"]): PlacedPiece[] =>
  texts.length > 0 ? [{ role: "paragraph", top, texts }] : [];
