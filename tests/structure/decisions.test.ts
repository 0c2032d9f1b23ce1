import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFiles } from "./source-files";

const page = readFileSync("app/decisions.md", "utf8");
const sections = page.split(/^### (?=D\d+ )/m).slice(1);
const numberOf = (section: string) => section.split(" ", 1)[0] ?? "";
const decided = sections.map(numberOf);
const comesLater = sections.filter((section) => /^Comes with issue \d+\.$/m.test(section)).map(numberOf);

const files = ["app", "tests"].flatMap((folder) => listFiles(folder, [".ts", ".tsx", ".css", ".sql", ".mjs"]));
/** Numbers of decisions as comments and test names cite them; in quotes D2 to D4 are parameters of a lens. */
const citations = files.flatMap(({ path, text }) =>
  [...text.matchAll(/(?<!")\bD[1-9]\d{0,2}\b(?!")/g)].map(([number]) => ({ path, number })),
);

test("every decision has a number of its own, in order", () => {
  const numbers = decided.map((number) => Number(number.slice(1)));
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
});

test("every number that code or a test cites is a decision", () => {
  expect(citations.filter(({ number }) => !decided.includes(number)).map(({ path, number }) => `${path}: ${number}`)).toEqual([]);
});

test("every decision is cited by code or a test, or names the issue that brings it", () => {
  const cited = new Set(citations.map(({ number }) => number));
  expect(decided.filter((number) => !cited.has(number) && !comesLater.includes(number))).toEqual([]);
});

test("nothing cites a document outside the repository", () => {
  const elsewhere = /\bspec(ification)?,? sections? \d|\((calls|ui|architecture)\.md|\(contract: |\bshared\/\w+\.md/i;
  const found = files.filter(({ path }) => path !== "tests/structure/decisions.test.ts" && !path.includes("/package/"));
  expect(found.filter(({ text }) => elsewhere.test(text)).map(({ path }) => path)).toEqual([]);
});
