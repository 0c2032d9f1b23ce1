import { expect, test } from "vitest";
import type { z } from "zod";
import { contract } from "~/calls/contract";
import { text } from "~/calls/text";
import { listTextFields } from "./text-fields";

const fields = listTextFields();
const isFull = process.env.PROVE === "full";
const texts = isFull ? 1000 : 200;

/** The same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const unstorable = ["\u0000", "\u0001", "\u0007", "\u000b", "\u000c", "\u001b", "\u007f", "\u0085", "\ud800", "\udfff"];

/** A text of letters with one character that cannot be stored somewhere in it. */
function unreadable(random: () => number): string {
  const letters = Array.from({ length: 1 + Math.floor(random() * 8) }, () => "abאב김1 -"[Math.floor(random() * 8)]);
  letters.splice(Math.floor(random() * (letters.length + 1)), 0, unstorable[Math.floor(random() * unstorable.length)]);
  return letters.join("");
}

/** An input that holds nothing but one text, at its place. */
const inputWith = (path: readonly (string | number)[], given: string): unknown =>
  path.reduceRight<unknown>((inner, step) => {
    if (typeof step !== "number") return { [step]: inner };
    const list: unknown[] = [];
    list[step] = inner;
    return list;
  }, given);

function issuesAt(call: string, path: readonly (string | number)[], given: string) {
  const [area = "", name = ""] = call.split(".");
  const areas = contract as unknown as Record<string, Record<string, { "~orpc": { inputSchema: z.ZodType } }>>;
  const schema = areas[area]?.[name]?.["~orpc"].inputSchema;
  const issues = schema?.safeParse(inputWith(path, given)).error?.issues ?? [];
  // At the text itself, or on the way to it where a list or a record is no whole one.
  return issues.filter((issue) => issue.path.length > 0 && path.join(".").startsWith(issue.path.join(".")));
}

test("every text that a call takes states how long it may be", () => {
  expect(fields.length).toBeGreaterThan(80);
  expect(fields.filter(({ maxLength }) => maxLength === null)).toEqual([]);
});

test(`${texts} texts with characters that cannot be stored are refused at every place where a call takes a text`, () => {
  const random = seeded(7);
  const taken: string[] = [];
  for (let round = 0; round < texts; round += 1) {
    const field = fields[round % fields.length];
    const given = unreadable(random);
    if (field && issuesAt(field.call, field.path, given).length === 0) taken.push(`${field.call} ${field.path.join(".")}`);
  }
  expect(taken).toEqual([]);
});

test("texts of several lines take line ends and tabs, all texts direction marks, none more than they may hold", () => {
  expect(text(20, "lines").safeParse("one\r\n\ttwo").success).toBe(true);
  expect(text(20).safeParse("\u200e-3.25\u200f").success).toBe(true);
  expect(text(3).safeParse("abcd").error?.issues).toMatchObject([{ code: "too_big" }]);
});
