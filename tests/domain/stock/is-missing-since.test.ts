import { expect, test } from "vitest";
import { isMissingSince } from "~/domain/stock/is-missing-since";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 10, minute));

test.each([
  ["of which no count is known", null, true],
  ["counted before the order", at(4), true],
  ["counted at the moment of the order, which took its boxes from that number", at(5), true],
  ["counted after the order", at(6), false],
])("an order's boxes in stock %s", (_, countedAt, missing) => {
  expect(isMissingSince(at(5), countedAt)).toBe(missing);
});
