import { existsSync, readdirSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";

const page = "tests/structure/specification.md";
const securityPage = "tests/structure/asvs.md";

const cellsOf = (line) =>
  line
    .slice(1, -1)
    .split(" | ")
    .map((cell) => cell.trim());

const isLine = (line) => line.startsWith("| ") && !/^\| (what +\||---)/.test(line);

/** The lines of the specification's page: section, what is asked for, the file and the title of the test that shows it. */
export function specificationRows(text = readFileSync(page, "utf8")) {
  return text.split(/^## /m).flatMap((part) => {
    const [section = "", ...lines] = part.split("\n");
    const cells = lines.filter(isLine).map(cellsOf);
    return cells.map(([what = "", file = "", title = ""]) => ({ section, what, file, title }));
  });
}

/** The lines of the page about the security standard: the requirements, what they ask, the test or place, its title or how it is met. */
export function standardRows(text = readFileSync(securityPage, "utf8")) {
  const rows = text.split("\n").filter((line) => line.startsWith("| V"));
  return rows.map((line) => {
    const [section = "", what = "", file = "", title = ""] = cellsOf(line);
    return { section, what, file, title };
  });
}

/** Those of them that name a test, but of files that are left out. */
export const securityRows = (leftOut) => standardRows().filter(({ file }) => file.endsWith(".test.ts") && !leftOut.includes(file));

/** What the tests of a run did, by file: the title and the status of each, from every result in the folder. */
export function testsOfRun(folder) {
  const byFile = new Map();
  for (const name of existsSync(folder) ? readdirSync(folder).filter((each) => each.endsWith(".json")) : []) {
    for (const { name: path, assertionResults } of JSON.parse(readFileSync(resolve(folder, name), "utf8")).testResults) {
      const file = relative(process.cwd(), path);
      byFile.set(file, [...(byFile.get(file) ?? []), ...assertionResults]);
    }
  }
  return byFile;
}

/** Titles that a row names: itself, or of a table each that its template makes. */
function isOfTitle(template) {
  const parts = template.split(/%[sdijo#]|\$\{[^}]*\}|\$[\w.]+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`^${parts.join("[^]*")}$`);
  return (title) => title === template || pattern.test(title);
}

/** The rows whose test did not run, or did not pass wherever it ran, each with what became of it. */
export function unshownRows(rows, byFile) {
  return rows.flatMap((row) => {
    const found = (byFile.get(row.file) ?? []).filter(({ title }) => isOfTitle(row.title)(title));
    const statuses = [...new Set(found.map(({ status }) => status))].filter((status) => status !== "passed");
    if (found.length > 0 && statuses.length === 0) return [];
    return [`${row.section}: ${row.what}: ${row.file}, "${row.title}": ${statuses.join(", ") || "not run"}`];
  });
}
