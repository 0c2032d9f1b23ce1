import { expect, test } from "vitest";
import { remembered, rememberedOf } from "~/domain/remembered";

test("a result is computed once", () => {
  const known = new Map<string, number>();
  expect(remembered(known, "one", () => 1)).toBe(1);
  expect(remembered(known, "one", () => 2)).toBe(1);
});

test("a full map keeps what it is asked for, and is emptied for another key", () => {
  const known = new Map([
    ["one", 1],
    ["two", 2],
  ]);
  expect(remembered(known, "one", () => 3, 2)).toBe(1);
  expect(known.size).toBe(2);
  expect(remembered(known, "three", () => 3, 2)).toBe(3);
  expect([...known]).toEqual([["three", 3]]);
});

test("a result of an object is computed once for that object", () => {
  const known = new WeakMap<object, number>();
  const [one, other] = [{}, {}];
  expect([1, 2].map((result) => rememberedOf(known, one, () => result))).toEqual([1, 1]);
  expect(rememberedOf(known, other, () => 3)).toBe(3);
});
