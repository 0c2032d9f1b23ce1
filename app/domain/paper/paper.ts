import type { Language } from "../language";

/**
 * A document for paper as data, in reading order. Its texts are in its language; parts with their own direction are in isolates (D18).
 * Amounts are formatted texts.
 */
export type Paper = {
  language: Language;
  /** Title of the file, which names no patient (D33). */
  title: string;
  /** The name of the product, at the top of the first page. */
  brand: string;
  /** The label of the number below it. */
  label: string;
  number: string;
  /** Below the number: date, author, status. */
  lines: readonly string[];
  /** The practice, its name first, opposite the number. */
  sender: readonly string[];
  facts: readonly PaperFact[];
  sections: readonly PaperSection[];
  /** Below all sections: the totals of the document. */
  sums: readonly PaperSum[];
  notes: readonly string[];
  /** "Page 2 of 3". */
  pageLabel: (page: number, pages: number) => string;
};

export type PaperFact = { label: string; value: string };

/** A table with its heading, and what follows it on either side. A section without columns has no table. */
export type PaperSection = {
  heading: string;
  /** Opposite the heading. */
  aside: string;
  columns: readonly PaperColumn[];
  /** A cell for each column. */
  rows: readonly (readonly PaperCell[])[];
  notes: readonly string[];
  sums: readonly PaperSum[];
};

/** `share` of the width of the table, all columns together 1; `end` aligns cells to the column's end, as for amounts. */
export type PaperColumn = { heading: string; share: number; end?: boolean };

/** A text with smaller additions below it. */
export type PaperCell = { text: string; small: readonly string[] };

export type PaperSum = { label: string; amount: string; total?: boolean };
