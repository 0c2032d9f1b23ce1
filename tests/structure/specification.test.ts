import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { contract } from "~/calls/contract";
import routes from "~/routes";
import { specificationRows, unshownRows } from "~tests/helpers/specification-rows.mjs";
import { hasTest, textIn } from "./named-tests";

type Row = { section: string; what: string; file: string; title: string };

const rows: Row[] = specificationRows();

const named = new Set(rows.flatMap(({ what }) => [...what.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)));
const inModals = new Set(rows.filter(({ section }) => section.includes("Modals")).flatMap(({ what }) => /`([^`]+)`/.exec(what)?.[1] ?? []));

const modulesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...modulesOf(children)]);
const modules = [...new Set(modulesOf(routes))];

test("every line names an existing test", () => {
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.filter((row) => !hasTest(row))).toEqual([]);
});

test("a text that a line quotes is in the test of the specified texts", () => {
  const quoted = rows.flatMap(({ what, file }) =>
    /\/specified-/.test(file) ? [...what.matchAll(/“([^”]+)”/g)].map(([, text = ""]) => ({ text, file })) : [],
  );
  expect(quoted.length).toBeGreaterThan(70);
  expect(quoted.filter(({ text, file }) => !textIn(file).includes(`"${text}"`))).toEqual([]);
});

test("a line whose test did not run, or did not pass everywhere, is reported", () => {
  const row = { section: "1", what: "a rule", file: "a.test.ts", title: "a %s of $name is kept" };
  const ran = (...tests: [title: string, status: string][]) =>
    new Map([["a.test.ts", tests.map(([title, status]) => ({ title, status }))]]);
  const passed: [string, string] = ["a rule of noa is kept", "passed"];
  expect(unshownRows([row], ran(passed))).toEqual([]);
  expect(unshownRows([row], ran(passed, ["a rule of dana is kept", "failed"]))).toEqual([
    '1: a rule: a.test.ts, "a %s of $name is kept": failed',
  ]);
  expect(unshownRows([row], ran(["a rule of noa is kept", "pending"]))[0]).toMatch(/: pending$/);
  expect(unshownRows([row], ran(["another rule", "passed"]))[0]).toMatch(/: not run$/);
  expect(unshownRows([row], new Map())).toHaveLength(1);
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

test("no line names a route or call that no longer exists", () => {
  const calls = Object.entries(contract).flatMap(([area, group]) => Object.keys(group).map((name) => `${area}.${name}`));
  expect([...named].filter((name) => !modules.includes(name) && !calls.includes(name))).toEqual([]);
});
