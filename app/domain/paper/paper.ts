import type { Language } from "../language";

/**
 * A document for paper as data, in the order of reading. Its texts are written in its language; what keeps an order of its own within them
 * is between isolates (D18). Amounts are texts of the formatter.
 */
export type Paper = {
  language: Language;
  /** Title of the file, in which no patient is named (D33). */
  title: string;
  /** The name of the product, at the top of the first page. */
  brand: string;
  /** What the number below it is. */
  label: string;
  number: string;
  /** Below the number: when, by whom, in what state. */
  lines: readonly string[];
  /** The practice, its name first, opposite the number. */
  sender: readonly string[];
  facts: readonly PaperFact[];
  sections: readonly PaperSection[];
  /** Below all sections; the totals of the document. */
  sums: readonly PaperSum[];
  notes: readonly string[];
  /** "Page 2 of 3". */
  pageLabel: (page: number, pages: number) => string;
};

export type PaperFact = { label: string; value: string };

/** A table under its heading, with what is below it at either side. A section without columns has no table. */
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

/** `share` of the width of the table, all columns together 1; `end`: its cells end where the column ends, as amounts do. */
export type PaperColumn = { heading: string; share: number; end?: boolean };

/** A text and, below it and smaller, what belongs to it. */
export type PaperCell = { text: string; small: readonly string[] };

export type PaperSum = { label: string; amount: string; total?: boolean };
