import { decodeFile, type ImportKind, importBytesMax, importFormats, importKinds } from "~/domain/import/import-file";
import type { ImportMistake } from "~/domain/import/import-mistake";
import type { ImportCounts } from "~/domain/import/parse-import";
import { parseWholeNumber } from "~/domain/whole-number";
import { translateFor } from "~/i18n/translate-for.server";
import { takePreview } from "~/services/imports/apply-import.server";
import { marketFile } from "~/services/imports/download-market.server";
import { countLeaps, keepPreview, previewOnly } from "~/services/imports/preview-import.server";
import { newestVersions, undoVersion } from "~/services/imports/versions.server";
import type { CommandOptions } from "./command-options.server";
import { loadCommandFile } from "./load-command-file.server";
import { marketOf, type Operating } from "./operating.server";
import { writeCommandFile } from "./write-command-file.server";

const t = translateFor("en");

/** Applies a file, or with --dry-run prints what it would change. Mistakes are printed line by line, and then nothing is written. */
export const importCommand =
  (kind: ImportKind) =>
  async (options: CommandOptions, operating: Operating): Promise<boolean> => {
    const { doors, terminal, now, operatorId } = operating;
    const edition = marketOf(options, operating);
    const path = options.given.file ?? "";
    const bytes = edition && (await loadCommandFile(path, terminal));
    if (!edition || !bytes) return false;
    const fileMistake = bytes.length > importBytesMax ? "fileTooLarge" : decodeFile(bytes) === null ? "notUtf8" : null;
    if (fileMistake) return printMistakes([{ line: 1, column: null, code: fileMistake, value: null }], operating);
    const leftOut = options.flags.has("remove") ? ("remove" as const) : ("keep" as const);
    const file = { edition, kind, leftOut, fileName: path.split("/").at(-1) ?? path, content: decodeFile(bytes) ?? "" };
    if (options.flags.has("dry-run")) {
      const { mistakes, counts, changes } = await previewOnly(doors, file);
      if (mistakes.length > 0) return printMistakes(mistakes, operating);
      const leaps = countLeaps(changes);
      if (leaps > 0) terminal.print(t("imports:preview.leaps", { count: leaps }));
      terminal.print(`${countsText(counts)}. Nothing was written.`);
      return true;
    }
    const { mistakes, answer } = await keepPreview(doors, { file, operatorId, now });
    if (!answer) return printMistakes(mistakes, operating);
    if (answer.samples.length === 0) {
      terminal.print(`${countsText(answer.counts)}. The file changes nothing, and no version was created.`);
      return true;
    }
    const outcome = await takePreview(doors, { ...answer, operatorId, now });
    if ("version" in outcome) terminal.print(`${countsText(outcome.version.counts)}. Version ${outcome.version.seq} of ${edition}.`);
    else terminal.complain("The data changed in the meantime. Nothing was written; try again.");
    return "version" in outcome;
  };

const countsText = ({ added, changed, removed, unchanged }: ImportCounts) =>
  `${added} new, ${changed} changed, ${removed} removed, ${unchanged} unchanged`;

function printMistakes(mistakes: readonly ImportMistake[], { terminal }: Operating): false {
  for (const { line, column, code, value } of mistakes) {
    terminal.complain(`Line ${line}${column === null ? "" : `, ${column}`}: ${t(`imports:mistakes.${code}`, { value: value ?? "" })}`);
  }
  terminal.complain("Nothing was changed.");
  return false;
}

/** Prints the newest versions of a market, latest first: number, time, kind, person, file or undone version, and what changed. */
export async function importsCommand(options: CommandOptions, operating: Operating): Promise<boolean> {
  const { doors, terminal } = operating;
  const edition = marketOf(options, operating);
  if (!edition) return false;
  for (const { seq, at, kind, firstName, lastName, fileName, undoneSeq, reason, counts } of await newestVersions(doors, edition)) {
    const what = undoneSeq === null ? (fileName ?? "") : `before version ${undoneSeq}: ${reason ?? ""}`;
    terminal.print(`${seq}  ${at.toISOString()}  ${kind}  ${firstName} ${lastName}  ${what}  ${countsText(counts)}`);
  }
  return true;
}

/** Writes the data of a market to a file, as CSV or JSON by its name; products are those of a series. */
export async function exportCommand(options: CommandOptions, operating: Operating): Promise<boolean> {
  const { doors, terminal } = operating;
  const { kind: asked = "", to = "", series: seriesId } = options.given;
  const edition = marketOf(options, operating);
  const kind = importKinds.find((each) => each === asked);
  const format = importFormats.find((each) => to.endsWith(`.${each}`));
  if (edition && !kind) terminal.complain(`--kind is one of ${importKinds.join(", ")}.`);
  else if (edition && !format) terminal.complain(`--to ends in one of ${importFormats.map((each) => `.${each}`).join(", ")}.`);
  if (!edition || !kind || !format) return false;
  const isWritten = await writeCommandFile(to, terminal, async () => {
    const file = await marketFile(doors, { edition, kind, format, seriesId });
    if (!file) terminal.complain("--series is not a series of the market.");
    return file?.text ?? null;
  });
  if (isWritten) terminal.print(`${to} was written.`);
  return isWritten;
}

/** The largest number that a version can have. */
const versionMax = 2 ** 31 - 1;

/** Restores the state before a version. */
export async function undoImportCommand(options: CommandOptions, operating: Operating): Promise<boolean> {
  const { doors, terminal, now, operatorId } = operating;
  const edition = marketOf(options, operating);
  if (!edition) return false;
  const seq = parseWholeNumber(options.given.version ?? "", versionMax) ?? 0;
  const undone = await undoVersion(doors, { edition, seq, reason: options.given.reason ?? "", operatorId, now });
  if ("version" in undone) terminal.print(`${countsText(undone.version.counts)}. Version ${undone.version.seq} of ${edition}.`);
  else terminal.complain(undone.code === "notFound" ? "There is no such version." : t("refusals:nothingToUndo"));
  return "version" in undone;
}
