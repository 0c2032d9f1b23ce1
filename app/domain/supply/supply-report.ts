import { missingFactsOf, type SupplyLine } from "./supply-line";

export const supplyChanges = ["new", "corrected", "withdrawn"] as const;
export type SupplyChange = (typeof supplyChanges)[number];

/** A line as a report tells it: new, in place of what an earlier report told, or as no supply any more; `corrects` is that report. */
export type ToldLine = { change: SupplyChange; corrects: number | null; line: SupplyLine };

/** A report that was taken; they are numbered from 1 in each month. */
export type TakenReport = { number: number; lines: readonly ToldLine[] };

/** A line as it stands now: as it was told, or to be told; `told` is what the earlier report says of it. */
export type SupplyEntry = { change: SupplyChange | "told"; corrects: number | null; line: SupplyLine; told: SupplyLine | null };

/**
 * What is reported of a month (D99), beside what its reports told already: a line that differs from what was told of it is a correction,
 * one that is no longer there is withdrawn, the rest of what was not told is new.
 */
export function supplyEntries(present: readonly SupplyLine[], reports: readonly TakenReport[]): SupplyEntry[] {
  const told = noticeLines(reports);
  const keys = new Set(present.map(({ key }) => key));
  const standing = present.map((line): SupplyEntry => {
    const before = told.get(line.key);
    if (!before) return { change: "new", corrects: null, line, told: null };
    return isSame(before.line, line)
      ? { change: "told", corrects: null, line, told: null }
      : { change: "corrected", corrects: before.number, line, told: before.line };
  });
  const gone = [...told.values()].filter(({ line }) => !keys.has(line.key));
  return [...standing, ...gone.map(({ line, number }): SupplyEntry => ({ change: "withdrawn", corrects: number, line, told: line }))];
}

/** Of the entries, what the next report tells. */
export function linesToTell(entries: readonly SupplyEntry[]): ToldLine[] {
  return entries.flatMap(({ change, corrects, line }) => (change === "told" ? [] : [{ change, corrects, line }]));
}

/** What a person has to look at: what lacks something, and what corrects a report. */
export const isIncomplete = ({ change, line }: SupplyEntry) => change !== "withdrawn" && missingFactsOf(line).length > 0;
export const isCorrection = ({ corrects }: SupplyEntry) => corrects !== null;

/** What stands told by the reports, in their order, with the report that told it last. */
function noticeLines(reports: readonly TakenReport[]): Map<string, { line: SupplyLine; number: number }> {
  const told = new Map<string, { line: SupplyLine; number: number }>();
  for (const { number, lines } of reports) {
    for (const { change, line } of lines) {
      if (change === "withdrawn") told.delete(line.key);
      else told.set(line.key, { line, number });
    }
  }
  return told;
}

/** Do two lines say the same? */
function isSame(one: SupplyLine, other: SupplyLine): boolean {
  return (Object.keys(other) as (keyof SupplyLine)[]).every((field) => one[field] === other[field]);
}
