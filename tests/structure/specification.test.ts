import { existsSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { contract } from "~/calls/contract";
import routes from "~/routes";

const page = readFileSync("tests/structure/specification.md", "utf8");

type Row = { section: string; what: string; file: string; title: string };

const isLine = (line: string) => line.startsWith("| ") && !/^\| (what +\||---)/.test(line);

const rows: Row[] = page.split(/^## /m).flatMap((part) => {
  const [section = "", ...lines] = part.split("\n");
  const cells = lines.filter(isLine).map((line) =>
    line
      .slice(1, -1)
      .split(" | ")
      .map((cell) => cell.trim()),
  );
  return cells.map(([what = "", file = "", title = ""]) => ({ section, what, file, title }));
});

const named = new Set(rows.flatMap(({ what }) => [...what.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)));
const inModals = new Set(rows.filter(({ section }) => section.includes("Modals")).flatMap(({ what }) => /`([^`]+)`/.exec(what)?.[1] ?? []));

const modulesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...modulesOf(children)]);
const modules = [...new Set(modulesOf(routes))];

const textOf = new Map<string, string>();
function textIn(file: string): string {
  const text = textOf.get(file) ?? (existsSync(file) ? readFileSync(file, "utf8") : "");
  textOf.set(file, text);
  return text;
}

/** Does the file hold a test of this title, or a table of tests whose title is this template? */
function hasTest({ file, title }: Row): boolean {
  const [head = "", ...rest] = textIn(file).split(title);
  const before = [head, ...rest.slice(0, -1)];
  return title !== "" && before.some((text, at) => /(\btest(InFull)?|\))\(\s*["`]$/.test(text) && /^["`]/.test(rest[at] ?? ""));
}

test("every line names a test that is there", () => {
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.filter((row) => !hasTest(row))).toEqual([]);
});

test("every route has a line in tests/structure/specification.md", () => {
  expect(modules.filter((file) => !named.has(file))).toEqual([]);
});

test("every dialog has a line among the modals", () => {
  const dialogs = modules.filter((file) => /\bmodal: true/.test(textIn(`app/${file}`)));
  expect(dialogs.length).toBeGreaterThan(25);
  expect(dialogs.filter((file) => !inModals.has(file))).toEqual([]);
});

test("every call of the contract has a line", () => {
  const calls = Object.entries(contract).flatMap(([area, group]) => Object.keys(group).map((name) => `${area}.${name}`));
  expect(calls.filter((name) => !named.has(name))).toEqual([]);
});

test("no line names a route or call that is gone", () => {
  const calls = Object.entries(contract).flatMap(([area, group]) => Object.keys(group).map((name) => `${area}.${name}`));
  expect([...named].filter((name) => !modules.includes(name) && !calls.includes(name))).toEqual([]);
});
