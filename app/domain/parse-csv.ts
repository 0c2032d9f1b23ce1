/** A row of a table with the line of the text where it starts (the first is 1). */
export type CsvRow = { line: number; cells: string[] };

const delimiters = [",", ";", "\t"] as const;

/**
 * Returns the rows of a CSV text (RFC 4180) without empty lines. The separator is the one that the first line uses: comma, semicolon or
 * tab. Quoted cells may contain separators, line breaks and doubled quotes. `unclosedAt` is the line of a quote that is never closed, else
 * null.
 */
export function parseCsv(text: string): { rows: CsvRow[]; unclosedAt: number | null } {
  const plain = text.replace(/^\ufeff/, "");
  const delimiter = delimiterOf(plain);
  const cell = new RegExp(`"([^"]*(?:""[^"]*)*)"([^"${delimiter}\r\n]*)|([^${delimiter}\r\n]*)`, "y");
  const rows: CsvRow[] = [];
  let [line, at] = [1, 0];
  while (at < plain.length) {
    const row: CsvRow = { line, cells: [] };
    for (let isMore = true; isMore; ) {
      cell.lastIndex = at;
      const [whole = "", quoted, rest = "", bare = ""] = cell.exec(plain) ?? [];
      const isOpen = quoted === undefined ? bare.startsWith('"') : plain[at + whole.length] === '"';
      if (isOpen) return { rows, unclosedAt: line };
      row.cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"') + rest);
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

/** Returns the separator that occurs most often in the first line, outside quotes. */
function delimiterOf(text: string): (typeof delimiters)[number] {
  const first = /^[^\r\n]*/.exec(text)?.[0].replace(/"[^"]*"/g, "") ?? "";
  const counts = delimiters.map((each) => [each, first.split(each).length] as const);
  return counts.reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}
