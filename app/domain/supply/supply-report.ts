import { missingFactsOf, type SupplyLine } from "./supply-line";

export const supplyChanges = ["new", "corrected", "withdrawn"] as const;
export type SupplyChange = (typeof supplyChanges)[number];

/** A line in a report: new, a correction of an earlier report, or a withdrawal; `corrects` is that report. */
export type ReportedLine = { change: SupplyChange; corrects: number | null; line: SupplyLine };

/** A finished report; reports are numbered from 1 in each month. */
export type FinishedReport = { number: number; lines: readonly ReportedLine[] };

/** A line as it is now: reported already, or still to report; `told` is its line in the earlier report. */
export type SupplyEntry = { change: SupplyChange | "told"; corrects: number | null; line: SupplyLine; told: SupplyLine | null };

/**
 * Compares a month with its earlier reports (D99): a line that differs from its report is a correction, one that no longer exists is
 * withdrawn, and one that was never reported is new.
 */
export function supplyEntries(present: readonly SupplyLine[], reports: readonly FinishedReport[]): SupplyEntry[] {
  const reported = reportedLines(reports);
  const keys = new Set(present.map(({ key }) => key));
  const presentEntries = present.map((line): SupplyEntry => {
    const before = reported.get(line.key);
    if (!before) return { change: "new", corrects: null, line, told: null };
    return isSame(before.line, line)
      ? { change: "told", corrects: null, line, told: null }
      : { change: "corrected", corrects: before.number, line, told: before.line };
  });
  const removed = [...reported.values()].filter(({ line }) => !keys.has(line.key));
  return [
    ...presentEntries,
    ...removed.map(({ line, number }): SupplyEntry => ({ change: "withdrawn", corrects: number, line, told: line })),
  ];
}

/** Returns the lines for the next report. */
export function linesToReport(entries: readonly SupplyEntry[]): ReportedLine[] {
  return entries.flatMap(({ change, corrects, line }) => (change === "told" ? [] : [{ change, corrects, line }]));
}

/** Whether a person has to look at the line, because data is missing. */
export const isIncomplete = ({ change, line }: SupplyEntry) => change !== "withdrawn" && missingFactsOf(line).length > 0;
export const isCorrection = ({ corrects }: SupplyEntry) => corrects !== null;

/** Returns the lines that the reports leave in force, with the report that contained each last. */
function reportedLines(reports: readonly FinishedReport[]): Map<string, { line: SupplyLine; number: number }> {
  const reported = new Map<string, { line: SupplyLine; number: number }>();
  for (const { number, lines } of reports) {
    for (const { change, line } of lines) {
      if (change === "withdrawn") reported.delete(line.key);
      else reported.set(line.key, { line, number });
    }
  }
  return reported;
}

/** Whether two lines are equal. */
function isSame(one: SupplyLine, other: SupplyLine): boolean {
  return (Object.keys(other) as (keyof SupplyLine)[]).every((field) => one[field] === other[field]);
}
