import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path/posix";
import { expect, test } from "vitest";
import { languages } from "~/domain/language";
import { listFiles } from "./source-files";

const appFolders = [
  "calls",
  "components",
  "db",
  "demo",
  "domain",
  "editions",
  "forms",
  "i18n",
  "integrations",
  "locales",
  "middleware",
  "offline",
  "routes",
  "server",
  "services",
  "styles",
];
const appFiles = [
  "cli.ts",
  "context.server.ts",
  "decisions.md",
  "entry.client.tsx",
  "entry.server.tsx",
  "root.tsx",
  "routes.ts",
  "server.ts",
];
const vagueNames = ["utils", "util", "lib", "shared", "features", "types", "common", "misc"];

const code = listFiles("app", [".ts", ".tsx"]);
const tests = listFiles("tests", [".ts", ".tsx", ".mjs"]);

test("app holds the folders and files of the layout and no others", () => {
  const entries = readdirSync("app", { withFileTypes: true });
  expect(entries.filter((entry) => entry.isDirectory() && !appFolders.includes(entry.name)).map(({ name }) => name)).toEqual([]);
  expect(entries.filter((entry) => entry.isFile() && !appFiles.includes(entry.name)).map(({ name }) => name)).toEqual([]);
});

test("no folder has a vague name", () => {
  expect(
    code
      .filter(({ path }) =>
        path
          .split("/")
          .slice(0, -1)
          .some((folder) => vagueNames.includes(folder)),
      )
      .map(({ path }) => path),
  ).toEqual([]);
});

test("no test is below app", () => {
  expect(code.filter(({ path }) => /\.(test|spec)\.|__tests__/.test(path)).map(({ path }) => path)).toEqual([]);
});

test("file names are kebab-case", () => {
  const wrong = [...code, ...tests].filter(({ path }) => !/^[a-z\d]+(-[a-z\d]+)*(\.[a-z]+)+$/.test(basename(path)));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("no two files share a name, except pages of the sitemap and the texts of the languages", () => {
  const named = [...code, ...listFiles("app", [".css"])].filter(({ path }) => !/^app\/(locales\/|routes\/.*\.tsx$)/.test(path));
  const names = named.map(({ path }) => basename(path));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("no file is longer than 250 lines", () => {
  const counted = [...code, ...tests, ...listFiles("app", [".css"])].filter(
    ({ path }) => !/^app\/(locales|demo|db\/migrations)\//.test(path),
  );
  const long = counted.map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length })).filter(({ lines }) => lines > 250);
  expect(long).toEqual([]);
});

test("no folder has more than 40 modules", () => {
  const counts = new Map<string, number>();
  for (const { path } of code.filter((each) => !/^app\/(locales|demo|db\/migrations)\//.test(each.path)))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 40)).toEqual([]);
});

test("half of the files have at most 45 lines", () => {
  const lines = code.filter(({ path }) => !path.startsWith("app/locales/")).map(({ text }) => text.trimEnd().split("\n").length);
  expect(lines.sort((a, b) => a - b)[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(45);
});

test("every language has a file for every namespace", () => {
  const namespaces = (language: string) => readdirSync(`app/locales/${language}`).sort();
  for (const language of languages) expect(namespaces(language), language).toEqual(namespaces("en"));
});
