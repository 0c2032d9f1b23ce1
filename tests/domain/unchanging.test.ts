import { expect, test } from "vitest";
import { isUnchanging, unchanging } from "~/domain/unchanging";

test("a value that never changes is the same value, frozen and marked", () => {
  const list = [{ name: "one" }];
  expect(isUnchanging(list)).toBe(false);
  expect(unchanging(list)).toBe(list);
  expect([isUnchanging(list), Object.isFrozen(list), isUnchanging([...list])]).toEqual([true, true, false]);
});
