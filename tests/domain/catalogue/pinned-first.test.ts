import { expect, test } from "vitest";
import { pinnedFirst } from "~/domain/catalogue/pinned-first";

const ids = (text: string) => text.split("").map((id) => ({ id }));

test.each([
  ["pinned items stand first, in the order of the pins", "abcd", "db", "dbac"],
  ["without a pin nothing moves", "abcd", "", "abcd"],
  ["a pin of something else moves nothing", "abcd", "xy", "abcd"],
])("%s", (_, items, pins, expected) => {
  expect(
    pinnedFirst(ids(items), pins.split(""))
      .map(({ id }) => id)
      .join(""),
  ).toBe(expected);
});
