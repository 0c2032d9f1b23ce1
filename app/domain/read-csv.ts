/** A row of a table with the line of the text on which it begins (1 is the first). */
export type CsvRow = { line: number; cells: string[] };

const delimiters = [",", ";", "\t"] as const;

/**
 * The rows of a CSV text (RFC 4180), empty lines left out. Cells are separated by what separates the first line: commas, semicolons or
 * tabs. Cells in quotes may hold separators, line ends and doubled quotes. `unclosedAt` is the line of a quote that never ends; null
 * otherwise.
 */
export function readCsv(text: string): { rows: CsvRow[]; unclosedAt: number | null } {
  const plain = text.replace(/^\ufeff/, "");
  const delimiter = delimiterOf(plain);
  const cell = new RegExp(`"([^"]*(?:""[^"]*)*)"([^"${delimiter}\r\n]*)|([^${delimiter}\r\n]*)`, "y");
  const rows: CsvRow[] = [];
  let [line, at] = [1, 0];
  while (at < plain.length) {
    const row: CsvRow = { line, cells: [] };
    for (let isMore = true; isMore; ) {
      cell.lastIndex = at;
      const [whole = "", quoted, behind = "", bare = ""] = cell.exec(plain) ?? [];
      const isOpen = quoted === undefined ? bare.startsWith('"') : plain[at + whole.length] === '"';
      if (isOpen) return { rows, unclosedAt: line };
      row.cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"') + behind);
      if (quoted !== undefined) line += countLineEnds(quoted);
      at += whole.length;
      isMore = plain[at] === delimiter;
      if (isMore) at += 1;
    }
    if (plain[at] === "\r") at += 1;
    if (plain[at] === "\n") at += 1;
    line += 1;
    if (row.cells.some((each) => each.trim() !== "")) rows.push(row);
  }
  return { rows, unclosedAt: null };
}

const countLineEnds = (text: string) => text.split(/\r\n|\r|\n/).length - 1;

/** The separator that stands most often in the first line, outside quotes. */
function delimiterOf(text: string): (typeof delimiters)[number] {
  const first = /^[^\r\n]*/.exec(text)?.[0].replace(/"[^"]*"/g, "") ?? "";
  const counts = delimiters.map((each) => [each, first.split(each).length] as const);
  return counts.reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}
