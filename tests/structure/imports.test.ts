import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Import, importsOf, listFiles } from "./source-files";

type Row = { readonly all: readonly string[]; readonly types: readonly string[] };

const wordsOf = (text: string) =>
  text
    .replace(/\(.*?\)/g, "")
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

/** What a cell allows a layer: `domain, db; types of calls`. "each other" are the layers of the row. */
function allowedBy(cell: string, layers: readonly string[]): Row {
  const [all = "", types = ""] = cell.split("; types of ");
  const named = wordsOf(all).flatMap((word) => (word === "each other" ? layers : word === "nothing" ? [] : [word]));
  return { all: named, types: wordsOf(types) };
}

/** The rows of README's table "Allowed imports", by layer; a layer may always import itself. */
const table = new Map<string, Row>(
  (/## Allowed imports\n([\s\S]*?)\n## /.exec(readFileSync("README.md", "utf8"))?.[1] ?? "").split("\n").flatMap((line) => {
    const [, from = "", cell = ""] = line.split("|");
    if (!line.startsWith("|") || /^ *(from|-+) *$/.test(from)) return [];
    return wordsOf(from).map((layer): [string, Row] => [layer, allowedBy(cell, wordsOf(from))]);
  }),
);

const files = listFiles("app", [".ts", ".tsx"]);
const imports = files.flatMap(importsOf);
const within = imports.filter(({ local, target }) => local && !target.includes("/+types/"));

/** `app/domain/money.ts` is of the layer domain, `app/entry.server.tsx` of the layer entry. */
const layerOf = (path: string) => path.split("/")[1]?.split(".")[0] ?? "";

const describeImport = ({ from, target }: Import) => `${from} imports ${target}`;

test("no file imports against README's table of layers", () => {
  const forbidden = within.filter(({ from, target, typeOnly }) => {
    const wanted = layerOf(target);
    const { all, types } = table.get(layerOf(from)) ?? { all: [], types: [] };
    return !(layerOf(from) === wanted || all.includes("all") || all.includes(wanted) || (typeOnly && types.includes(wanted)));
  });
  expect(forbidden.map(describeImport)).toEqual([]);
  expect(files.map(({ path }) => layerOf(path)).filter((layer) => !table.has(layer))).toEqual([]);
});

test("nothing that may run in the browser imports a .server file", () => {
  const browserLayers = ["components", "domain", "calls", "offline", "editions", "forms"];
  const forbidden = within.filter(({ from, target }) => browserLayers.includes(layerOf(from)) && /\.server(\.tsx?)?$/.test(target));
  expect(forbidden.map(describeImport)).toEqual([]);
});

test("middleware and context import the database only to open or describe it, and so does the process", () => {
  const forbidden = within.filter(
    ({ from, target }) =>
      /^app\/(middleware\/|context\.|server\/)/.test(from) &&
      /^app\/db\/(?!(open|doors|own-changes|distribution|open-replica|replica|turns)\.server)/.test(target),
  );
  expect(forbidden.map(describeImport)).toEqual([]);
});

test("the calls import no package but zod and @orpc/contract", () => {
  const packages = imports.filter(({ from, local }) => !local && layerOf(from) === "calls").map(({ target }) => target);
  expect([...new Set(packages)].filter((name) => !["zod", "@orpc/contract"].includes(name))).toEqual([]);
});

test("the rules, and what is typed, import no framework, no database and no web", () => {
  const forbidden = /^(react|express|@?orpc|drizzle|pg$|@electric-sql|remix|i18next|zod$|node:(?!crypto))/;
  const found = imports.filter(
    ({ from, local, target }) => !local && ["domain", "forms"].includes(layerOf(from)) && forbidden.test(target),
  );
  expect(found.map(describeImport)).toEqual([]);
});

test("no file under app imports from tests", () => {
  expect(within.filter(({ target }) => target.startsWith("tests/")).map(describeImport)).toEqual([]);
});

test("there are no barrel files", () => {
  const passesOn = files.filter(({ text }) => {
    const statements = text
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
      .split(/;\s*\n/)
      .map((part) => part.trim())
      .filter(Boolean);
    return (
      statements.length > 0 && statements.every((statement) => /^export\s+(type\s+)?(\*|\{[^}]*\})\s*(as \w+\s*)?from\s/.test(statement))
    );
  });
  expect(passesOn.map(({ path }) => path)).toEqual([]);
});
