import { v7 as newId } from "uuid";
import type { Answers } from "~/calls/answers";
import type { Doors } from "~/db/doors.server";
import { insertSupplyReport, listSupplyReports, type SupplyReportRow } from "~/db/queries/practice/supply-reports.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { type CalendarMonth, daysOfMonth } from "~/domain/calendar/months";
import { csvText } from "~/domain/csv";
import type { Edition, EditionCode } from "~/domain/edition";
import { currencyDigits } from "~/domain/money";
import { missingFactsOf, type SupplyLine } from "~/domain/supply/supply-line";
import { reportDueDay } from "~/domain/supply/supply-month";
import { isCorrection, isIncomplete, linesToReport, type SupplyEntry } from "~/domain/supply/supply-report";
import { supplyCells, supplyColumns, udiOf } from "~/domain/supply/supply-table";
import { permitted, refused, type Verdict } from "~/domain/verdict";
import { editions } from "~/editions/editions";
import { operator } from "../access.server";
import { errorOf } from "../error-of.server";
import { loadSupplies } from "./load-supplies.server";

type Entry = Answers["supply"]["read"]["entries"][number];

const linesOfPage = 100;

const isMonthOver = (month: CalendarMonth, { timeZone }: Edition, now: Date) => daysOfMonth(month).to < marketDayOf(now, timeZone);

/** Returns a month's supplies for reporting (D99); a market without that duty is not found. */
export const loadSupplyReport = operator.supply.read.handler(async ({ input, context: { doors, now }, errors }) => {
  const { month, show = "all", page = 1 } = input;
  const edition = editions[input.edition];
  if (!edition.supplyReport) throw errors.notFound();
  const { entries, reports } = await doors.readOperator((tx) => loadSupplies(tx, edition, month));
  const shown = { all: entries, incomplete: entries.filter(isIncomplete), corrections: entries.filter(isCorrection) };
  const pages = Math.max(1, Math.ceil(shown[show].length / linesOfPage));
  const at = Math.min(page, pages);
  return {
    ...{ edition: edition.code, month, dueDay: reportDueDay(month), isOver: isMonthOver(month, edition, now), show },
    counts: {
      ...{ all: shown.all.length, incomplete: shown.incomplete.length, corrections: shown.corrections.length },
      toTell: linesToReport(entries).length,
    },
    entries: shown[show].slice((at - 1) * linesOfPage, at * linesOfPage).map((entry) => entryAnswer(entry, edition)),
    ...{ page: at, pages },
    reports: reports.map(({ number, takenAt, lines, firstName, lastName }) => ({
      ...{ number, takenAt, lines: lines.length, firstName: firstName ?? "", lastName: lastName ?? "" },
    })),
  };
});

function entryAnswer({ change, corrects, line, told }: SupplyEntry, edition: Edition): Entry {
  return { change, corrects, line: lineAnswer(line, edition), told: change === "corrected" && told ? lineAnswer(told, edition) : null };
}

const lineAnswer = (line: SupplyLine, { currency }: Edition): Entry["line"] => ({
  ...{ ...line, udi: udiOf(line), missing: missingFactsOf(line) },
  price: { amount: line.price, currency },
});

export const takeSupplyReport = operator.supply.take.handler(async ({ input, context: { doors, person, now }, errors }) => {
  if (!editions[input.edition].supplyReport) throw errors.notFound();
  const outcome = await keepSupplyReport(doors, input, { by: person.id, at: now });
  if (!outcome.permitted) throw errorOf(errors, outcome);
  return { number: outcome.number, lines: outcome.lines };
});

type Taking = { edition: EditionCode; month: CalendarMonth; reportId?: string };
type Refusal = Exclude<Verdict<undefined, "monthNotOver" | "nothingToReport" | "changedElsewhere">, { permitted: true }>;
type Taken = { permitted: true; number: number; lines: number } | Refusal;

/**
 * Stores a report of what is still to report (D99); refused before the month is over, and when nothing is new. The same id is stored once.
 */
export async function keepSupplyReport(
  doors: Doors,
  { edition: code, month, reportId: id = newId() }: Taking,
  { by, at }: { by: string; at: Date },
): Promise<Taken> {
  const edition = editions[code];
  if (!isMonthOver(month, edition, at)) return refused("monthNotOver");
  return doors.asOperator(async (tx) => {
    const { entries, reports } = await loadSupplies(tx, edition, month);
    const known = findReport(reports, id);
    if (known) return known;
    const lines = linesToReport(entries);
    if (lines.length === 0) return refused("nothingToReport");
    const number = (reports.at(-1)?.number ?? 0) + 1;
    const isKept = await insertSupplyReport(tx, { edition: code, month, number, id, takenAt: at, operatorId: by, lines });
    if (isKept) return { ...permitted, number, lines: lines.length };
    return findReport(await listSupplyReports(tx, code, month), id) ?? refused("changedElsewhere");
  });
}

/** Returns the report with this id, when it exists already. */
function findReport(reports: readonly SupplyReportRow[], id: string): Taken | null {
  const known = reports.find((report) => report.id === id);
  return known ? { ...permitted, number: known.number, lines: known.lines.length } : null;
}

export const downloadSupplyReport = operator.supply.download.handler(async ({ input, context: { doors }, errors }) => {
  const file = await supplyFile(doors, input);
  if (!file) throw errors.notFound();
  return file;
});

/** Returns the file of a report, or of all present lines (D99); null when there is no such report, or no such duty. */
export async function supplyFile(
  doors: Doors,
  { edition: code, month, number }: { edition: EditionCode; month: CalendarMonth; number?: number | undefined },
) {
  const edition = editions[code];
  const duty = edition.supplyReport;
  if (!duty) return null;
  const { entries, reports } = await doors.readOperator((tx) => loadSupplies(tx, edition, month));
  const lines = number === undefined ? entries : reports.find((report) => report.number === number)?.lines;
  if (!lines) return null;
  const rows = lines.map((each) => supplyCells(each, duty.supplier, currencyDigits[edition.currency]));
  const name = `supply-${code.toLowerCase()}-${month}${number === undefined ? "" : `-${number}`}.csv`;
  return { fileName: name, text: csvText([[...supplyColumns], ...rows]) };
}
