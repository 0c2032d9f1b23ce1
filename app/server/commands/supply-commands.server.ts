import { monthPattern } from "~/domain/calendar/months";
import { editionCodes } from "~/domain/edition";
import { missingFactsOf } from "~/domain/supply/supply-line";
import { reportDueDay } from "~/domain/supply/supply-month";
import { isCorrection, isIncomplete, linesToReport } from "~/domain/supply/supply-report";
import { editions } from "~/editions/editions";
import { translateFor } from "~/i18n/translate-for.server";
import { loadSupplies } from "~/services/supply/load-supplies.server";
import { keepSupplyReport, supplyFile } from "~/services/supply/operated-supplies.server";
import type { CommandOptions } from "./command-options.server";
import { counted } from "./counted.server";
import type { Operating } from "./operating.server";
import { writeCommandFile } from "./write-command-file.server";

const t = translateFor("en");
const linesNamed = 50;

/** Prints the report of a month's supplies and what is missing; records the report on request, and writes its file (D99). */
export async function supplyReportCommand(
  { given, flags }: CommandOptions,
  { doors, terminal, now, operatorId }: Operating,
): Promise<boolean> {
  const { month = "", market, to } = given;
  const markets = editionCodes.filter((code) => editions[code].supplyReport !== null);
  const edition = market === undefined ? markets[0] : markets.find((code) => code === market);
  if (!edition || !monthPattern.test(month)) {
    terminal.complain(edition ? "--month has the form 2026-10." : `--market is one of ${markets.join(", ")}.`);
    return false;
  }
  const { entries } = await doors.readOperator((tx) => loadSupplies(tx, editions[edition], month));
  const incomplete = entries.filter(isIncomplete);
  for (const { line } of incomplete.slice(0, linesNamed)) {
    terminal.print(
      `${line.reference}  ${line.productName} ${line.quantity} x ${line.packSize}: ${missingFactsOf(line).join(", ")} unknown`,
    );
  }
  if (incomplete.length > linesNamed) terminal.print(`... and ${incomplete.length - linesNamed} more.`);
  const counts = [
    ...[counted(entries.length, "line"), `${incomplete.length} incomplete`],
    ...[counted(entries.filter(isCorrection).length, "correction"), `${linesToReport(entries).length} not reported`],
  ];
  terminal.print(`${month} of ${edition}, due by ${reportDueDay(month)}: ${counts.join(", ")}.`);
  const asked = { edition, month };
  const record = async (): Promise<number | null> => {
    const report = await keepSupplyReport(doors, asked, { by: operatorId, at: now });
    if (report.permitted) terminal.print(`Report ${report.number} was recorded, with ${counted(report.lines, "line")}.`);
    else terminal.complain(t(`refusals:${report.code}`));
    return report.permitted ? report.number : null;
  };
  if (to === undefined) return !flags.has("take") || (await record()) !== null;
  return writeCommandFile(to, terminal, async () => {
    const number = flags.has("take") ? await record() : undefined;
    const file = number === null ? null : await supplyFile(doors, { ...asked, number });
    return file?.text ?? null;
  });
}
