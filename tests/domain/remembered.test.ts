import { expect, test } from "vitest";
import { mapOf, remembered, rememberedIn, rememberedOf } from "~/domain/remembered";

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

test("a result of an object and a key is computed once for both", () => {
  const known = new WeakMap<object, Map<string, number>>();
  const [one, other] = [{}, {}];
  expect([1, 2].map((result) => rememberedIn(known, one, "key", () => result))).toEqual([1, 1]);
  expect(rememberedIn(known, one, "another key", () => 3)).toBe(3);
  expect(rememberedIn(known, other, "key", () => 4)).toBe(4);
  expect(mapOf(known, one)).toEqual(
    new Map([
      ["key", 1],
      ["another key", 3],
    ]),
  );
});

test("a full map of one object leaves those of others as they are", () => {
  const known = new WeakMap<object, Map<string, number>>();
  const [one, other] = [{}, {}];
  for (const owner of [one, other]) rememberedIn(known, owner, "key", () => 1, 1);
  expect(rememberedIn(known, one, "another key", () => 2, 1)).toBe(2);
  expect([one, other].map((owner) => [...mapOf(known, owner).keys()])).toEqual([["another key"], ["key"]]);
});
